import { isDeepStrictEqual } from 'node:util'
import {
  type MemberChanges,
  MemberNotFound,
  MemberUpdated,
  SlugAlreadyExists,
} from '@vitrine/contract/members'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member, MemberChange, MemberPatch } from '../model.ts'
import { requireApproved } from '../rules/moves.ts'
import { patchFrom } from '../rules/patch.ts'
import * as store from '../store/members.ts'
import { listFields } from '../store/own-fields.ts'

type EventDeps = Pick<Deps, 'events'>

/** The member to change, locked until the transaction ends. */
export async function memberToChange(tx: Tx, id: string): Promise<Member> {
  const member = await store.findMemberToChange(tx, id)
  if (!member) throw MemberNotFound({ id })
  return member
}

/** Stores what differs and appends the fact; does nothing when nothing differs. */
export async function save(
  tx: Tx,
  { events }: EventDeps,
  before: Member,
  changes: MemberChange,
): Promise<Member> {
  const changedFields = Object.entries(changes).filter(
    ([name, value]) => !isDeepStrictEqual(value, before[name as keyof Member]),
  )
  if (changedFields.length === 0) return before
  const after = await store.updateMember(tx, before.id, Object.fromEntries(changedFields))
  await events.append(tx, { definition: MemberUpdated, entityId: before.id, before, after })
  return after
}

export async function update(
  tx: Tx,
  deps: EventDeps,
  id: string,
  changes: MemberChanges,
): Promise<Member> {
  const before = await memberToChange(tx, id)
  return save(tx, deps, before, await patchOf(tx, before, changes))
}

/** Loads the custom fields of the site only when a change contains some. */
export async function patchOf(
  tx: Tx,
  { contact }: Pick<Member, 'contact'>,
  changes: MemberChanges,
): Promise<MemberPatch> {
  const ownFields = changes.contact?.customFields ? await listFields(tx) : []
  return patchFrom(changes, { before: contact, ownFields, newId })
}

export async function join(tx: Tx, deps: EventDeps, id: string): Promise<Member> {
  const before = await memberToChange(tx, id)
  requireApproved(before)
  return save(tx, deps, before, { privacyStatus: 'PUBLIC' })
}

export async function changeSlug(
  tx: Tx,
  deps: EventDeps,
  id: string,
  slug: string,
): Promise<Member> {
  const before = await memberToChange(tx, id)
  try {
    return await save(tx, deps, before, { slug })
  } catch (error) {
    throw store.isSlugClash(error) ? SlugAlreadyExists({ slug }) : error
  }
}

/** Empties one list of a member's contact; the login e-mail is not part of it. */
export async function clearContact(
  tx: Tx,
  deps: EventDeps,
  id: string,
  list: 'phones' | 'emails' | 'addresses',
): Promise<Member> {
  const before = await memberToChange(tx, id)
  const { [list]: _cleared, ...contact } = before.contact
  return save(tx, deps, before, { contact })
}
