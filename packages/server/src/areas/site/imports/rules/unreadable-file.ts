/** The file as a whole cannot be read; the message says where and what would be accepted. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly line: number
  constructor(line: number, column: string | number | undefined, sentence: string) {
    const place = column === undefined ? `Line ${line}` : `Line ${line}, column ${quoted(column)}`
    super(`${place}: ${sentence}`)
    this.line = line
  }
}

const quoted = (column: string | number) => (typeof column === 'number' ? column : `"${column}"`)
