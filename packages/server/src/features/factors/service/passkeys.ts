import { PasskeyRefused } from '@vitrine/contract/authentication'
import { PasskeyNotFound, TooManyPasskeys } from '@vitrine/contract/factors'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { NewPasskey } from '../../../platform/webauthn/index.ts'
import type { Deps, Passkey, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { activate, lockHolding, putPending } from '../store/factors.ts'
import * as store from '../store/passkeys.ts'
import { mailChange, noteChange } from './announce.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'
import { remove } from './remove.ts'

const MOST_PASSKEYS = 20

export interface NamedPasskey {
  readonly passkey: NewPasskey
  readonly name: string
}

/** Keeps what a device has made. The first passkey is a factor more; further ones stand beside it. */
export async function addPasskey(
  tx: Tx,
  deps: Deps,
  person: Person,
  { passkey: made, name }: NamedPasskey,
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const { recoveryCodesLeft, ...holding } = await lockHolding(tx, person.id)
  const before = activeTypes(holding)
  const isFirst = !before.includes('WEBAUTHN')
  if (isFirst) await beginFactor(tx, person)
  if ((await store.listPasskeys(tx, person.id)).length >= MOST_PASSKEYS) throw TooManyPasskeys()
  const id = newId()
  const passkey = await store.insertPasskey(tx, { ...made, id, identityId: person.id, name })
  if (!passkey) throw PasskeyRefused()
  const after = isFirst ? [...before, 'WEBAUTHN' as const] : before
  await noteChange(tx, deps, person.id, 'added', { before, after })
  await mailChange(tx, deps, person, { factor: 'WEBAUTHN', label: name, change: 'added' })
  const hasCodes = before.length > 0 && recoveryCodesLeft > 0
  const recoveryCodes = hasCodes ? [] : await giveRecoveryCodes(tx, deps, person.id)
  return { passkey, recoveryCodes }
}

async function beginFactor(tx: Tx, { id: identityId }: Person): Promise<void> {
  const wish = { identityId, type: 'WEBAUTHN', sealedPending: null } as const
  await activate(tx, identityId, await putPending(tx, { id: newId(), ...wish }), null)
}

export async function renamePasskey(
  tx: Tx,
  deps: Deps,
  { id: identityId }: Pick<Person, 'id'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  const types = activeTypes(await lockHolding(tx, identityId))
  const passkey = await store.renamePasskey(tx, { identityId, id, name })
  if (!passkey) throw PasskeyNotFound({ passkeyId: id })
  await noteChange(tx, deps, identityId, 'passkey_renamed', { before: types, after: types })
  return passkey
}

/** Removes one passkey; with the last one goes the factor. */
export async function removePasskey(tx: Tx, deps: Deps, person: Person, id: string): Promise<void> {
  const holding = await lockHolding(tx, person.id)
  const passkeys = await store.listPasskeys(tx, person.id)
  const gone = passkeys.find((one) => one.id === id)
  const factor = holding.factors.find(({ type }) => type === 'WEBAUTHN')
  if (!gone || !factor) throw PasskeyNotFound({ passkeyId: id })
  if (passkeys.length === 1) return remove(tx, deps, person, factor.id)
  await store.deletePasskey(tx, person.id, id)
  const types = activeTypes(holding)
  await noteChange(tx, deps, person.id, 'removed', { before: types, after: types })
  await mailChange(tx, deps, person, { factor: 'WEBAUTHN', label: gone.name, change: 'removed' })
}
