import { StaffPasskeysUnavailable } from '@vitrine/contract/staff'
import type { Tx } from '../../../../../platform/tx.ts'
import {
  beginAssertion,
  finishAssertion,
  type Occasion,
  type RelyingParty,
  relyingPartyAt,
} from '../../../../../platform/webauthn/index.ts'
import type { Deps, Passkey } from '../../model.ts'
import { findPasskey, listPasskeys } from '../../store/passkeys.ts'

/** The response of a browser; `credential` is JSON text. */
export interface PasskeyAnswer {
  readonly challengeId: string
  readonly credential: string
}

/** A verified passkey whose use still has to be recorded. */
export interface PasskeyProof {
  readonly passkey: Passkey
  readonly counter: number
  readonly isBackedUp: boolean
}

/** Staff do not belong to a site: their challenges are separate from those of members. */
export const withoutSite = (tx: Tx): Tx => ({
  ...tx,
  siteId: '00000000-0000-0000-0000-000000000000',
})

/** The relying party: the installation's own host, whatever host a request claims. */
export function partyOf({ platform }: Pick<Deps, 'platform'>): RelyingParty {
  const party = relyingPartyAt(platform.config.publicUrl)
  if (!party) throw StaffPasskeysUnavailable()
  return party
}

export const proofScope = (staffId: string): Occasion => ({
  purpose: 'staff-proof',
  subject: staffId,
})

/** The user handle on the device; it identifies no one to outsiders. */
export const handleOf = (staffId: string): Buffer => Buffer.from(staffId.replaceAll('-', ''), 'hex')

/** Challenges a passkey of one person, or of anyone. */
export async function startAssertion(tx: Tx, deps: Deps, scope: Occasion, staffId?: string) {
  const party = partyOf(deps)
  const passkeys = staffId === undefined ? [] : await listPasskeys(tx.db, staffId)
  const { challengeId, options } = await beginAssertion(
    withoutSite(tx),
    deps.platform.clock,
    scope,
    { party, passkeys: passkeys.filter(({ rpId }) => rpId === party.id) },
  )
  return { challengeId, options: JSON.stringify(options) }
}

/** What an answer shows. On the tx of the call, outside of any transaction: its challenge is used up. */
export async function checkAssertion(
  tx: Tx,
  { platform }: Deps,
  scope: Occasion,
  answer: PasskeyAnswer,
): Promise<PasskeyProof | 'expired' | undefined> {
  const assertion = await finishAssertion(withoutSite(tx), scope, answer, (credential) =>
    findPasskey(tx.db, credential),
  )
  if (assertion.outcome === 'cloned') {
    const { id, staffId } = assertion.passkey
    platform.logger.warn({ staffId, passkeyId: id }, 'A passkey of staff was used from a copy')
  }
  if (assertion.outcome === 'expired') return 'expired'
  if (assertion.outcome !== 'valid') return undefined
  const { passkey, handle } = assertion
  if (handle && !handle.equals(handleOf(passkey.staffId))) return undefined
  return assertion
}
