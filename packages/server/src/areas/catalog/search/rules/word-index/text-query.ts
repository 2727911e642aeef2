import { endOfQuoted, unquoted } from './text-vector.ts'

/** A word that documents are searched for, or the beginning of one. */
export interface QueryWord {
  readonly word: string
  readonly isBeginning: boolean
}

export type QueryNode =
  | { readonly kind: 'word'; readonly at: number }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly QueryNode[] }

export interface WordQuery {
  readonly root: QueryNode
  readonly words: readonly QueryWord[]
  /** The places of those words that make the rank, in their order. */
  readonly ranked: readonly number[]
}

/**
 * Parses the text form of a `tsquery`: `( 'quiet' | 'quit':* ) & 'vas':*`. Undefined if a word index cannot give the
 * same result.
 */
export function readQuery(query: string): WordQuery | undefined {
  const tokens = tokensOf(query)
  if (!tokens || tokens.length === 0) return undefined
  const leaves = tokens.flatMap((token) => (typeof token === 'string' ? [] : [token]))
  const words = [...new Map(leaves.map((leaf) => [keyOf(leaf), leaf])).values()]
  const places = new Map(words.map((word, at) => [keyOf(word), at]))
  const ranked = rankedOf(leaves)?.map((word) => places.get(keyOf(word)) ?? 0)
  return ranked && { root: nodeOf(tokens, places), words, ranked }
}

const keyOf = ({ word, isBeginning }: QueryWord) => `${word}${isBeginning ? ' *' : ''}`

type Token = '(' | ')' | '&' | '|' | QueryWord

function tokensOf(query: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let at = 0; at < query.length; ) {
    const sign = query.charAt(at)
    if (sign === "'") {
      const end = endOfQuoted(query, at)
      const isBeginning = query.startsWith(':*', end + 1)
      tokens.push({ word: unquoted(query.slice(at + 1, end)), isBeginning })
      at = end + (isBeginning ? 3 : 1)
      if (query.charAt(at) === ':') return undefined
    } else if (sign === '(' || sign === ')' || sign === '&' || sign === '|') {
      tokens.push(sign)
      at += 1
    } else if (sign === ' ') at += 1
    else return undefined
  }
  return tokens
}

/** The database sorts fewer words by a stable insertion sort. */
const FEW = 7

/**
 * Each word once, in byte order. If one occurs both whole and as a prefix, the database uses the last; with
 * many words that one is undefined.
 */
function rankedOf(leaves: readonly QueryWord[]): QueryWord[] | undefined {
  const last = new Map<string, QueryWord>()
  for (const leaf of leaves) {
    const other = last.get(leaf.word)
    if (other && other.isBeginning !== leaf.isBeginning && leaves.length >= FEW) return undefined
    last.set(leaf.word, leaf)
  }
  return [...last.values()].sort((one, other) =>
    Buffer.compare(Buffer.from(one.word), Buffer.from(other.word)),
  )
}

/** `&` binds closer than `|`. */
function nodeOf(tokens: readonly Token[], places: ReadonlyMap<string, number>): QueryNode {
  let at = 0
  const list = (kind: 'and' | 'or', sign: Token, part: () => QueryNode): QueryNode => {
    const parts = [part()]
    while (tokens[at] === sign) {
      at += 1
      parts.push(part())
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind, parts }
  }
  const any = (): QueryNode => list('or', '|', all)
  const all = (): QueryNode => list('and', '&', one)
  const one = (): QueryNode => {
    const token = tokens[at]
    at += 1
    if (token === '(') {
      const inside = any()
      at += 1
      return inside
    }
    if (token === undefined || typeof token === 'string') throw new Error('A word is missing')
    return { kind: 'word', at: places.get(keyOf(token)) ?? 0 }
  }
  return any()
}
