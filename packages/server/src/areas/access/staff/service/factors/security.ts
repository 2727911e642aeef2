import type { Tx } from '../../../../../platform/tx.ts'
import { relyingPartyAt } from '../../../../../platform/webauthn/index.ts'
import type { Deps, Person } from '../../model.ts'
import { findStaffFactors } from '../../store/factors.ts'
import { mustHaveFactor } from './after-change.ts'
import { proofsOf, provedUntil } from './prove.ts'

/** All factors of one's own sign-in, and which of them can be changed now. */
export async function security(tx: Tx, deps: Deps, person: Person) {
  const staffFactors = await findStaffFactors(tx.db, person.id)
  return {
    ...staffFactors,
    isRequired: await mustHaveFactor(tx, deps, person.id),
    provedUntil: await provedUntil(tx, deps, person),
    proofs: proofsOf(staffFactors),
    passkeysAt: relyingPartyAt(deps.platform.config.publicUrl)?.origin,
  }
}

export type Security = Awaited<ReturnType<typeof security>>
