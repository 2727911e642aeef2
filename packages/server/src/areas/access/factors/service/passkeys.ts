import { PasskeyRefused } from '@vitrine/contract/authentication'
import { PasskeyNotFound, TooManyPasskeys } from '@vitrine/contract/factors'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewPasskey } from '../../../../platform/webauthn/index.ts'
import type { Deps, Passkey, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { activateFactor, lockAccountFactors, savePendingFactor } from '../store/factors.ts'
import * as store from '../store/passkeys.ts'
import { mailChange, recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { remove } from './remove.ts'

const MAX_PASSKEYS = 20

export interface NamedPasskey {
  readonly passkey: NewPasskey
  readonly name: string
}

/** Stores a new passkey. The first one adds the factor; later ones belong to the same factor. */
export async function addPasskey(
  tx: Tx,
  deps: Deps,
  person: Person,
  { passkey: newPasskey, name }: NamedPasskey,
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const { recoveryCodesLeft, ...accountFactors } = await lockAccountFactors(tx, person.id)
  const before = activeTypes(accountFactors)
  const isFirst = !before.includes('WEBAUTHN')
  if (isFirst) await activatePasskeyFactor(tx, person)
  if ((await store.listPasskeys(tx, person.id)).length >= MAX_PASSKEYS) throw TooManyPasskeys()
  const id = newId()
  const passkey = await store.insertPasskey(tx, { ...newPasskey, id, identityId: person.id, name })
  if (!passkey) throw PasskeyRefused()
  const after = isFirst ? [...before, 'WEBAUTHN' as const] : before
  await recordFactorChange(tx, deps, person.id, 'added', { before, after })
  await mailChange(tx, deps, person, { factor: 'WEBAUTHN', label: name, change: 'added' })
  const hasCodes = before.length > 0 && recoveryCodesLeft > 0
  const recoveryCodes = hasCodes ? [] : await issueRecoveryCodes(tx, deps, person.id)
  return { passkey, recoveryCodes }
}

async function activatePasskeyFactor(tx: Tx, { id: identityId }: Person): Promise<void> {
  const newFactor = { identityId, type: 'WEBAUTHN', sealedPending: null } as const
  await activateFactor(
    tx,
    identityId,
    await savePendingFactor(tx, { id: newId(), ...newFactor }),
    null,
  )
}

export async function renamePasskey(
  tx: Tx,
  deps: Deps,
  { id: identityId }: Pick<Person, 'id'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  const types = activeTypes(await lockAccountFactors(tx, identityId))
  const passkey = await store.renamePasskey(tx, { identityId, id, name })
  if (!passkey) throw PasskeyNotFound({ passkeyId: id })
  await recordFactorChange(tx, deps, identityId, 'passkey_renamed', { before: types, after: types })
  return passkey
}

/** Removes one passkey; removing the last one removes the factor. */
export async function removePasskey(tx: Tx, deps: Deps, person: Person, id: string): Promise<void> {
  const accountFactors = await lockAccountFactors(tx, person.id)
  const passkeys = await store.listPasskeys(tx, person.id)
  const removedPasskey = passkeys.find((one) => one.id === id)
  const factor = accountFactors.factors.find(({ type }) => type === 'WEBAUTHN')
  if (!removedPasskey || !factor) throw PasskeyNotFound({ passkeyId: id })
  if (passkeys.length === 1) return remove(tx, deps, person, factor.id)
  await store.deletePasskey(tx, person.id, id)
  const types = activeTypes(accountFactors)
  await recordFactorChange(tx, deps, person.id, 'removed', { before: types, after: types })
  await mailChange(tx, deps, person, {
    factor: 'WEBAUTHN',
    label: removedPasskey.name,
    change: 'removed',
  })
}
