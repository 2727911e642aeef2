import path from 'node:path'
import type { ExportFormat } from '@vitrine/contract/exports'
import { createDiskStorage } from '../../platform/file-storage.ts'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Inventory } from '../inventory/index.ts'
import { encodeExport } from './codec.ts'
import type { Export, Part, Scope } from './model.ts'
import { createDownload, serveAddress, serveFile } from './service/download.ts'
import { clearFiles, prune } from './service/prune.ts'
import { runExport } from './service/run-export.ts'
import {
  cancelExport,
  type ExportOrder,
  getExport,
  resumeExports,
  startExport,
} from './service/start-export.ts'
import type { ExportWorld } from './service/world.ts'
import { writeExport } from './service/write-export.ts'
import { listExports } from './store.ts'

export { readAddress, signAddress } from './rules/address.ts'

export type Exports = ReturnType<typeof createExports>

export interface ExportDeps
  extends Pick<ExportWorld, 'events' | 'catalog' | 'media' | 'readFilter' | 'settingsOf'> {
  readonly inventory: Inventory
}

/** The server's crontab takes this line. */
export const exportsCrontab = '41 * * * * exports:prune'

export function createExports(platform: Platform, { inventory, ...deps }: ExportDeps) {
  const { clock, db, jobs, logger, work, config } = platform
  const storage = createDiskStorage(path.join(config.dataDir, 'exports'))
  const key = platform.sealing.keyFor('addresses of exports')
  const { publicUrl } = config
  const world: ExportWorld = {
    ...deps,
    clock,
    db,
    jobs,
    logger,
    work,
    storage,
    key,
    publicUrl,
    placesOf: inventory.findPortable,
    locationsOf: inventory.listLocations,
    stockOf: async (tx, ids) => {
      const filter = { kind: 'test', field: 'productId', operator: '$in', value: ids } as const
      const page = { filter, sort: [], limit: ids.length, offset: 0 }
      const { items } = await inventory.query(tx, page)
      return new Map(items.map((item) => [item.productId, item]))
    },
  }
  const encode = (one: Export) => encodeExport(one, clock)

  return {
    encode,
    start: (tx: Tx, order: ExportOrder) => startExport(world, tx, order),
    get: getExport,
    async list(tx: Tx, { limit = 20, offset = 0 }: { limit?: number; offset?: number }) {
      const { items, total } = await listExports(tx, { limit, offset })
      const count = items.length
      const pagingMetadata = { count, offset, total, hasNext: offset + count < total }
      return { exports: items.map(encode), pagingMetadata }
    },
    cancel: (tx: Tx, id: string) => cancelExport(world, tx, id),
    createDownload: (tx: Tx, id: string) => createDownload(world, tx, id),
    serveFile: (tx: Tx, id: string) => serveFile(world, tx, id),
    serveAddress: (onSite: (siteId: string) => Tx, token: string) =>
      serveAddress(world, onSite, token),
    /** The file of an export that nobody waits for, part by part, for the command line. */
    write(siteId: string, order: Scope & { readonly format: ExportFormat }): AsyncGenerator<Part> {
      const actor = { type: 'system', id: 'command line' } as const
      return writeExport(world, (step) => work({ siteId, actor }, step), order)
    },
    /** Asked once when a process starts to do jobs: exports that were cut off begin anew. */
    resume: () => resumeExports(world),
    /** Removes the files of a site whose data is about to be removed. */
    clearFiles: (siteId: string) => clearFiles(world, siteId),
    tasks: exportTasks(world),
  }
}

const exportTasks = (world: ExportWorld) =>
  ({
    'exports.run': (payload, job) => runExport(world, payload, job),
    'exports:prune': () => prune(world),
  }) satisfies Pick<Tasks<JobPayloads>, 'exports.run' | 'exports:prune'>
