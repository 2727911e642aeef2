import { setTimeout as wait } from 'node:timers/promises'
import {
  MAX_IMPORT_BYTES,
  type ReportSeverity,
  type Import as WireImport,
} from '@vitrine/contract/imports'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Catalog } from '../../catalog/index.ts'
import type { Inventory } from '../../stock/index.ts'
import type { Events } from '../events/index.ts'
import type { Media } from '../media/index.ts'
import { encodeImport, encodeProblem } from './codec.ts'
import { isOver } from './rules/progress.ts'
import type { ImportServiceDeps } from './service/deps.ts'
import { reportPictureFailure } from './service/picture-reports.ts'
import { runImport } from './service/run-import.ts'
import {
  cancelImport,
  getImport,
  type ImportFile,
  resumeImports,
  startImport,
} from './service/start-import.ts'
import { listImports, readReport } from './store.ts'

export {
  type Cells,
  type ColumnKey,
  customColumn,
  titleOf,
  variantCustomColumn,
} from './rules/columns.ts'
export { searchTextsOf } from './rules/differences.ts'
export { nonEmptySections, sectionColumns } from './rules/info-sections.ts'
export { isPlaceholder, optionColumns } from './rules/options.ts'
export { gramsOf } from './rules/parse-cells.ts'
export { joinTags } from './rules/tags.ts'
export { UNTRACKED } from './rules/variants.ts'

export type Imports = ReturnType<typeof createImports>

export interface ImportDeps {
  readonly events: Events
  readonly catalog: Catalog
  readonly customFields: ImportServiceDeps['customFields']
  readonly inventory: Inventory
  readonly media: Pick<Media, 'registerUrls' | 'restore'>
  /** Applies the settings of an export to the site. */
  readonly restoreSettings: ImportServiceDeps['restoreSettings']
  /** Maximum file size in bytes; default: the contract's limit. */
  readonly maxBytes?: number
}

export interface PageOptions {
  readonly limit?: number
  readonly offset?: number
}

export function createImports(platform: Platform, deps: ImportDeps) {
  const { db, jobs, logger, work } = platform
  const uploads = platform.files.area('uploads')
  const serviceDeps: ImportServiceDeps = {
    maxBytes: MAX_IMPORT_BYTES,
    ...deps,
    db,
    jobs,
    logger,
    work,
    uploads,
  }

  return {
    get: getImport,
    start: (transaction: Parameters<typeof startImport>[1], file: ImportFile) =>
      startImport(serviceDeps, transaction, file),
    cancel: (tx: Tx, id: string) => cancelImport(serviceDeps, tx, id),
    async list(tx: Tx, { limit = 20, offset = 0 }: PageOptions) {
      const { items, total } = await listImports(tx, { limit, offset })
      const pagingMetadata = pageOf(items.length, offset, total)
      return { imports: items.map(encodeImport), pagingMetadata }
    },
    async report(
      tx: Tx,
      id: string,
      options: PageOptions & { readonly severity?: ReportSeverity },
    ) {
      const { limit = 100, offset = 0, severity } = options
      await getImport(tx, id)
      const { rows, total } = await readReport(tx, id, { limit, offset, severity })
      return { rows: rows.map(encodeProblem), pagingMetadata: pageOf(rows.length, offset, total) }
    },
    /** The progress of an import until it is finished, for a terminal. */
    async *follow(siteId: string, id: string): AsyncGenerator<WireImport> {
      const actor = { type: 'system', id: 'imports' } as const
      for (;;) {
        const one = await work({ siteId, actor }, (tx) => getImport(tx, id))
        yield encodeImport(one)
        if (isOver(one.state)) return
        await wait(250)
      }
    },
    /** Called once when a process starts to run jobs: resumes interrupted imports. */
    resume: () => resumeImports(serviceDeps),
    followPicture: reportPictureFailure,
    tasks: importTasks(serviceDeps),
  }
}

const pageOf = (count: number, offset: number, total: number) => ({
  count,
  offset,
  total,
  hasNext: offset + count < total,
})

const importTasks = (deps: ImportServiceDeps) =>
  ({
    'imports.run': (payload, job) => runImport(deps, payload, job),
  }) satisfies Pick<Tasks<JobPayloads>, 'imports.run'>
