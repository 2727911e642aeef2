import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { DataExport, Deps } from '../model.ts'
import { readHistory, readMails, readNewsletter, readParts } from '../store/read.ts'
import { findIdentifiers } from './erase.ts'

export async function exportData(tx: Tx, deps: Deps, id: string): Promise<DataExport> {
  const [member] = await deps.members.findMany(tx, [id])
  if (!member) throw MemberNotFound({ id })
  const identifiers = await findIdentifiers(tx, deps, id)
  const fields = await deps.members.listFields(tx)
  const names = Object.fromEntries(fields.map(({ key, name }) => [key, name]))
  const parts = [
    { name: 'members', rows: [{ ...member, customFieldNames: names }] },
    ...(await readParts(tx, id)),
    await readMails(tx, identifiers),
    await readNewsletter(tx, identifiers),
    await readHistory(tx, id),
  ]
  return { site: await deps.siteName(tx), madeDate: tx.now, parts }
}
