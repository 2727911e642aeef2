import { StaffPasskeysUnavailable } from '@vitrine/contract/staff'
import type { Tx } from '../../../../platform/tx.ts'
import {
  beginAssertion,
  finishAssertion,
  type Occasion,
  type RelyingParty,
  relyingPartyAt,
} from '../../../../platform/webauthn/index.ts'
import type { Deps, Passkey } from '../../model.ts'
import { findPasskey, listPasskeys } from '../../store/passkeys.ts'

/** What a browser answers; `credential` is JSON text. */
export interface Answer {
  readonly challengeId: string
  readonly credential: string
}

/** A passkey that has answered; its use is still to be noted. */
export interface Shown {
  readonly passkey: Passkey
  readonly counter: number
  readonly isBackedUp: boolean
}

/** Staff are nobody's site: their challenges stand apart from those of members. */
export const ofNoSite = (tx: Tx): Tx => ({ ...tx, siteId: '00000000-0000-0000-0000-000000000000' })

/** Who asks: the installation at its own address, whatever address a request claims to come through. */
export function partyOf({ platform }: Pick<Deps, 'platform'>): RelyingParty {
  const party = relyingPartyAt(platform.config.publicUrl)
  if (!party) throw StaffPasskeysUnavailable()
  return party
}

export const proofBy = (staffId: string): Occasion => ({ purpose: 'staff-proof', subject: staffId })

/** What a device knows somebody by; it names nobody. */
export const handleOf = (staffId: string): Buffer => Buffer.from(staffId.replaceAll('-', ''), 'hex')

/** Asks for a passkey of somebody, or of whoever has one. */
export async function ask(tx: Tx, deps: Deps, occasion: Occasion, staffId?: string) {
  const party = partyOf(deps)
  const passkeys = staffId === undefined ? [] : await listPasskeys(tx.db, staffId)
  const { challengeId, options } = await beginAssertion(
    ofNoSite(tx),
    deps.platform.clock,
    occasion,
    { party, passkeys: passkeys.filter(({ rpId }) => rpId === party.id) },
  )
  return { challengeId, options: JSON.stringify(options) }
}

/** What an answer shows. On the tx of the call, outside of any transaction: its challenge is used up. */
export async function check(
  tx: Tx,
  { platform }: Deps,
  occasion: Occasion,
  answer: Answer,
): Promise<Shown | 'expired' | undefined> {
  const came = await finishAssertion(ofNoSite(tx), occasion, answer, (named) =>
    findPasskey(tx.db, named),
  )
  if (came.outcome === 'copied') {
    const { id, staffId } = came.passkey
    platform.logger.warn({ staffId, passkeyId: id }, 'A passkey of staff was used from a copy')
  }
  if (came.outcome === 'expired') return 'expired'
  if (came.outcome !== 'right') return undefined
  const { passkey, handle } = came
  if (handle && !handle.equals(handleOf(passkey.staffId))) return undefined
  return came
}
