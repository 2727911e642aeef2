import type { AllMatches, NumberSet, RankedPage } from '../../../shared/model/search-index.ts'
import { createBestMatches } from './best-matches.ts'
import { createFacetValues } from './facet-values.ts'
import { documentsThatMatch, matchSegment } from './match.ts'
import { createNumberSet } from './number-set.ts'
import {
  buildSegment,
  bytesOfSegment,
  createSegmentBuilder,
  ID_BYTES,
  type IndexedText,
  idBytes,
  productIdAt,
  SEGMENT_SIZE,
  type Segment,
} from './segment.ts'
import { textsOf } from './segment-texts.ts'
import type { WordQuery } from './text-query.ts'

export type WordIndex = ReturnType<typeof createWordIndex>

/** A document as read: for each facet field the list of its values, a JSON array of texts. */
export interface DocumentText extends Omit<IndexedText, 'facets'> {
  readonly facets?: readonly string[]
}

export interface Finding extends RankedPage {
  readonly readers: number
  /** Indexes of fields whose values are counted in all matches. */
  readonly counted?: readonly number[]
  /** Indexes of fields whose values are returned for each match of the page. */
  readonly listed?: readonly number[]
}

/** A page of the best matches. */
export interface MatchPage {
  readonly matches: readonly FoundMatch[]
  /** Number of matches on all pages. */
  readonly total: number
  /** For each counted field and list of values: how many matches have it. */
  readonly counts: readonly Uint32Array[]
  /** For each listed field, side by side with the matches, the number of the list of values. */
  readonly lists: readonly (readonly number[])[]
}

export interface FoundMatch {
  readonly id: string
  readonly rank: number
  readonly numericId: number
}

/**
 * The documents of a site in memory. It finds and ranks like PostgreSQL, from texts in PostgreSQL's form.
 * Documents are in immutable segments: a segment with removed documents replaces the previous one, and small
 * segments are merged.
 */
export function createWordIndex() {
  let segments: readonly Segment[] = []
  let bytes = 0
  let builder = createSegmentBuilder()
  const values = createFacetValues()
  const setSegments = (next: readonly Segment[]) => {
    segments = next
    bytes = next.reduce((sum, segment) => sum + bytesOfSegment(segment), 0)
  }
  function complete(): void {
    if (builder.size() > 0) setSegments([...segments, builder.finish()])
    builder = createSegmentBuilder()
  }
  const toIndexed = ({ facets, ...text }: DocumentText): IndexedText =>
    facets ? { ...text, facets: facets.map(values.numberOf) } : text
  return {
    /** Memory in bytes. */
    bytes: () => bytes + values.bytes(),
    size: () => segments.reduce((sum, { size }) => sum + size, 0),
    /** Adds the next documents of a new index, in the order of their ids; `finish` after the last. */
    add(texts: readonly DocumentText[]): void {
      if (builder.size() + texts.length > SEGMENT_SIZE) complete()
      builder.add(texts.map(toIndexed))
    },
    finish: complete,
    /** Replaces the documents of some products; those without a new one are removed. */
    put(productIds: readonly string[], texts: readonly DocumentText[]): void {
      const added = chunksOf(texts.map(toIndexed)).map(buildSegment)
      setSegments(merged([...without(segments, productIds.map(idBytes)), ...added]))
    },
    /** The values of a list, as a page counts them. */
    valuesOf: values.valuesOf,
    /** All matches that these readers see, in no order; undefined where they are too many. */
    findAll(query: WordQuery, readers: number, max: number): AllMatches | undefined {
      const found = { ids: [] as string[], numericIds: [] as number[], ranks: [] as number[] }
      for (const segment of segments) {
        matchSegment(segment, query, readers, (document, rank) => {
          if (found.ids.length > max) return
          found.ids.push(productIdAt(segment, document))
          found.numericIds.push(segment.numericIds[document] ?? 0)
          found.ranks.push(rank)
        })
        if (found.ids.length > max) return undefined
      }
      return found
    },
    /** The numbers of all matches, a segment at a time. */
    findNumbersInSteps: (query: WordQuery, readers: number) =>
      findNumbers(segments, query, readers),
    /** A page of the best matches, and the number of all, a segment at a time: the caller may pause between them. */
    findInSteps(query: WordQuery, finding: Finding): Generator<void, MatchPage> {
      const fields = finding.counted ?? []
      const counts = fields.map(() => new Uint32Array(values.count()))
      return findSteps(segments, query, finding, counts)
    },
    /** The same at once. */
    find(query: WordQuery, finding: Finding): MatchPage {
      const steps = this.findInSteps(query, finding)
      for (;;) {
        const step = steps.next()
        if (step.done) return step.value
      }
    },
  }
}

