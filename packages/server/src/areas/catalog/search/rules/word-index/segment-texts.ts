import { type IndexedText, productIdAt, type Segment } from './segment.ts'
import { placeOf, weightOf } from './text-vector.ts'

/** The documents of a segment that are not removed, in the form they were built from. */
export function textsOf(segment: Segment): IndexedText[] {
  const vectors: string[][] = Array.from(segment.numericIds, () => [])
  const lists = Array.from(segment.listEnds, (_, list) => positionsAsText(segment, list))
  let [wordStart, posting] = [0, 0]
  for (const [at, wordEnd] of segment.wordEnds.entries()) {
    const word = quoted(segment.words.slice(wordStart, wordEnd))
    wordStart = wordEnd
    for (const end = segment.postingEnds[at] ?? 0; posting < end; posting += 1) {
      const list = lists[segment.lists[posting] ?? 0]
      vectors[segment.documents[posting] ?? 0]?.push(list ? `${word}:${list}` : word)
    }
  }
  return vectors.flatMap((words, document) => {
    const readers = segment.readers[document] ?? 0
    if (readers === 0) return []
    const numericId = segment.numericIds[document] ?? 0
    const facets = segment.facets.map((numbers) => numbers[document] ?? 0)
    const productId = productIdAt(segment, document)
    const text = { productId, numericId, readers, vector: words.join(' ') }
    return [facets.length > 0 ? { ...text, facets } : text]
  })
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`

function positionsAsText({ positions, listEnds }: Segment, list: number): string {
  const start = list === 0 ? 0 : (listEnds[list - 1] ?? 0)
  return Array.from(
    positions.subarray(start, listEnds[list]),
    (position) => `${placeOf(position)}${['', 'C', 'B', 'A'][weightOf(position)]}`,
  ).join(',')
}
