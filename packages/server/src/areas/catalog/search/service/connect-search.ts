import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { SearchIndex } from '../../shared/model/search-index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type { SearchEngine } from '../model/search-engine.ts'
import { engineIndex } from './engine-index.ts'
import { queueFeed, refillEngine } from './feed-engine.ts'
import { postgresIndex, wordsIndex } from './find-by-words.ts'
import { createMeilisearch } from './meilisearch.ts'
import { createMemoryIndex } from './memory-index.ts'
import { createPluginEngine, type PluginEngine } from './plugin-engine.ts'

const actor = { type: 'system', id: 'search' } as const
/** Minimum time between two full transfers of a site that is not in the engine. */
const REFILL_MS = 60_000
/** Changes that follow each other are sent together. */
const COLLECT_MS = 300

interface ConnectedSearch {
  readonly engine?: SearchEngine
  readonly searchIndex?: SearchIndex
  readonly findKnown?: CatalogDeps['findKnown']
  /** Stops background work. */
  readonly close?: () => Promise<void>
}

type IndexDeps = Pick<CatalogDeps, 'shopOf' | 'totals'>

/**
 * The index of a plug-in, else the one that the configuration names: an engine, or documents in memory; PostgreSQL alone
 * without any.
 */
export function connectSearch(
  platform: Platform,
  deps: IndexDeps,
  ofPlugin: PluginEngine | undefined,
): ConnectedSearch {
  const { searchEngine, searchMemoryMb = 0 } = platform.config
  if (ofPlugin) return connectEngine(platform, deps, createPluginEngine(ofPlugin))
  if (searchEngine) return connectEngine(platform, deps, createMeilisearch(searchEngine))
  if (searchMemoryMb === 0) return {}
  const memory = createMemoryIndex({ platform, maxBytes: searchMemoryMb * 1024 * 1024 })
  const { findKnown, findMatches, close } = memory
  return { searchIndex: wordsIndex(deps, findMatches), findKnown, close }
}

/** The engine, and the index that searches through it. */
function connectEngine(platform: Platform, deps: IndexDeps, engine: SearchEngine): ConnectedSearch {
  const { clock, logger } = platform
  const asked = new Map<string, number>()
  const refill = (siteId: string) => {
    const now = clock.now().getTime()
    if (now < (asked.get(siteId) ?? 0) + REFILL_MS) return
    asked.set(siteId, now)
    const refilled = platform.work({ siteId, actor }, (tx: Tx) =>
      refillEngine({ platform, engine, shopOf: deps.shopOf }, tx),
    )
    refilled.catch((error: unknown) => logger.warn({ error }, 'The engine could not be filled'))
  }
  const fallback = postgresIndex(deps)
  const searchIndex = engineIndex({ engine, fallback, onNotFilled: refill, clock, logger })
  return { engine, searchIndex }
}

/** Called after each public change: soon after the first of several the engine gets them all. */
export function createFeedHints({ jobs, db, logger }: Pick<Platform, 'jobs' | 'db' | 'logger'>) {
  let isQueued = false
  const queue = () => {
    isQueued = false
    // The crontab looks for pending changes every minute.
    queueFeed({ platform: { jobs, db } }).catch((error: unknown) =>
      logger.debug({ error }, 'Changes are sent to the search engine later'),
    )
  }
  return () => {
    if (isQueued) return
    isQueued = true
    setTimeout(queue, COLLECT_MS).unref()
  }
}
