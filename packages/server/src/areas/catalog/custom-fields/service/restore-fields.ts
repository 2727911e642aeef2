import { type CustomField, MAX_CUSTOM_FIELDS } from '@vitrine/contract/custom-fields'
import type { Tx } from '../../../../platform/tx.ts'
import { definitionProblems } from '../rules/definition.ts'
import { addFields, findFields, lockFields } from '../store/fields.ts'

/**
 * Adds fields of another site. If the key exists, the site's own field is retained. Invalid fields, and those
 * beyond the limit of an owner, are skipped and returned.
 */
export async function restoreFields(
  tx: Tx,
  fields: readonly CustomField[],
): Promise<readonly CustomField[]> {
  await lockFields(tx)
  const present = await findFields(tx)
  const isOwnKey = ({ owner, key }: CustomField) =>
    present.some((one) => one.owner === owner && one.key === key)
  const fresh = fields.filter((one) => !isOwnKey(one))
  const added: CustomField[] = []
  for (const field of fresh) {
    const siblings = [...present, ...added].filter(
      ({ owner, deletedDate }) => owner === field.owner && deletedDate === null,
    )
    const hasRoom = field.deletedDate !== null || siblings.length < MAX_CUSTOM_FIELDS
    if (hasRoom && definitionProblems(field).length === 0) added.push(field)
  }
  if (added.length > 0) await addFields(tx, added)
  return fresh.filter((one) => !added.includes(one))
}
