import { createHash } from 'node:crypto'

/** Rows of a table as COPY writes them, counted and added up. */
export interface RowSum {
  readonly rows: number
  /** The same for the same rows in any order; hex text of 128 bits. */
  readonly sum: string
}

const NEWLINE = 0x0a
const MASK = (1n << 64n) - 1n

/** COPY escapes line breaks in values, so that each line is a row. */
export function createRowSum() {
  let [rows, high, low] = [0, 0n, 0n]
  let unfinished: Buffer[] = []

  function add(line: Buffer): void {
    const hash = createHash('sha256').update(line).digest()
    high = (high + hash.readBigUInt64BE(0)) & MASK
    low = (low + hash.readBigUInt64BE(8)) & MASK
    rows += 1
  }

  return {
    push(chunk: Buffer): void {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        const line = chunk.subarray(start, end)
        add(unfinished.length === 0 ? line : Buffer.concat([...unfinished, line]))
        unfinished = []
        start = end + 1
      }
      if (start < chunk.byteLength) unfinished.push(chunk.subarray(start))
    },
    rows: () => rows,
    result: (): RowSum => ({ rows, sum: [high, low].map(asHex).join('') }),
  }
}

const asHex = (value: bigint) => value.toString(16).padStart(16, '0')
