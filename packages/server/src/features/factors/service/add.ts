import { FactorNotAvailable, LoginThrottled } from '@vitrine/contract/authentication'
import { renderSVG } from 'uqr'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { AddableFactor, Deps, Factor, Person } from '../model.ts'
import { activeTypes, isAllowed } from '../rules/demand.ts'
import { newTotpSecret, totpAddress } from '../rules/totp.ts'
import { putPending } from '../store/factors.ts'
import { standing } from './demand.ts'
import { mailCode } from './mail-code.ts'

export interface NewTotp {
  readonly factor: Factor
  readonly secret: string
  readonly address: string
  readonly picture: string
}

/** A new secret; an authenticator application that counts already goes on until this one is confirmed. */
export async function addTotp(tx: Tx, deps: Deps, person: Person): Promise<NewTotp> {
  await mustBeAllowed(tx, deps, 'TOTP')
  const { sealing } = deps.platform
  const secret = newTotpSecret()
  const site = (await deps.sites.get(tx.siteId)).settings.name
  const address = totpAddress(secret, person.email, site)
  const factor = await putPending(tx, {
    id: newId(),
    identityId: person.id,
    type: 'TOTP',
    sealedPending: sealing.seal(secret),
  })
  return { factor, secret, address, picture: renderSVG(address, { border: 2 }) }
}

/** Mails a code to the address of the account, which becomes a factor when the code comes back. */
export async function addEmail(
  tx: Tx,
  deps: Deps,
  person: Person,
): Promise<{ factor: Factor; hint: string }> {
  await mustBeAllowed(tx, deps, 'EMAIL')
  const { holding } = await standing(tx, deps, person)
  if (activeTypes(holding).includes('EMAIL')) {
    throw FactorNotAvailable({ factorType: 'EMAIL' }, 'Codes by mail are a factor already')
  }
  const { hint, isSent } = await mailCode(tx, deps, person, 'new-factor')
  if (!isSent) throw LoginThrottled()
  const pending = {
    id: newId(),
    identityId: person.id,
    type: 'EMAIL',
    sealedPending: null,
  } as const
  return { factor: await putPending(tx, pending), hint }
}

async function mustBeAllowed(tx: Tx, { sites }: Deps, factorType: AddableFactor): Promise<void> {
  const rules = (await sites.get(tx.siteId)).settings.factors
  if (!isAllowed(factorType, rules))
    throw FactorNotAvailable({ factorType, allowed: rules.allowed })
}
