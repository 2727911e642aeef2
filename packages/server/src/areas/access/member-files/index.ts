import type { ExistingMembers } from '@vitrine/contract/member-files'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Listener } from '../../site/events/index.ts'
import type { Job } from '../../site/jobs/index.ts'
import { encodeExport, encodeImport } from './codec.ts'
import type { Deps, ExportInput, ImportInput, ServiceDeps, Starters } from './model.ts'
import { createDownload, serveAddress } from './service/download.ts'
import { lockImports } from './service/erase-rows.ts'
import { EXPORT_KIND, exportKind } from './service/export-kind.ts'
import { IMPORT_KIND, importKind } from './service/import-kind.ts'
import { createMemberReader } from './service/row-reader.ts'
import { allExports, deleteExports, getExport, prune, startExport } from './service/start-export.ts'
import { allImports, type File, getImport, preview, startImport } from './service/start-import.ts'
import { listKeys, readReport } from './store.ts'

export type MemberFilesFeature = ReturnType<typeof createMemberFiles>

/** Entry of the server's crontab. */
export const memberFilesCrontab = '43 * * * * member_exports:prune'

export interface PageOptions {
  readonly limit?: number
  readonly offset?: number
}

export function createMemberFiles(platform: Platform, deps: Deps) {
  const { clock, config, db, logger, work } = platform
  const serviceDeps: ServiceDeps = {
    ...deps,
    clock,
    db,
    logger,
    work,
    uploads: platform.files.area('member-uploads'),
    files: platform.files.area('member-exports'),
    publicUrl: config.publicUrl,
    key: platform.sealing.keyFor('addresses of exports of members'),
  }
  const reader = createMemberReader(serviceDeps)
  const starters: Starters = {
    import: deps.jobs.addKind(IMPORT_KIND, importKind(serviceDeps, reader)),
    export: deps.jobs.addKind(EXPORT_KIND, exportKind(serviceDeps)),
  }
  const starting = { ...serviceDeps, starters }

  return {
    ...readMethods(serviceDeps),
    preview: (tx: Tx, stream: AsyncIterable<Uint8Array>) => preview(serviceDeps, tx, stream),
    startImport: async (
      call: Parameters<typeof startImport>[1],
      file: File & { existing: ExistingMembers },
    ) => encodeImport(await startImport(starting, call, file)),
    startExport: async (tx: Tx, order: Omit<ExportInput, 'storageKey'>) =>
      encodeExport(await startExport(starting, tx, order), clock),
    createDownload: async (tx: Tx, id: string) =>
      createDownload(serviceDeps, tx, await getExport(tx, id)),
    serveAddress: (onSite: (siteId: string) => Tx, token: string) =>
      serveAddress(serviceDeps, onSite, token),
    /** Deletes export files, so that none contains an erased person. */
    dropExports: (tx: Tx) => deleteExports(serviceDeps, tx),
    /** Locks running imports, so that a person can be removed from them. */
    holdImports: (tx: Tx) => lockImports(serviceDeps, reader, tx),
    /** Listens to `job.finished` and `job.cancelled`: deletes files that are no longer needed. */
    followJob: (async (tx, { after }) => {
      const { id, kind, state, input } = after as Job
      if (kind === EXPORT_KIND && state !== 'DONE') await deleteExports(serviceDeps, tx, id)
      if (kind === IMPORT_KIND) deleteUpload(serviceDeps, tx, input as ImportInput, reader.close)
    }) satisfies Listener,
    /** Removes the files of a site before its data is removed. */
    async clearFiles(siteId: string): Promise<void> {
      const actor = { type: 'system', id: 'files of members' } as const
      const { uploads, files } = await work({ siteId, actor }, listKeys)
      for (const key of uploads) await serviceDeps.uploads.remove(key)
      for (const key of files) await serviceDeps.files.remove(key)
    },
    tasks: {
      'member_exports:prune': () => prune(serviceDeps),
    } satisfies Pick<Tasks<JobPayloads>, 'member_exports:prune'>,
  }
}

const readMethods = (deps: ServiceDeps) => ({
  getImport: async (tx: Tx, id: string) => encodeImport(await getImport(tx, id)),
  getExport: async (tx: Tx, id: string) => encodeExport(await getExport(tx, id), deps.clock),
  async listImports(tx: Tx, { limit = 20, offset = 0 }: PageOptions) {
    const { items, total } = await allImports(tx, { limit, offset })
    const pagingMetadata = pagingMetadataOf(items.length, offset, total)
    return { imports: items.map(encodeImport), pagingMetadata }
  },
  async listExports(tx: Tx, { limit = 20, offset = 0 }: PageOptions) {
    const { items, total } = await allExports(tx, { limit, offset })
    const exports = items.map((one) => encodeExport(one, deps.clock))
    const pagingMetadata = pagingMetadataOf(items.length, offset, total)
    return { exports, pagingMetadata }
  },
  async report(tx: Tx, id: string, { limit = 100, offset = 0 }: PageOptions) {
    const { reportCount } = await getImport(tx, id)
    const rows = await readReport(tx, id, { limit, offset })
    const pagingMetadata = pagingMetadataOf(rows.length, offset, reportCount)
    return { rows, pagingMetadata }
  },
})

function deleteUpload(
  { uploads, logger }: ServiceDeps,
  tx: Tx,
  { storageKey }: ImportInput,
  close: (key: string) => Promise<void>,
): void {
  tx.afterCommit.push(() => {
    close(storageKey)
      .then(() => uploads.remove(storageKey))
      .catch((error: unknown) =>
        logger.warn({ error }, 'an obsolete file of members could not be deleted'),
      )
  })
}
