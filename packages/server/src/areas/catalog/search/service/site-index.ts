import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../../../platform/platform.ts'
import { createQueue } from '../../../../platform/queue.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { createWordIndex, type WordIndex } from '../rules/word-index/word-index.ts'
import {
  beginNoting,
  findNextTexts,
  findState,
  findTexts,
  type Position,
  type SearchState,
} from '../store/document-changes.ts'
import { hasNoOlderWriters, markTransaction } from '../store/search-index.ts'

/** The documents of one site in memory, and up to where they follow the database. */
export interface SiteIndex {
  readonly words: WordIndex
  /** The index in the database that the documents are from. */
  readonly indexId: string
  /** Generation of the change notes. */
  readonly generation: number
  position: Position
  /** When the position was last compared with the database, in milliseconds. */
  comparedAt: number
  usedAt: number
  /** Changes are read one after the other, so that the newest document stays. */
  readonly inTurn: ReturnType<typeof createQueue>
}

export interface LoadOptions {
  readonly work: Platform['work']
  readonly now: () => number
  /** Remaining memory for documents in bytes. */
  readonly bytesLeft: () => number
  readonly signal: AbortSignal
}

const actor = { type: 'system', id: 'search' } as const
/** Interval in milliseconds at which to check whether earlier writers have finished. */
const POLL_MS = 50
/** For one site at once; after more changes the site is loaded again. */
const MAX_CHANGES = 2000

const NOTHING_KNOWN: Position = { oldest: '0', others: new Set() }

/**
 * Reads all documents of a site, in batches with a transaction each; changes meanwhile are recorded.
 * Undefined where they need more than the remaining memory.
 */
export async function loadSiteIndex(
  siteId: string,
  { work, now, bytesLeft, signal }: LoadOptions,
): Promise<SiteIndex | undefined> {
  const step = <T>(run: (tx: Tx) => Promise<T>) => work({ siteId, actor }, run)
  const generation = await step(beginNoting)
  const transaction = await step(markTransaction)
  // Transactions that began before have noted none of their changes.
  while (!(await step((tx) => hasNoOlderWriters(tx, { transaction })))) {
    await wait(POLL_MS, undefined, { signal })
  }
  const state = await step((tx) => findState(tx, NOTHING_KNOWN, []))
  if (!state) return undefined
  const { indexId } = state
  const words = createWordIndex()
  for (let last: string | undefined; ; ) {
    signal.throwIfAborted()
    const texts = await step((tx) => findNextTexts(tx, indexId, last))
    if (texts.length === 0) break
    words.add(texts)
    if (words.bytes() > bytesLeft()) return undefined
    last = texts.at(-1)?.productId
  }
  words.finish()
  if (words.bytes() > bytesLeft()) return undefined
  const position = positionAfter(NOTHING_KNOWN, state)
  const at = now()
  const inTurn = createQueue(1)
  return { words, indexId, generation, position, comparedAt: at, usedAt: at, inTurn }
}

/** Whether the notes contain all changes since the documents were read. */
export const isFollowed = ({ indexId, generation }: SiteIndex, state?: SearchState): boolean =>
  state !== undefined && state.indexId === indexId && state.generation === generation

/** Updates the documents with the result of a statement; false when they have to be loaded again. */
export async function followChanges(
  tx: Tx,
  site: SiteIndex,
  state: SearchState,
  now: () => number,
): Promise<boolean> {
  if (!state.products) {
    moveTo(site, state, now)
    return true
  }
  return site.inTurn(async () => {
    // Another call may have read some of them meanwhile, and newer ones.
    const latest = await findState(tx, site.position, [])
    if (!latest || !isFollowed(site, latest)) return false
    const { products } = latest
    if (products && products.length > MAX_CHANGES) return false
    if (products) site.words.put(products, await findTexts(tx, site.indexId, products))
    moveTo(site, latest, now)
    return true
  })
}

function moveTo(site: SiteIndex, state: SearchState, now: () => number): void {
  site.position = positionAfter(site.position, state)
  site.comparedAt = now()
}

/** Transactions that ended before the oldest that still runs need no number each. */
function positionAfter(position: Position, state: SearchState): Position {
  const oldest = later(position.oldest, state.oldest)
  const others = [...position.others, ...(state.transactions ?? [])]
  return { oldest, others: new Set(others.filter((one) => BigInt(one) >= BigInt(oldest))) }
}

const later = (one: string, other: string): string => (BigInt(one) > BigInt(other) ? one : other)
