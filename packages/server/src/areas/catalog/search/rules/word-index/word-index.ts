import type { AllMatches } from '../../../shared/model/search-index.ts'
import { createBestMatches } from './best-matches.ts'
import { matchSegment } from './match.ts'
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

/**
 * The documents of a site in memory. It finds and ranks as PostgreSQL does, from texts in PostgreSQL's form. Documents
 * stand in segments that never change: those that are replaced are marked as removed, and small segments are merged.
 */
export function createWordIndex() {
  let segments: Segment[] = []
  let bytes = 0
  let builder = createSegmentBuilder()
  const setSegments = (next: Segment[]) => {
    segments = next
    bytes = next.reduce((sum, segment) => sum + bytesOfSegment(segment), 0)
  }
  function complete(): void {
    if (builder.size() > 0) setSegments([...segments, builder.finish()])
    builder = createSegmentBuilder()
  }
  return {
    /** Memory in bytes. */
    bytes: () => bytes,
    size: () => segments.reduce((sum, { size }) => sum + size, 0),
    /** Adds the next documents of a new index, in the order of their ids; `finish` after the last. */
    add(texts: readonly IndexedText[]): void {
      if (builder.size() + texts.length > SEGMENT_SIZE) complete()
      builder.add(texts)
    },
    finish: complete,
    /** Replaces the documents of some products; those without a new one are removed. */
    put(productIds: readonly string[], texts: readonly IndexedText[]): void {
      for (const id of productIds) removeFrom(segments, idBytes(id))
      const added = chunksOf(texts).map(buildSegment)
      setSegments(merged([...segments, ...added]))
    },
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
    /** A page of the best matches that these readers see, and the number of all. */
    find(
      query: WordQuery,
      { readers, limit, offset }: { readers: number; limit: number; offset: number },
    ): { ids: string[]; total: number } {
      const best = createBestMatches(offset + limit)
      let total = 0
      for (const [at, segment] of segments.entries()) {
        matchSegment(segment, query, readers, (document, rank) => {
          total += 1
          const numericId = segment.numericIds[document] ?? 0
          if (best.takes(rank, numericId)) best.add({ rank, numericId, segment: at, document })
        })
      }
      const page = best.sorted().slice(offset)
      const ids = page.flatMap(({ segment, document }) => {
        const own = segments[segment]
        return own ? [productIdAt(own, document)] : []
      })
      return { ids, total }
    },
  }
}

function chunksOf(texts: readonly IndexedText[]): IndexedText[][] {
  const chunks: IndexedText[][] = []
  for (let at = 0; at < texts.length; at += SEGMENT_SIZE) {
    chunks.push(texts.slice(at, at + SEGMENT_SIZE))
  }
  return chunks
}

function removeFrom(segments: readonly Segment[], id: Buffer): void {
  for (const segment of segments) {
    // A product whose text differs between readers stands twice, side by side.
    for (let at = firstOf(segment, id); isAt(segment, at, id); at += 1) {
      if (segment.readers[at] !== 0) segment.size -= 1
      segment.readers[at] = 0
    }
  }
}

const idAt = ({ productIds }: Segment, at: number) =>
  Buffer.from(productIds.buffer, productIds.byteOffset + at * ID_BYTES, ID_BYTES)

const isAt = (segment: Segment, at: number, id: Buffer): boolean =>
  at < segment.numericIds.length && idAt(segment, at).equals(id)

/** Documents of a segment stand in the order of their ids. */
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

/** Small segments at the end are merged, so that their number grows with the logarithm of what was changed. */
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
