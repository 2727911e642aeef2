import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, HandOver } from '../model.ts'
import { readHistory, readLetters, readParts } from '../store/read.ts'
import { findTraces } from './erase.ts'

export async function handOver(tx: Tx, deps: Deps, id: string): Promise<HandOver> {
  const [member] = await deps.members.findMany(tx, [id])
  if (!member) throw MemberNotFound({ id })
  const traces = await findTraces(tx, deps, id)
  const fields = await deps.members.listFields(tx)
  const names = Object.fromEntries(fields.map(({ key, name }) => [key, name]))
  const parts = [
    { name: 'members', rows: [{ ...member, customFieldNames: names }] },
    ...(await readParts(tx, id)),
    await readLetters(tx, traces),
    await readHistory(tx, id),
  ]
  return { site: await deps.siteName(tx), madeDate: tx.now, parts }
}
