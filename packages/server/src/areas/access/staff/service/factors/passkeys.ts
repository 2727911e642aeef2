import { TooManyPasskeys } from '@vitrine/contract/factors'
import {
  StaffFactorNotFound,
  StaffPasskeyKnown,
  StaffPasskeyRefused,
} from '@vitrine/contract/staff'
import { newId } from '../../../../../platform/ids.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import {
  beginRegistration,
  finishRegistration,
  type Occasion,
} from '../../../../../platform/webauthn/index.ts'
import type { HandlerContext } from '../../../../../transport/call.ts'
import type { Deps, Passkey, Person, StaffFactors } from '../../model.ts'
import { MAX_PASSKEYS } from '../../rules.ts'
import { findStaffFactors, lockStaffFactors } from '../../store/factors.ts'
import { deletePasskeys, insertPasskey, updatePasskeyName } from '../../store/passkeys.ts'
import { accountOf } from '../account-of.ts'
import { afterFactorAdded, afterFactorRemoved, requireAnotherFactor } from './after-change.ts'
import { handleOf, type PasskeyAnswer, partyOf, withoutSite } from './passkey-challenge.ts'
import { requireProof } from './prove.ts'

const registrationScope = ({ id }: Person): Occasion => ({
  purpose: 'staff-new-passkey',
  subject: id,
})

/** Starts the registration of a passkey on the current device. */
export async function startPasskey(tx: Tx, deps: Deps, person: Person) {
  await requireProof(tx, deps, person)
  const party = partyOf(deps)
  const { passkeys } = requireRoom(await findStaffFactors(tx.db, person.id))
  const { email, name } = await accountOf(tx, person.id)
  const { challengeId, options } = await beginRegistration(
    withoutSite(tx),
    deps.platform.clock,
    registrationScope(person),
    {
      party,
      siteName: `Vitrine ${party.id}`,
      owner: { handle: handleOf(person.id), name: email, displayName: name || email },
      existing: passkeys.filter(({ rpId }) => rpId === party.id),
    },
  )
  return { challengeId, options: JSON.stringify(options) }
}

/** Saves the new passkey; returns recovery codes with the first factor. */
export async function addPasskey(
  deps: Deps,
  person: Person,
  { name, ...answer }: PasskeyAnswer & { readonly name: string },
  { tx: base, transaction }: Pick<HandlerContext, 'tx' | 'transaction'>,
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const registration = await finishRegistration(
    withoutSite(base),
    registrationScope(person),
    answer,
  )
  if (registration.outcome !== 'valid') throw StaffPasskeyRefused()
  return transaction(async (tx) => {
    const before = requireRoom(await lockStaffFactors(tx, person.id))
    const newPasskey = {
      ...registration.passkey,
      id: newId(),
      staffId: person.id,
      name: name.trim(),
    }
    const passkey = await insertPasskey(tx, newPasskey)
    if (!passkey) throw StaffPasskeyKnown()
    const recoveryCodes = await afterFactorAdded(tx, deps, person, { factor: 'PASSKEY', before })
    return { passkey, recoveryCodes }
  })
}

export async function renamePasskey(
  tx: Tx,
  { id: staffId }: Person,
  input: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  const renamed = await updatePasskeyName(tx, staffId, { ...input, name: input.name.trim() })
  if (!renamed) throw StaffFactorNotFound({ id: input.id })
  return renamed
}

export async function removePasskey(tx: Tx, deps: Deps, person: Person, id: string): Promise<void> {
  await requireProof(tx, deps, person)
  const before = await lockStaffFactors(tx, person.id)
  const passkeys = before.passkeys.filter((one) => one.id !== id)
  if (passkeys.length === before.passkeys.length) throw StaffFactorNotFound({ id })
  const remaining = { ...before, passkeys }
  await requireAnotherFactor(tx, deps, person, remaining)
  await deletePasskeys(tx, person.id, id)
  await afterFactorRemoved(tx, deps, person, { factor: 'PASSKEY', before, remaining })
}

function requireRoom(staffFactors: StaffFactors): StaffFactors {
  if (staffFactors.passkeys.length >= MAX_PASSKEYS) throw TooManyPasskeys({ most: MAX_PASSKEYS })
  return staffFactors
}
