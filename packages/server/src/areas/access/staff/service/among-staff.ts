import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import { roleOn } from '../../../../transport/caller.ts'
import { emailKey } from '../rules.ts'
import { findGrantsOf } from '../store/roles.ts'

/** Who of these e-mail addresses runs the site of the work, with the role they have on it. */
export async function amongStaff(
  tx: Tx,
  emails: readonly string[],
): Promise<{ id: string; role: StaffRole }[]> {
  const grantsOfPeople = await findGrantsOf(tx.db, tx.siteId, emails.map(emailKey))
  return [...new Set(grantsOfPeople.map(({ id }) => id))].flatMap((id) => {
    const grants = grantsOfPeople.filter((one) => one.id === id).map(({ grant }) => grant)
    const role = roleOn(grants, tx.siteId)
    return role ? [{ id, role }] : []
  })
}
