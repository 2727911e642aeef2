import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import {
  askForRebuild,
  followRename,
  followSettings,
  indexRenamed,
  rebuild,
  type SearchWorld,
} from './service.ts'
import type { NamedPart } from './store.ts'

export type Search = ReturnType<typeof createSearch>

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'search.rebuild': { siteId: string }
    'search.rename': { siteId: string; kind: NamedPart; id: string }
  }
}

/** The index behind all searches, and suggestions out of it. */
export const createSearch = (world: SearchWorld) => ({
  suggest: world.catalog.suggest,
  findByWords: world.catalog.findByWords,
  findPreorderable: world.catalog.findPreorderable,
  askForRebuild: (tx: Tx) => askForRebuild(world, tx),
  /** Rebuilds here and now, as its job would. */
  rebuild: (site: { readonly siteId: string }) => rebuild(world, site),
  followSettings: (tx: Tx, fact: Fact) => followSettings(world, tx, fact),
  followBrand: (tx: Tx, fact: Fact) => followRename(world, tx, 'brand', fact),
  followRibbon: (tx: Tx, fact: Fact) => followRename(world, tx, 'ribbon', fact),
  followInfoSection: (tx: Tx, fact: Fact) => followRename(world, tx, 'infoSection', fact),
  tasks: {
    'search.rebuild': (payload, job) => rebuild(world, payload, job.signal),
    'search.rename': (payload, job) => indexRenamed(world, payload, job.signal),
  } satisfies Pick<Tasks<JobPayloads>, 'search.rebuild' | 'search.rename'>,
})
