import type { Row, RowProblem } from '../model.ts'
import type { NamedRow } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** 16 MiB whatever the file: among five million products one in 800 is suspected wrongly, at no harm. */
const BITS = 2 ** 27
const MAX_SUSPECTS = 100_000
const MAX_GATHERED = 100_000

type Rows = AsyncIterable<readonly (NamedRow | RowProblem)[]>

/** What the first reading of a file finds out. */
export interface Scan {
  readonly rows: number
  /** Handles whose rows may stand apart from each other. */
  readonly suspects: ReadonlySet<string>
}

/** Counts the rows and finds products whose rows do not stand together, in bounded memory. */
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
      suspects.add(own(row.handle))
      if (suspects.size > MAX_SUSPECTS) throw tooScattered(row.line)
    }
  }
  return { rows: count, suspects }
}

/** All rows of the suspected products, gathered from wherever they stand. */
export async function gatherRows(
  rows: Rows,
  suspects: ReadonlySet<string>,
): Promise<Map<string, Row[]>> {
  const gathered = new Map<string, Row[]>()
  let count = 0
  for await (const some of rows) {
    for (const row of some) {
      if (row.kind !== 'row' || !suspects.has(row.handle)) continue
      count += 1
      if (count > MAX_GATHERED) throw tooScattered(row.line)
      const known = gathered.get(row.handle)
      const kept = { ...row, cells: ownCells(row) }
      if (known) known.push(kept)
      else gathered.set(own(row.handle), [kept])
    }
  }
  return gathered
}

/** A copy of a text: a part of a piece of the file keeps the whole piece in memory. */
const own = (text: string): string => Buffer.from(text).toString()

const ownCells = ({ cells }: Row): Row['cells'] =>
  Object.fromEntries(Object.entries(cells).map(([key, text]) => [key, own(text)]))

const tooScattered = (line: number) =>
  new UnreadableFile(
    line,
    'Handle',
    'too many products have rows that stand apart; sort the file by its handles',
  )

/** Remembers texts in a fixed number of bits (a Bloom filter with three bits for each). */
function createSketch() {
  const words = new Uint32Array(BITS / 32)
  return {
    /** Whether the text was probably added before. */
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
