import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import { roleOn } from '../../../../transport/caller.ts'
import { emailKey } from '../rules.ts'
import { findGrantsOf } from '../store/roles.ts'

/** The given email addresses that belong to staff of the current site, with their role. */
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
