/* Small sounds made on the spot; off until somebody turns them on. */

import { EVENTS, type GameView } from "./protocol";
import { settings } from "./settings.svelte";

interface Note {
  pitch: number;
  at: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const WOOD: Note[] = [
  { pitch: 190, at: 0, length: 0.09, wave: "triangle", loud: 0.5 },
  { pitch: 95, at: 0, length: 0.12, wave: "sine", loud: 0.6 },
];
const CHIME: Note[] = [
  { pitch: 660, at: 0, length: 0.22, wave: "sine", loud: 0.22 },
  { pitch: 990, at: 0.07, length: 0.3, wave: "sine", loud: 0.18 },
];
const YOUR_TURN: Note[] = [
  { pitch: 440, at: 0.05, length: 0.18, wave: "sine", loud: 0.2 },
  { pitch: 587, at: 0.17, length: 0.3, wave: "sine", loud: 0.2 },
];
const END: Note[] = [392, 494, 587, 784].map((pitch, step) => ({ pitch, at: step * 0.13, length: 0.5, wave: "sine", loud: 0.2 }));

/* By how an event sounds; only the first of these is heard. */
const SOUNDS: readonly [string, Note[]][] = [
  ["fanfare", END],
  ["chime", CHIME],
  ["wood", WOOD],
];

class Sounds {
  private context: AudioContext | null = null;
  private wasYours = false;

  of(view: GameView): void {
    const heard = view.happened.map(({ kind }) => EVENTS[kind]?.sound);
    const loudest = SOUNDS.find(([sound]) => heard.includes(sound));
    if (loudest) this.play(loudest[1]);
    if (view.is_yours && !this.wasYours) this.play(YOUR_TURN);
    this.wasYours = view.is_yours;
  }

  play(notes: Note[]): void {
    if (!settings.sounds) return;
    this.context ??= new AudioContext();
    for (const note of notes) this.note(this.context, note);
  }

  private note(context: AudioContext, { pitch, at, length, wave, loud }: Note): void {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud * 0.5, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

export const sounds = new Sounds();
