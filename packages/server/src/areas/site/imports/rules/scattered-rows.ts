import { createReason } from '@vitrine/contract/reasons'
import type { Row, RowProblem } from '../model.ts'
import type { NamedRow } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Takes 16 MiB for any file: with five million products, one in 800 is a false positive, which is harmless. */
const BITS = 2 ** 27
const MAX_SUSPECTS = 100_000
const MAX_COLLECTED = 100_000

type Rows = AsyncIterable<readonly (NamedRow | RowProblem)[]>

/** The result of the first pass over a file. */
export interface Scan {
  readonly rows: number
  /** Handles whose rows may be scattered. */
  readonly suspects: ReadonlySet<string>
}

/** Counts the rows and finds products with scattered rows, in bounded memory. */
export async function scanRows(rows: Rows): Promise<Scan> {
  const seen = createSketch()
  const suspects = new Set<string>()
  let count = 0
  let last = ''
  for await (const some of rows) {
    count += some.length
    for (const row of some) {
      if (row.kind !== 'row' || row.handle === last) continue
      last = row.handle
      if (!seen.add(row.handle)) continue
      suspects.add(copyOf(row.handle))
      if (suspects.size > MAX_SUSPECTS) throw tooManyScattered(row.line)
    }
  }
  return { rows: count, suspects }
}

/** All rows of the suspected products, from anywhere in the file. */
export async function collectRows(
  rows: Rows,
  suspects: ReadonlySet<string>,
): Promise<Map<string, Row[]>> {
  const collected = new Map<string, Row[]>()
  let count = 0
  for await (const some of rows) {
    for (const row of some) {
      if (row.kind !== 'row' || !suspects.has(row.handle)) continue
      count += 1
      if (count > MAX_COLLECTED) throw tooManyScattered(row.line)
      const existing = collected.get(row.handle)
      const stored = { ...row, cells: copyCells(row) }
      if (existing) existing.push(stored)
      else collected.set(copyOf(row.handle), [stored])
    }
  }
  return collected
}

/** A copy of a text: a substring would keep the whole chunk in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString()

const copyCells = ({ cells }: Row): Row['cells'] =>
  Object.fromEntries(Object.entries(cells).map(([key, text = '']) => [key, copyOf(text)]))

const tooManyScattered = (line: number) =>
  new UnreadableFile(line, 'Handle', createReason('ROWS_TOO_SCATTERED'))

/** A set of texts in a fixed number of bits (a Bloom filter with three bits per text). */
function createSketch() {
  const words = new Uint32Array(BITS / 32)
  return {
    /** Returns whether the text was probably added before. */
    add(text: string): boolean {
      const first = hash(text, 0x811c9dc5)
      const second = hash(text, 0x9747b28c) | 1
      let isKnown = true
      for (let turn = 0; turn < 3; turn += 1) {
        const bit = ((first + Math.imul(turn, second)) >>> 0) % BITS
        const mask = 1 << (bit & 31)
        if (((words[bit >>> 5] ?? 0) & mask) === 0) isKnown = false
        words[bit >>> 5] = (words[bit >>> 5] ?? 0) | mask
      }
      return isKnown
    },
  }
}

function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    value ^= value >>> 15
  }
  value = Math.imul(value ^ (value >>> 13), 0x85ebca6b)
  return (value ^ (value >>> 16)) >>> 0
}
