import { inMillionths, type Positions, rankWithPair } from './rank.ts'
import { SEGMENT_SIZE, type Segment } from './segment.ts'
import type { QueryNode, QueryWord, WordQuery } from './text-query.ts'

/** Called with each document that matches, and its rank in millionths. */
type OnMatch = (document: number, rank: number) => void

/** The matching documents of a segment that are visible to these readers, without ranks. */
export function documentsThatMatch(
  segment: Segment,
  query: WordQuery,
  readers: number,
): readonly number[] {
  const ranges = query.words.map((word) => rangeOf(segment, word))
  return foundAmong(segment, documentsOf(segment, query.root, ranges), readers).numbers
}

/** The postings of a word, or of all words with a beginning. */
interface Range {
  readonly start: number
  readonly end: number
}

const BITS = 32
const LINE = SEGMENT_SIZE / BITS

/** The matching documents of a segment that are visible to these readers. */
export function matchSegment(
  segment: Segment,
  query: WordQuery,
  readers: number,
  onMatch: OnMatch,
): void {
  const ranges = query.words.map((word) => rangeOf(segment, word))
  const found = foundAmong(segment, documentsOf(segment, query.root, ranges), readers)
  if (found.numbers.length === 0) return
  // A query for all words ranks by proximity if they are different words.
  const isNear = query.root.kind === 'and' && query.ranked.length > 1
  const ranked = query.ranked.flatMap((at) => ranges[at] ?? [])
  const ranks = isNear
    ? ranksByNearness(segment, found, ranked)
    : ranksByWords(segment, found, ranked)
  const { numbers } = found
  for (let at = 0; at < numbers.length; at += 1) {
    onMatch(numbers[at] ?? 0, inMillionths(ranks[at] ?? 0))
  }
}

type Test = (word: string) => boolean

const wordAt = ({ words, wordEnds }: Segment, at: number): string =>
  words.slice(at === 0 ? 0 : wordEnds[at - 1], wordEnds[at])

/** The first word that does not pass, of those between two places. */
function firstAfter(segment: Segment, isBefore: Test, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(wordAt(segment, middle))) low = middle + 1
    else high = middle
  }
  return low
}

/** The same for one that is near: words of one beginning are few. */
function firstSoonAfter(segment: Segment, isBefore: Test, from: number): number {
  const count = segment.wordEnds.length
  let [low, step] = [from, 1]
  while (low + step <= count && isBefore(wordAt(segment, low + step - 1))) {
    low += step
    step *= 2
  }
  return firstAfter(segment, isBefore, low, Math.min(low + step, count))
}

function rangeOf(segment: Segment, { word, isBeginning }: QueryWord): Range {
  const first = firstAfter(segment, (other) => other < word, 0, segment.wordEnds.length)
  const isWithin: Test = isBeginning ? (other) => other.startsWith(word) : (other) => other === word
  const last = firstSoonAfter(segment, isWithin, first)
  const { postingEnds } = segment
  return { start: postingEnds[first - 1] ?? 0, end: postingEnds[last - 1] ?? 0 }
}

/** A bit for each document that fits. */
function documentsOf(segment: Segment, node: QueryNode, ranges: readonly Range[]): Uint32Array {
  if (node.kind === 'word') return documentsWith(segment, ranges[node.at])
  const [first, ...others] = node.parts.map((part) => documentsOf(segment, part, ranges))
  const found = first ?? new Uint32Array(LINE)
  const isAll = node.kind === 'and'
  for (const other of others) {
    for (let at = 0; at < LINE; at += 1) {
      const one = found[at] ?? 0
      const two = other[at] ?? 0
      found[at] = isAll ? one & two : one | two
    }
  }
  return found
}

function documentsWith({ documents }: Segment, range: Range | undefined): Uint32Array {
  const found = new Uint32Array(LINE)
  if (!range) return found
  for (let at = range.start; at < range.end; at += 1) {
    const document = documents[at] ?? 0
    found[document >> 5] = (found[document >> 5] ?? 0) | (1 << (document & 31))
  }
  return found
}

interface DocumentMatches {
  readonly numbers: readonly number[]
  /** The place of a document among the numbers; -1 for the others. */
  readonly placeOf: (document: number) => number
}

/** The position of each current document of the segment among its matches. */
const places = new Uint16Array(SEGMENT_SIZE)

function foundAmong(
  { readers: seenBy }: Segment,
  bits: Uint32Array,
  readers: number,
): DocumentMatches {
  const numbers: number[] = []
  for (let line = 0; line < LINE; line += 1) {
    let mask = 0
    for (let left = bits[line] ?? 0; left !== 0; left &= left - 1) {
      const lowest = left & -left
      const document = line * BITS + 31 - Math.clz32(lowest)
      if (((seenBy[document] ?? 0) & readers) === 0) continue
      mask |= lowest
      places[document] = numbers.length
      numbers.push(document)
    }
    bits[line] = mask
  }
  const isFound = (document: number) => (((bits[document >> 5] ?? 0) >> (document & 31)) & 1) === 1
  return { numbers, placeOf: (document) => (isFound(document) ? (places[document] ?? 0) : -1) }
}

/** Any of the words: the sum of their contributions. */
function ranksByWords(
  { documents, lists, contributions }: Segment,
  { numbers, placeOf }: DocumentMatches,
  ranges: readonly Range[],
): Float32Array {
  const ranks = new Float32Array(numbers.length)
  for (const { start, end } of ranges) {
    for (let at = start; at < end; at += 1) {
      const place = placeOf(documents[at] ?? 0)
      if (place >= 0) ranks[place] = (ranks[place] ?? 0) + (contributions[lists[at] ?? 0] ?? 0)
    }
  }
  return ranks.map((rank) => rank / ranges.length)
}

const NONE = -1
/** The rank that the database assigns to a document whose words are all at one position. */
const NOT_NEAR = 1e-20

/** All of the words: each pair of them, the nearer the better. Of several words with one beginning the last is compared. */
function ranksByNearness(
  segment: Segment,
  { numbers, placeOf }: DocumentMatches,
  ranges: readonly Range[],
): Float32Array {
  const { documents, lists } = segment
  const ranks = new Float32Array(numbers.length).fill(NONE)
  const before: Int32Array[] = []
  for (const { start, end } of ranges) {
    const own = new Int32Array(numbers.length).fill(NONE)
    for (let at = start; at < end; at += 1) {
      const place = placeOf(documents[at] ?? 0)
      if (place < 0) continue
      const list = lists[at] ?? 0
      ranks[place] = withAll(segment, ranks[place] ?? NONE, list, before, place)
      own[place] = list
    }
    before.push(own)
  }
  return ranks.map((rank) => (rank < 0 ? NOT_NEAR : rank))
}

/** The rank of a document after adding a word to the previous ones. */
function withAll(
  segment: Segment,
  rank: number,
  list: number,
  before: readonly Int32Array[],
  place: number,
): number {
  const positions = positionsOf(segment, list)
  let result = rank
  for (const lists of before) {
    const other = lists[place] ?? NONE
    if (other !== NONE) result = rankWithPair(result, positions, positionsOf(segment, other))
  }
  return result
}

const positionsOf = ({ positions, listEnds }: Segment, list: number): Positions => ({
  all: positions,
  start: list === 0 ? 0 : (listEnds[list - 1] ?? 0),
  end: listEnds[list] ?? 0,
})
