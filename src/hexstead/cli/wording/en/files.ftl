# Files and documents. $file: its name.

file-stdin = standard input
file-stdout = standard output
file-unwritable = { $file }: can't be written: { $why }.
file-not-ordinary = { $file }: not an ordinary file.
file-no-folder = { $file }: there is no such folder.
file-exists = { $file } already exists: continue it with --resume { $file }, or choose another file.

# $found: position, record or setup; $wanted: position or record.
file-kind = { $file }: this is { $found ->
    [position] a position
    [record] a record
   *[setup] a set-up
}, but you need { $wanted ->
    [record] a record
   *[position] a position
}. To see its fields: hexstead schema { $wanted }
file-record = { $file }: this is a record, but you need a position. To see the gold of a record: hexstead show { $file }
file-old-rules = { $file }: this position was made for rules { $rules }; its gold is counted by today's rules.
