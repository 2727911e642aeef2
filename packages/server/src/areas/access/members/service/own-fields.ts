import { violation } from '@vitrine/contract/kit'
import { type MemberField, MemberFieldsChanged } from '@vitrine/contract/member-fields'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { listFields, replaceFields } from '../store/own-fields.ts'

/** Replaces the site's custom fields; stored values of members are not deleted. */
export async function setFields(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  fields: readonly MemberField[],
): Promise<MemberField[]> {
  const twice = fields.findIndex(({ key }, at) => fields.findIndex((one) => one.key === key) < at)
  if (twice >= 0) {
    const sentence = 'must be a key that no other field has'
    throw violation(`fields[${twice}].key`, 'OTHER', sentence, { key: fields[twice]?.key })
  }
  const before = await listFields(tx)
  await replaceFields(tx, fields)
  const after = await listFields(tx)
  await events.append(tx, {
    definition: MemberFieldsChanged,
    entityId: tx.siteId,
    before: { fields: before },
    after: { fields: after },
  })
  return after
}
