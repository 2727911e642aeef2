import type { ExportFormat } from '@vitrine/contract/exports'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Inventory } from '../../stock/index.ts'
import { encodeExport } from './codec.ts'
import type { Export, ExportPart, ExportScope } from './model.ts'
import type { ExportServiceDeps } from './service/deps.ts'
import { createDownload, serveAddress, serveFile, serveLinked } from './service/download.ts'
import { clearFiles, dropOrders, prune } from './service/prune.ts'
import { runExport } from './service/run-export.ts'
import {
  cancelExport,
  type ExportRequest,
  getExport,
  resumeExports,
  startExport,
} from './service/start-export.ts'
import { writeExport } from './service/write-export.ts'
import { findExports, listExports } from './store.ts'

export type { Export } from './model.ts'
export { readAddress, signAddress } from './rules/address.ts'

export type Exports = ReturnType<typeof createExports>

export interface ExportDeps
  extends Pick<
    ExportServiceDeps,
    'events' | 'catalog' | 'customFields' | 'media' | 'partsOf' | 'readFilter' | 'settingsOf'
  > {
  readonly inventory: Inventory
}

/** The entry of this feature in the server's crontab. */
export const exportsCrontab = '41 * * * * exports:prune'

export function createExports(platform: Platform, { inventory, ...deps }: ExportDeps) {
  const { clock, db, jobs, logger, work, config } = platform
  const storage = platform.files.area('exports')
  const key = platform.sealing.keyFor('addresses of exports')
  const { publicUrl } = config
  const serviceDeps: ExportServiceDeps = {
    ...deps,
    clock,
    db,
    jobs,
    logger,
    work,
    storage,
    key,
    publicUrl,
    stockByLocationOf: inventory.findPortable,
    locationsOf: inventory.listLocations,
    routingOf: async (tx) => {
      const routing = await inventory.routing.findPortable(tx)
      return routing && { rules: [...routing.rules], locations: [...routing.locations] }
    },
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
    start: (tx: Tx, order: ExportRequest) => startExport(serviceDeps, tx, order),
    get: getExport,
    /** Some exports by their ids, in one statement. */
    findMany: findExports,
    async list(tx: Tx, { limit = 20, offset = 0 }: { limit?: number; offset?: number }) {
      const { items, total } = await listExports(tx, { limit, offset })
      const pagingMetadata = pagingMetadataOf(items.length, offset, total)
      return { exports: items.map(encode), pagingMetadata }
    },
    cancel: (tx: Tx, id: string) => cancelExport(serviceDeps, tx, id),
    createDownload: (tx: Tx, id: string) => createDownload(serviceDeps, tx, id),
    serveFile: (tx: Tx, id: string) => serveFile(serviceDeps, tx, id),
    serveLinked: (tx: Tx, id: string) => serveLinked(serviceDeps, tx, id),
    /** Deletes every file of orders; called when the data of a customer is erased. */
    dropOrders: (tx: Tx) => dropOrders(serviceDeps, tx),
    serveAddress: (onSite: (siteId: string) => Tx, token: string) =>
      serveAddress(serviceDeps, onSite, token),
    /** The content of an export in parts, for the command line. */
    write(
      siteId: string,
      order: ExportScope & { readonly format: ExportFormat },
    ): AsyncGenerator<ExportPart> {
      const actor = { type: 'system', id: 'command line' } as const
      return writeExport(serviceDeps, (step) => work({ siteId, actor }, step), order)
    },
    /** Called once when a process starts to run jobs: restarts interrupted exports. */
    resume: () => resumeExports(serviceDeps),
    /** Deletes the files of a site before its data is removed. */
    clearFiles: (siteId: string) => clearFiles(serviceDeps, siteId),
    tasks: exportTasks(serviceDeps),
  }
}

const exportTasks = (deps: ExportServiceDeps) =>
  ({
    'exports.run': (payload, job) => runExport(deps, payload, job),
    'exports:prune': () => prune(deps),
  }) satisfies Pick<Tasks<JobPayloads>, 'exports.run' | 'exports:prune'>
