import { defineError } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type JobKind, lineFailures } from '../../../site/jobs/index.ts'
import type { ImportInput, ServiceDeps } from '../model.ts'
import { checkRow, type SiteReferences } from '../rules/check-row.ts'
import { advanceImport } from '../store.ts'
import { importRows } from './import-rows.ts'
import type { RowReader } from './row-reader.ts'

const RowRefused = defineError({
  code: 'MEMBER_ROW_REFUSED',
  status: 400,
  description: 'The row was not imported',
})

/** Stored with jobs, so it never changes. */
export const IMPORT_KIND = 'memberFiles.import'

/** What rows can refer to on this site. */
export async function siteReferences(
  tx: Tx,
  { members, roles }: ServiceDeps,
): Promise<SiteReferences> {
  const ownFields = await members.listFields(tx)
  const roleKeys = new Set((await roles.list(tx)).map(({ key }) => key))
  const check: SiteReferences['check'] = (changes) =>
    members.patchFrom(changes, { before: {}, ownFields, newId })
  return { now: tx.now, ownFields, roleKeys, check }
}

/** Imports the rows of a file as members, two hundred per transaction. Items are lines of the file. */
export const importKind = (deps: ServiceDeps, reader: RowReader): JobKind<ImportInput> => ({
  batch: 200,
  scope: 'member-files:write',
  count: async (_, { rows }) => rows,
  async next(tx, { storageKey, format }, { after, limit }) {
    const ownFields = await deps.members.listFields(tx)
    const requested = { after: Number(after ?? 0), limit, ownFields, format }
    const rows = await reader.next(storageKey, requested)
    return rows.map(({ line }) => ({ id: String(line), cursor: String(line) }))
  },
  async act(tx, { storageKey, existing }, ids) {
    const site = await siteReferences(tx, deps)
    const rows = reader.taken(storageKey, new Set(ids.map(Number)))
    const checked = rows.map((row) => checkRow(row, site))
    const result = await importRows(tx, { ...deps, site, existing }, checked)
    if (tx.jobId) await advanceImport(tx, tx.jobId, result)
    return lineFailures(result.problems, RowRefused)
  },
})
