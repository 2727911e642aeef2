import { MEMBER_EXPORT_DAYS, MemberExportNotFound } from '@vitrine/contract/member-files'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findWithJob, listWithJobs } from '../../../site/jobs/index.ts'
import type { ExportInput, MemberExport, ServiceDeps, Starters } from '../model.ts'
import { dropFiles, findExports, findOldExports, insertExport, setBytes } from '../store.ts'
import { EXPORT_KIND, headBytes } from './export-kind.ts'

/** Creates the file and the job that fills it. */
export async function startExport(
  deps: ServiceDeps & { readonly starters: Starters },
  tx: Tx,
  request: Omit<ExportInput, 'storageKey'>,
): Promise<MemberExport> {
  const { format } = request
  const input = { ...request, storageKey: newId() }
  const { id } = await deps.starters.export(tx, input)
  const fileName = `members-${tx.now.toISOString().slice(0, 10)}.${format}`
  await insertExport(tx, { ...input, id, fileName })
  const head = headBytes(format, await deps.members.listFields(tx))
  await deps.files.writeAt(input.storageKey, 0, head)
  await setBytes(tx, id, head.byteLength)
  return getExport(tx, id)
}

export async function getExport(tx: Tx, id: string): Promise<MemberExport> {
  const found = await findWithJob(tx, id, findExports)
  if (!found) throw MemberExportNotFound({ id })
  return found
}

export const allExports = (
  tx: Tx,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: MemberExport[]; total: number }> =>
  listWithJobs(tx, { ...page, kind: EXPORT_KIND }, findExports)

/** Deletes the file of one export, or of all exports of the site, after the commit. */
export async function deleteExports(
  { files, logger }: ServiceDeps,
  tx: Tx,
  id?: string,
): Promise<void> {
  const dropped = await dropFiles(tx, id)
  tx.afterCommit.push(() => {
    for (const { storageKey } of dropped) {
      files
        .remove(storageKey)
        .catch((error: unknown) =>
          logger.warn({ error }, 'an obsolete file of members could not be deleted'),
        )
    }
  })
}

/** Deletes expired files. */
export async function prune(deps: ServiceDeps): Promise<void> {
  const { clock, db, work } = deps
  const before = clock.after(clock.now(), { days: -MEMBER_EXPORT_DAYS })
  for (const { siteId, id } of await findOldExports({ db }, before)) {
    const actor = { type: 'system', id: 'exports of members' } as const
    await work({ siteId, actor }, (tx) => deleteExports(deps, tx, id))
  }
}