function* findNumbers(
  segments: readonly Segment[],
  query: WordQuery,
  readers: number,
): Generator<void, NumberSet | undefined> {
  const numbers: number[] = []
  for (const segment of segments) {
    for (const document of documentsThatMatch(segment, query, readers)) {
      numbers.push(segment.numericIds[document] ?? 0)
    }
    yield
  }
  return createNumberSet(numbers)
}

function* findSteps(
  segments: readonly Segment[],
  query: WordQuery,
  { readers, limit, offset, walk, counted = [], listed = [] }: Finding,
  counts: readonly Uint32Array[],
): Generator<void, MatchPage> {
  const best = createBestMatches(offset + limit, walk)
  let total = 0
  for (const segment of segments) {
    const lists = counted.map((field) => segment.facets[field])
    const take = (document: number, rank: number) => {
      total += 1
      for (let at = 0; at < counts.length; at += 1) addTo(counts[at], lists[at]?.[document] ?? 0)
      const numericId = segment.numericIds[document] ?? 0
      if (best.takes(rank, numericId)) best.add({ rank, numericId, segment, document })
    }
    if (offset + limit > 0) matchSegment(segment, query, readers, take)
    else for (const document of documentsThatMatch(segment, query, readers)) take(document, 0)
    yield
  }
  const found = best.sorted().slice(offset)
  const matches = found.map(({ rank, numericId, segment, document }) => ({
    id: productIdAt(segment, document),
    rank,
    numericId,
  }))
  const lists = listed.map((field) =>
    found.map(({ segment, document }) => segment.facets[field]?.[document] ?? 0),
  )
  return { matches, total, counts, lists }
}

function addTo(numbers: Uint32Array | undefined, list: number): void {
  if (numbers) numbers[list] = (numbers[list] ?? 0) + 1
}

function chunksOf(texts: readonly IndexedText[]): IndexedText[][] {
  const chunks: IndexedText[][] = []
  for (let at = 0; at < texts.length; at += SEGMENT_SIZE) {
    chunks.push(texts.slice(at, at + SEGMENT_SIZE))
  }
  return chunks
}

/** Running searches continue in the previous segments. */
function without(segments: readonly Segment[], ids: readonly Buffer[]): Segment[] {
  return segments.map((segment) => {
    const documents = new Set(ids.flatMap((id) => documentsAt(segment, id)))
    const left = [...documents].filter((document) => segment.readers[document] !== 0)
    if (left.length === 0) return segment
    const readers = segment.readers.slice()
    for (const document of left) readers[document] = 0
    return { ...segment, readers, size: segment.size - left.length }
  })
}

/** A product whose text differs between readers is stored twice, in adjacent documents. */
function documentsAt(segment: Segment, id: Buffer): number[] {
  const documents: number[] = []
  for (let at = firstOf(segment, id); isAt(segment, at, id); at += 1) documents.push(at)
  return documents
}

const idAt = ({ productIds }: Segment, at: number) =>
  Buffer.from(productIds.buffer, productIds.byteOffset + at * ID_BYTES, ID_BYTES)

const isAt = (segment: Segment, at: number, id: Buffer): boolean =>
  at < segment.numericIds.length && idAt(segment, at).equals(id)

/** Documents of a segment are sorted by id. */
function firstOf(segment: Segment, id: Buffer): number {
  let low = 0
  let high = segment.numericIds.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (idAt(segment, middle).compare(id) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges small segments at the end, so that their number grows logarithmically. */
function merged(segments: readonly Segment[]): Segment[] {
  const live = segments.filter(({ size }) => size > 0)
  for (;;) {
    const [last, previous] = [live.at(-1), live.at(-2)]
    if (!last || !previous) return live
    const total = last.size + previous.size
    if (total > SEGMENT_SIZE || previous.size > last.size * 2) return live
    live.splice(-2, 2, buildSegment([...textsOf(previous), ...textsOf(last)].sort(byId)))
  }
}

const byId = (one: IndexedText, other: IndexedText): number => {
  if (one.productId === other.productId) return one.readers - other.readers
  return one.productId < other.productId ? -1 : 1
}
