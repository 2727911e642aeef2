import { ImportFileUnreadable } from '@vitrine/contract/imports'
import { englishOf, type Reason } from '@vitrine/contract/reasons'

/** The file as a whole cannot be read; the message says where and what would be accepted. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly line: number
  readonly reason: Reason
  constructor(line: number, column: string | number | undefined, reason: Reason) {
    const place = column === undefined ? `Line ${line}` : `Line ${line}, column ${quoted(column)}`
    super(`${place}: ${englishOf(reason)}`)
    this.line = line
    this.reason = { ...reason, line, ...(column !== undefined && { column: String(column) }) }
  }
}

const quoted = (column: string | number) => (typeof column === 'number' ? column : `"${column}"`)

/** The error of an operation that reads the file. */
export const unreadable = ({ message, reason }: UnreadableFile) =>
  ImportFileUnreadable({ reason: message, cause: reason })
