import { StaffFactorsChanged } from '@vitrine/contract/staff'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Deps, FactorChangeEmail, StaffAccount, StaffFactors } from '../../model.ts'
import { factorsOf } from '../../rules.ts'
import { findStaffFactors } from '../../store/factors.ts'
import { findSiteOf } from '../../store/sign-ins.ts'

/**
 * Records a change of factors in the ledger, with their kinds and without secrets, and notifies the person by
 * mail in case it was not them. Does nothing without a site to send from.
 */
export async function recordFactorChange(
  tx: Tx | undefined,
  deps: Deps,
  { id, email, name }: StaffAccount,
  {
    before,
    ...change
  }: Pick<FactorChangeEmail, 'factor' | 'change'> & { readonly before?: StaffFactors },
): Promise<void> {
  if (!tx) return
  const after = await findStaffFactors(tx.db, id)
  await deps.events.append(tx, {
    definition: StaffFactorsChanged,
    entityId: id,
    before: { id, factors: factorsOf(before ?? after) },
    after: { id, factors: factorsOf(after), ...change },
  })
  const codesLeft = after.recoveryCodesLeft
  await deps.sendFactorChange(tx, { to: email, name, codesLeft, ...change })
}

/** The transaction on a site of the person who is signing in; undefined when there is none. */
export async function siteTxOf(tx: Tx, staffId: string): Promise<Tx | undefined> {
  const siteId = await findSiteOf(tx.db, staffId, tx.siteId)
  return siteId === undefined ? undefined : { ...tx, siteId, actor: { type: 'staff', id: staffId } }
}
