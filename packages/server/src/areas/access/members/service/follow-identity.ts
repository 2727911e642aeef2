import { isDeepStrictEqual } from 'node:util'
import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Identity } from '../../identity/index.ts'
import { decodeProfile } from '../codec/member.ts'
import type { Deps } from '../model.ts'
import { statusAfter } from '../rules/moves.ts'
import { findMemberToChange } from '../store/members.ts'
import { patchOf, save } from './update.ts'

type EventDeps = Pick<Deps, 'events'>

/** Applies changes of the identity alone, such as a proved address, to its member. */
export async function onIdentityChanged(
  tx: Tx,
  deps: EventDeps,
  identity: Identity,
): Promise<void> {
  const before = await findMemberToChange(tx, identity.id)
  if (!before) return
  await save(tx, deps, before, {
    loginEmail: identity.email,
    loginEmailVerified: identity.emailVerified,
    status: statusAfter(before.status, identity.status),
  })
}

/** Takes over changed fields of a new profile, except those that the member has changed since. */
export async function onProfileUpdated(
  tx: Tx,
  deps: EventDeps,
  { before, after }: { before: Identity; after: Identity },
): Promise<void> {
  const member = await findMemberToChange(tx, after.id)
  if (!member) return
  const changedFields = Object.entries(after.profile).filter(
    ([name, value]) => !isDeepStrictEqual(value, before.profile[name as keyof IdentityProfile]),
  )
  const { contact, profile } = decodeProfile(Object.fromEntries(changedFields))
  await save(tx, deps, member, await patchOf(tx, member, { contact, profile }))
}
