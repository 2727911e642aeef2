import { TooManyPasskeys } from '@vitrine/contract/factors'
import {
  StaffFactorNotFound,
  StaffPasskeyKnown,
  StaffPasskeyRefused,
} from '@vitrine/contract/staff'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  beginRegistration,
  finishRegistration,
  type Occasion,
} from '../../../../platform/webauthn/index.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, Holding, Passkey, Person } from '../../model.ts'
import { MOST_PASSKEYS } from '../../rules.ts'
import { findHolding, lockHolding } from '../../store/factors.ts'
import { deletePasskeys, insertPasskey, updatePasskeyName } from '../../store/passkeys.ts'
import { accountOf } from '../account-of.ts'
import { demandAnother, followAdded, followRemoved } from './change.ts'
import { type Answer, handleOf, ofNoSite, partyOf } from './passkey-question.ts'
import { demandProof } from './prove.ts'

const madeFor = ({ id }: Person): Occasion => ({ purpose: 'staff-new-passkey', subject: id })

/** Asks the device in hand to make a passkey. */
export async function startPasskey(tx: Tx, deps: Deps, person: Person) {
  await demandProof(tx, deps, person)
  const party = partyOf(deps)
  const { passkeys } = mustHaveRoom(await findHolding(tx.db, person.id))
  const { email, name } = await accountOf(tx, person.id)
  const { challengeId, options } = await beginRegistration(
    ofNoSite(tx),
    deps.platform.clock,
    madeFor(person),
    {
      party,
      siteName: `Vitrine ${party.id}`,
      owner: { handle: handleOf(person.id), name: email, displayName: name || email },
      existing: passkeys.filter(({ rpId }) => rpId === party.id),
    },
  )
  return { challengeId, options: JSON.stringify(options) }
}

/** Keeps what the device has made; answers recovery codes with the first factor. */
export async function addPasskey(
  deps: Deps,
  person: Person,
  { name, ...answer }: Answer & { readonly name: string },
  { tx: base, transaction }: Pick<HandlerContext, 'tx' | 'transaction'>,
): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const came = await finishRegistration(ofNoSite(base), madeFor(person), answer)
  if (came.outcome !== 'right') throw StaffPasskeyRefused()
  return transaction(async (tx) => {
    const before = mustHaveRoom(await lockHolding(tx, person.id))
    const made = { ...came.passkey, id: newId(), staffId: person.id, name: name.trim() }
    const passkey = await insertPasskey(tx, made)
    if (!passkey) throw StaffPasskeyKnown()
    const recoveryCodes = await followAdded(tx, deps, person, { factor: 'PASSKEY', before })
    return { passkey, recoveryCodes }
  })
}

export async function renamePasskey(
  tx: Tx,
  { id: staffId }: Person,
  wish: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  const renamed = await updatePasskeyName(tx, staffId, { ...wish, name: wish.name.trim() })
  if (!renamed) throw StaffFactorNotFound({ id: wish.id })
  return renamed
}

export async function removePasskey(tx: Tx, deps: Deps, person: Person, id: string): Promise<void> {
  await demandProof(tx, deps, person)
  const before = await lockHolding(tx, person.id)
  const passkeys = before.passkeys.filter((one) => one.id !== id)
  if (passkeys.length === before.passkeys.length) throw StaffFactorNotFound({ id })
  const remaining = { ...before, passkeys }
  await demandAnother(tx, deps, person, remaining)
  await deletePasskeys(tx, person.id, id)
  await followRemoved(tx, deps, person, { factor: 'PASSKEY', before, remaining })
}

function mustHaveRoom(holding: Holding): Holding {
  if (holding.passkeys.length >= MOST_PASSKEYS) throw TooManyPasskeys({ most: MOST_PASSKEYS })
  return holding
}
