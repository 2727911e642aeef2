import {
  type MemberChanges,
  MemberNotFound,
  MemberUpdated,
  SlugAlreadyExists,
} from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { patchFrom } from '../rules.ts'
import * as store from '../store/members.ts'

/** The member to change, held until the transaction ends. */
export async function memberToChange(tx: Tx, id: string): Promise<Member> {
  const member = await store.findMemberToChange(tx, id)
  if (!member) throw MemberNotFound({ id })
  return member
}

/** Stores changes of a member and appends the fact; nothing to change is no change. */
export async function save(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  before: Member,
  changes: Parameters<typeof store.updateMember>[2],
): Promise<Member> {
  if (Object.keys(changes).length === 0) return before
  const after = await store.updateMember(tx, before.id, changes)
  await events.append(tx, { definition: MemberUpdated, entityId: before.id, before, after })
  return after
}

export async function update(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  id: string,
  changes: MemberChanges,
): Promise<Member> {
  const before = await memberToChange(tx, id)
  return save(tx, deps, before, patchFrom(changes, before.contact))
}

export async function changeSlug(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  id: string,
  slug: string,
): Promise<Member> {
  const before = await memberToChange(tx, id)
  if (await store.isSlugTaken(tx, slug, id)) throw SlugAlreadyExists({ slug })
  return save(tx, deps, before, { slug })
}

/** Empties one list of a member's contact; the login e-mail is not part of it. */
export async function clearContact(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  id: string,
  list: 'phones' | 'emails' | 'addresses',
): Promise<Member> {
  const before = await memberToChange(tx, id)
  return save(tx, deps, before, { contact: { ...before.contact, [list]: [] } })
}
