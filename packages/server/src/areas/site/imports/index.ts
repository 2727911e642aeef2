import { setTimeout as wait } from 'node:timers/promises'
import {
  type DifferenceKind,
  MAX_IMPORT_BYTES,
  type MappingToSave,
  type ReportSeverity,
  type Import as WireImport,
} from '@vitrine/contract/imports'
import type { Static } from '@vitrine/contract/kit'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Catalog } from '../../catalog/index.ts'
import type { Inventory } from '../../stock/index.ts'
import type { Events } from '../events/index.ts'
import type { Media } from '../media/index.ts'
import { encodeImport, encodeProblem } from './codec.ts'
import { isDraft, isOver } from './rules/progress.ts'
import { checkImport } from './service/check-import.ts'
import type { ImportServiceDeps } from './service/deps.ts'
import { reportPictureFailure } from './service/picture-reports.ts'
import {
  getMapping,
  prepareImport,
  saveMapping,
  startCheck,
  startPrepared,
} from './service/prepare-import.ts'
import { clearFiles, prune } from './service/prune.ts'
import { runImport } from './service/run-import.ts'
import { type FetchedFile, startFetched } from './service/start-fetched.ts'
import {
  cancelImport,
  getImport,
  type ImportFile,
  resumeImports,
  startImport,
  type Transaction,
} from './service/start-import.ts'
import { readDifferences } from './store/differences.ts'
import { findImports, listImports, readReport } from './store/imports.ts'
import { findMapping } from './store/mappings.ts'

export { encodeImport } from './codec.ts'
export type { Import } from './model.ts'
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
export { isDraft } from './rules/progress.ts'
export { joinTags } from './rules/tags.ts'
export { UNTRACKED } from './rules/variants.ts'
export type { FetchedFile, NamedMapping } from './service/start-fetched.ts'

export type Imports = ReturnType<typeof createImports>

export interface ImportDeps {
  readonly events: Events
  readonly catalog: Catalog
  readonly customFields: ImportServiceDeps['customFields']
  readonly inventory: Inventory
  readonly media: Pick<Media, 'findUrls' | 'registerUrls' | 'restore'>
  /** Applies the settings of an export to the site. */
  readonly restoreSettings: ImportServiceDeps['restoreSettings']
  /** Maximum file size in bytes; default: the contract's limit. */
  readonly maxBytes?: number
}

/** The entry of this feature in the server's crontab. */
export const importsCrontab = '47 * * * * imports:prune'

export interface PageOptions {
  readonly limit?: number
  readonly offset?: number
}

export function createImports(platform: Platform, deps: ImportDeps) {
  const { clock, db, jobs, logger, work } = platform
  const uploads = platform.files.area('uploads')
  const serviceDeps: ImportServiceDeps = {
    maxBytes: MAX_IMPORT_BYTES,
    ...deps,
    clock,
    db,
    jobs,
    logger,
    work,
    uploads,
  }

  return {
    get: getImport,
    start: (transaction: Transaction, file: ImportFile) =>
      startImport(serviceDeps, transaction, file),
    /** Imports a file that a scheduled import has fetched. */
    startFetched: (transaction: Transaction, file: FetchedFile) =>
      startFetched(serviceDeps, transaction, file),
    /** Some imports by their ids, in one statement. */
    findMany: findImports,
    /** The mapping of an import; undefined if it has none. */
    findMapping,
    /** Stores a file and proposes a mapping of its columns. */
    prepare: (transaction: Transaction, file: ImportFile) =>
      prepareImport(serviceDeps, transaction, file),
    mapping: getMapping,
    saveMapping: (tx: Tx, changes: Static<typeof MappingToSave>) =>
      saveMapping(serviceDeps, tx, changes),
    /** Starts a dry run. */
    check: (tx: Tx, id: string) => startCheck(serviceDeps, tx, id),
    startPrepared: (tx: Tx, id: string) => startPrepared(serviceDeps, tx, id),
    async differences(
      tx: Tx,
      id: string,
      { limit = 100, offset = 0, kind }: PageOptions & { readonly kind?: DifferenceKind },
    ) {
      await getImport(tx, id)
      const { differences, total } = await readDifferences(tx, id, { limit, offset, kind })
      return { differences, pagingMetadata: pagingMetadataOf(differences.length, offset, total) }
    },
    cancel: (tx: Tx, id: string) => cancelImport(serviceDeps, tx, id),
    /** Cancels an import if it is still a draft. */
    async cancelDraft(tx: Tx, id: string): Promise<void> {
      const [found] = await findImports(tx, [id])
      if (found && isDraft(found.state)) await cancelImport(serviceDeps, tx, id)
    },
    async list(tx: Tx, { limit = 20, offset = 0 }: PageOptions) {
      const { items, total } = await listImports(tx, { limit, offset })
      const pagingMetadata = pagingMetadataOf(items.length, offset, total)
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
      return {
        rows: rows.map(encodeProblem),
        pagingMetadata: pagingMetadataOf(rows.length, offset, total),
      }
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
    /** Deletes the files of a site before its data is removed. */
    clearFiles: (siteId: string) => clearFiles(serviceDeps, siteId),
    followPicture: reportPictureFailure,
    tasks: importTasks(serviceDeps),
  }
}

const importTasks = (deps: ImportServiceDeps) =>
  ({
    'imports.run': (payload, job) => runImport(deps, payload, job),
    'imports.check': (payload, job) => checkImport(deps, payload, job),
    'imports:prune': () => prune(deps),
  }) satisfies Pick<Tasks<JobPayloads>, 'imports.run' | 'imports.check' | 'imports:prune'>
