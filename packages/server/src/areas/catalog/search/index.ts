import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../site/events/index.ts'
import { feedEngine, queueFeed, startFeed } from './service/feed-engine.ts'
import {
  followLateMembers,
  type LateMembers,
  onCollectionsChanged,
  refresh,
  startRefresh,
} from './service/follow-collections.ts'
import { countNothingFound } from './service/nothing-found.ts'
import {
  indexRenamed,
  onRenamed,
  onSettingsChanged,
  queueRebuild,
  rebuild,
  type SearchDeps,
} from './service/rebuild-index.ts'
import { findNothingFound } from './store/nothing-found.ts'
import type { NamedPart } from './store/search-index.ts'

export { connectSearch, createFeedHints } from './service/connect-search.ts'
export type { PluginEngine } from './service/plugin-engine.ts'

export type Search = ReturnType<typeof createSearch>

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'search.rebuild': { siteId: string }
    'search.rename': { siteId: string; kind: NamedPart; id: string }
    'search.refresh': { siteId: string }
    'search.late-members': LateMembers
    'search.feed': Record<string, unknown>
    'search:tick': Record<string, unknown>
  }
}

type SearchTask = Extract<keyof JobPayloads, `search${string}`>

/** Sends pending changes to a configured engine; entry of the server's crontab. */
export const searchCrontab = '* * * * * search:tick'

/** The search index and the suggestions from it. */
export const createSearch = (deps: SearchDeps) => ({
  suggest: deps.catalog.suggest,
  findByWords: deps.catalog.findByWords,
  findPreorderable: deps.catalog.findPreorderable,
  countNothingFound: (tx: Tx, typed: string) => countNothingFound(tx, deps.catalog, typed),
  listNothingFound: findNothingFound,
  askForRebuild: (tx: Tx) => queueRebuild(deps, tx),
  /** Rebuilds the index synchronously, as the job does. */
  rebuild: (site: { readonly siteId: string }) => rebuild(deps, site),
  /**
   * Called when a process starts running jobs: sends pending changes, and stops recording them if no engine
   * is configured.
   */
  async start(): Promise<void> {
    await startFeed(deps)
    await startRefresh(deps)
  },
  /** Stops background work. */
  close: async () => deps.close?.(),
  followSettings: (tx: Tx, fact: Fact) => onSettingsChanged(deps, tx, fact),
  followBrand: (tx: Tx, fact: Fact) => onRenamed(deps, tx, 'brand', fact),
  followRibbon: (tx: Tx, fact: Fact) => onRenamed(deps, tx, 'ribbon', fact),
  followInfoSection: (tx: Tx, fact: Fact) => onRenamed(deps, tx, 'infoSection', fact),
  followCollections: (tx: Tx, facts: readonly Fact[]) => onCollectionsChanged(deps, tx, facts),
  tasks: {
    'search.rebuild': (payload, job) => rebuild(deps, payload, job.signal),
    'search.rename': (payload, job) => indexRenamed(deps, payload, job.signal),
    'search.refresh': (payload, job) => refresh(deps, payload, job.signal),
    'search.late-members': (payload, job) => followLateMembers(deps, payload, job.signal),
    'search.feed': (_payload, job) => feedEngine(deps, job.signal),
    'search:tick': () => queueFeed(deps),
  } satisfies Pick<Tasks<JobPayloads>, SearchTask>,
})
