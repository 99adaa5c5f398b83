# Where. A `place-` completes "Baue eine Siedlung ...", a `way-` completes "Versetze eine Siedlung ...".
# `.many` completes "Baue 3 Siedlungen ..."; `.none` says that there is no such hex.

place-on = auf ein { $terrain-field }
    .many = auf { $terrain-many }
    .none = kein freies { $terrain-field }
place-on-card = auf das Gelände deiner Karte
    .many = auf das Gelände deiner Karte
    .none = kein freies Feld im Gelände deiner Karte
place-on-drawn = auf das Gelände der gezogenen Karte
    .many = auf das Gelände der gezogenen Karte
    .none = kein freies Feld im Gelände der gezogenen Karte
place-on-either = { $terrains-count ->
        [one] auf ein { $terrains-field }
       *[other] auf { $terrains-or }
    }
    .many = { $terrains-count ->
        [one] auf { $terrains-many }
       *[other] auf { $terrains-or }
    }
    .none = { $terrains-count ->
        [one] kein freies { $terrains-field }
       *[other] kein freies Feld mit { $terrains-or }
    }
place-on-suitable = auf ein bebaubares Feld
    .many = auf bebaubare Felder
    .none = kein freies bebaubares Feld
place-on-edge = am Rand des Spielplans
    .many = am Rand des Spielplans
    .none = kein freies Feld am Rand des Spielplans
place-beside = neben { $terrain-beside }
    .many = neben { $terrain-beside }
    .none = kein freies Feld neben { $terrain-beside }
place-beside-special = neben einem Sonderfeld
    .many = neben Sonderfeldern
    .none = kein freies Feld neben einem Sonderfeld
place-beside-foreign = neben einer fremden Siedlung
    .many = neben fremden Siedlungen
    .none = kein freies Feld neben einer fremden Siedlung
place-at-line-ends = ans Ende einer Linie aus mindestens 3 von dir
    .many = ans Ende von Linien aus mindestens 3 von dir
    .none = kein freies Feld am Ende einer Linie aus mindestens 3 von dir
place-anywhere = irgendwo auf dieses Gelände
    .many = irgendwo auf dieses Gelände
    .none = kein freies Feld dieses Geländes
place-nowhere = nirgends
    .many = nirgends
    .none = kein freies Feld

way-on = auf ein { $terrain-field }
    .many = auf { $terrain-many }
    .none = kein freies { $terrain-field }
way-on-card = auf das Gelände deiner Karte
    .many = auf das Gelände deiner Karte
    .none = kein freies Feld im Gelände deiner Karte
way-on-suitable = auf ein bebaubares Feld
    .many = auf bebaubare Felder
    .none = kein freies bebaubares Feld
way-two-hexes = zwei Felder in gerader Linie
    .many = zwei Felder in gerader Linie
    .none = kein freies Feld zwei Felder weiter in gerader Linie
