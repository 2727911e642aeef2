import { StaffFactorNotFound, StaffFactorWrong } from '@vitrine/contract/staff'
import { renderSVG } from 'uqr'
import { newTotpSecret, totpAddress, totpStep } from '../../../../platform/totp.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, Person } from '../../model.ts'
import * as store from '../../store/factors.ts'
import { accountOf } from '../account-of.ts'
import { demandAnother, followAdded, followRemoved } from './change.ts'
import { demandProof } from './prove.ts'
import { takeTry } from './tries.ts'

/** A new secret; an app that counts already goes on until this one is confirmed. */
export async function addAuthenticator(tx: Tx, deps: Deps, person: Person) {
  await demandProof(tx, deps, person)
  const { sealing, config } = deps.platform
  const { email } = await accountOf(tx, person.id)
  const secret = newTotpSecret()
  await store.putPending(tx, person.id, sealing.seal(secret))
  const address = totpAddress(secret, email, `Vitrine ${new URL(config.publicUrl).hostname}`)
  return { secret, address, picture: renderSVG(address, { border: 2 }) }
}

/** Makes the app count whose first code is right; answers recovery codes with the first factor. */
export async function confirmAuthenticator(
  deps: Deps,
  person: Person,
  code: string,
  { tx: base, request, transaction }: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
): Promise<string[]> {
  const { id } = person
  const app = await store.findAuthenticator(base.db, id)
  const sealedPending = app?.sealedPending
  if (!sealedPending) throw StaffFactorNotFound()
  const step = await takeTry(deps, { staffId: id, network: request.network }, async () =>
    totpStep(deps.platform.sealing.open(sealedPending), code, base.now),
  )
  if (step === undefined) throw StaffFactorWrong()
  return transaction(async (tx) => {
    const before = await store.lockHolding(tx, id)
    if (!(await store.activate(tx, id, { sealedPending, step }))) throw StaffFactorNotFound()
    return followAdded(tx, deps, person, { factor: 'TOTP', before })
  })
}

export async function removeAuthenticator(tx: Tx, deps: Deps, person: Person): Promise<void> {
  await demandProof(tx, deps, person)
  const before = await store.lockHolding(tx, person.id)
  if (!before.authenticator) throw StaffFactorNotFound()
  const remaining = { ...before, authenticator: undefined }
  await demandAnother(tx, deps, person, remaining)
  await store.deleteAuthenticator(tx, person.id)
  await followRemoved(tx, deps, person, { factor: 'TOTP', before, remaining })
}
