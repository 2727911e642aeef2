import type { MemberField, MemberFieldType } from '@vitrine/contract/member-fields'
import type { Tx } from '../../../../platform/tx.ts'

/** The site's own fields, in the order they are shown in. */
export async function listFields(tx: Tx): Promise<MemberField[]> {
  const rows = await tx.db
    .selectFrom('member_fields')
    .select(['key', 'name', 'type'])
    .where('site_id', '=', tx.siteId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, type: row.type as MemberFieldType }))
}

export async function replaceFields(tx: Tx, fields: readonly MemberField[]): Promise<void> {
  await tx.db.deleteFrom('member_fields').where('site_id', '=', tx.siteId).execute()
  if (fields.length === 0) return
  const rows = fields.map(({ key, name, type }, position) => ({
    site_id: tx.siteId,
    key,
    name,
    type,
    position,
  }))
  await tx.db.insertInto('member_fields').values(rows).execute()
}
