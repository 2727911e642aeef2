import { StaffFactorNotFound, StaffFactorWrong } from '@vitrine/contract/staff'
import { renderSVG } from 'uqr'
import { newTotpSecret, totpAddress, totpStep } from '../../../../../platform/totp.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../../transport/call.ts'
import type { Deps, Person } from '../../model.ts'
import * as store from '../../store/factors.ts'
import { accountOf } from '../account-of.ts'
import { afterFactorAdded, afterFactorRemoved, requireAnotherFactor } from './after-change.ts'
import { countAttempt } from './attempts.ts'
import { requireProof } from './prove.ts'

/** Creates a new secret; an active app stays valid until this one is confirmed. */
export async function addAuthenticator(tx: Tx, deps: Deps, person: Person) {
  await requireProof(tx, deps, person)
  const { sealing, config } = deps.platform
  const { email } = await accountOf(tx, person.id)
  const secret = newTotpSecret()
  await store.savePendingAuthenticator(tx, person.id, sealing.seal(secret))
  const address = totpAddress(secret, email, `Vitrine ${new URL(config.publicUrl).hostname}`)
  return { secret, address, picture: renderSVG(address, { border: 2 }) }
}

/** Activates the app once its first code is correct; returns recovery codes with the first factor. */
export async function confirmAuthenticator(
  deps: Deps,
  person: Person,
  code: string,
  { tx: base, request, transaction }: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
): Promise<string[]> {
  const { id } = person
  const authenticator = await store.findAuthenticator(base.db, id)
  const sealedPending = authenticator?.sealedPending
  if (!sealedPending) throw StaffFactorNotFound()
  const step = await countAttempt(deps, { staffId: id, network: request.network }, async () =>
    totpStep(deps.platform.sealing.open(sealedPending), code, base.now),
  )
  if (step === undefined) throw StaffFactorWrong()
  return transaction(async (tx) => {
    const before = await store.lockStaffFactors(tx, id)
    if (!(await store.activateAuthenticator(tx, id, { sealedPending, step })))
      throw StaffFactorNotFound()
    return afterFactorAdded(tx, deps, person, { factor: 'TOTP', before })
  })
}

export async function removeAuthenticator(tx: Tx, deps: Deps, person: Person): Promise<void> {
  await requireProof(tx, deps, person)
  const before = await store.lockStaffFactors(tx, person.id)
  if (!before.authenticator) throw StaffFactorNotFound()
  const remaining = { ...before, authenticator: undefined }
  await requireAnotherFactor(tx, deps, person, remaining)
  await store.deleteAuthenticator(tx, person.id)
  await afterFactorRemoved(tx, deps, person, { factor: 'TOTP', before, remaining })
}
