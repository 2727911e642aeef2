import { contributionOf } from './rank.ts'
import { readPositions, readVector } from './text-vector.ts'

/** A document as stored in PostgreSQL, for a group of readers. */
export interface IndexedText {
  readonly productId: string
  /** The larger, the newer. */
  readonly numericId: number
  readonly readers: number
  /** The text form of a `tsvector`. */
  readonly vector: string
  /** For each field with facets the number of the list of its values. */
  readonly facets?: readonly number[]
}

/** Readers of a document; one whose text differs between readers is stored twice. */
export const VISITORS = 1
export const MERCHANTS = 2

/**
 * Maximum number of documents in a segment: numbers fit into 16 bits, and finishing a segment blocks only
 * briefly.
 */
export const SEGMENT_SIZE = 8192

/**
 * An immutable part of an index. Words are sorted, so that the postings of all words with a prefix are
 * adjacent.
 */
export interface Segment {
  /** All words concatenated, and the end of each. */
  readonly words: string
  readonly wordEnds: Uint32Array
  /** The end of each word's postings. A posting is a document and the number of its list of positions. */
  readonly postingEnds: Uint32Array
  readonly documents: Uint16Array
  readonly lists: NumbersOfLists
  /** Concatenated lists of positions, the end of each, and its contribution to a rank. */
  readonly positions: Uint16Array
  readonly listEnds: Uint32Array
  readonly contributions: Float64Array
  /** Ids of products, 16 bytes each. */
  readonly productIds: Uint8Array
  readonly numericIds: Float64Array
  /** The readers of each document; 0 for removed ones. */
  readonly readers: Uint8Array
  /** For each field with facets the number of the list of values of each document. */
  readonly facets: readonly NumbersOfLists[]
  readonly size: number
}

type NumbersOfLists = Uint16Array | Uint32Array

/** Builds a segment of at most `SEGMENT_SIZE` documents, in the order of their ids. */
export function buildSegment(texts: readonly IndexedText[]): Segment {
  const builder = createSegmentBuilder()
  builder.add(texts)
  return builder.finish()
}

/** The same for documents added in batches, with most of the work done per batch. */
export function createSegmentBuilder() {
  const postings = new Map<string, number[]>()
  const lists = createLists()
  const about: Omit<IndexedText, 'vector'>[] = []
  return {
    size: () => about.length,
    add(texts: readonly IndexedText[]): void {
      for (const { vector, ...text } of texts) {
        const number = about.push(text) - 1
        readVector(vector, (word, positions) => {
          const list = lists.numberOf(positions)
          const existing = postings.get(word)
          if (existing) existing.push(number, list)
          else postings.set(word, [number, list])
        })
      }
    },
    finish(): Segment {
      const words = [...postings.keys()].sort()
      const { lists: numbers, ...flat } = flatten(words, postings, lists.count())
      return {
        ...flat,
        words: words.join(''),
        wordEnds: endsOf(words),
        lists: numbers,
        ...lists.flattened(),
        productIds: bytesOf(about),
        numericIds: Float64Array.from(about, ({ numericId }) => numericId),
        readers: Uint8Array.from(about, ({ readers }) => readers),
        facets: facetsOf(about),
        size: about.length,
      }
    },
  }
}

/** Deduplicates lists: many words have the same positions. */
function createLists() {
  const numbers = new Map<string, number>()
  return {
    count: () => numbers.size,
    numberOf(positions: string): number {
      const existing = numbers.get(positions)
      if (existing !== undefined) return existing
      numbers.set(positions, numbers.size)
      return numbers.size - 1
    },
    flattened() {
      const read = [...numbers.keys()].map(readPositions)
      return {
        positions: Uint16Array.from(read.flat()),
        listEnds: endsOf(read),
        contributions: Float64Array.from(read, contributionOf),
      }
    },
  }
}

function flatten(
  words: readonly string[],
  postings: ReadonlyMap<string, readonly number[]>,
  listCount: number,
) {
  const of = (word: string) => postings.get(word) ?? []
  const total = words.reduce((sum, word) => sum + of(word).length / 2, 0)
  const documents = new Uint16Array(total)
  const lists = numbersBelow(listCount, total)
  const postingEnds = new Uint32Array(words.length)
  let end = 0
  for (const [at, word] of words.entries()) {
    const own = of(word)
    for (let index = 0; index < own.length; index += 2) {
      documents[end] = own[index] ?? 0
      lists[end] = own[index + 1] ?? 0
      end += 1
    }
    postingEnds[at] = end
  }
  return { documents, lists, postingEnds }
}

const numbersBelow = (end: number, length: number): NumbersOfLists =>
  end <= 65_536 ? new Uint16Array(length) : new Uint32Array(length)

function facetsOf(texts: readonly Pick<IndexedText, 'facets'>[]): NumbersOfLists[] {
  const [first] = texts
  return (first?.facets ?? []).map((_, field) => {
    const own = texts.map(({ facets }) => facets?.[field] ?? 0)
    const highest = own.reduce((max, number) => Math.max(max, number), 0)
    const numbers = numbersBelow(highest + 1, own.length)
    numbers.set(own)
    return numbers
  })
}

function endsOf(parts: readonly { readonly length: number }[]): Uint32Array {
  const ends = new Uint32Array(parts.length)
  let end = 0
  for (const [at, { length }] of parts.entries()) {
    end += length
    ends[at] = end
  }
  return ends
}

export const ID_BYTES = 16
export const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

function bytesOf(texts: readonly Pick<IndexedText, 'productId'>[]): Uint8Array {
  const bytes = new Uint8Array(texts.length * ID_BYTES)
  for (const [at, { productId }] of texts.entries()) bytes.set(idBytes(productId), at * ID_BYTES)
  return bytes
}

export function productIdAt({ productIds }: Segment, document: number): string {
  const hex = Buffer.from(
    productIds.buffer,
    productIds.byteOffset + document * ID_BYTES,
    ID_BYTES,
  ).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Memory in bytes. */
export const bytesOfSegment = (segment: Segment): number =>
  [...Object.values(segment), ...segment.facets].reduce(
    (sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    segment.words.length * (isNarrow(segment.words) ? 1 : 2),
  )

/** Whether V8 stores a text with one byte per character. */
const isNarrow = (text: string): boolean => !/[\u0100-\uffff]/.test(text)
