import { MemberCreated, MemberExists, type NewMember } from '@vitrine/contract/members'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Identity } from '../../identity/index.ts'
import { decodeProfile } from '../codec/member.ts'
import type { Deps, Member } from '../model.ts'
import { slugFrom } from '../rules/slug.ts'
import { insertMember } from '../store/members.ts'
import { patchOf, update } from './update.ts'

/** Creates the member of a registered identity, in the same transaction. */
export async function createFromIdentity(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  identity: Identity,
): Promise<Member> {
  const patch = await patchOf(tx, { contact: {} }, decodeProfile(identity.profile))
  const nickname = patch.nickname ?? null
  const member: Member = {
    id: identity.id,
    status: identity.status === 'PENDING' ? 'PENDING' : 'APPROVED',
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
    loginEmail: identity.email,
    loginEmailVerified: identity.emailVerified,
    contactId: newId(),
    firstName: null,
    lastName: null,
    title: null,
    photo: null,
    cover: null,
    contact: {},
    createdDate: tx.now,
    updatedDate: tx.now,
    lastLoginDate: null,
    ...patch,
    nickname,
    slug: slugFrom(nickname, identity.email),
  }
  const created = await insertWithFreeSlug(tx, member)
  await events.append(tx, { definition: MemberCreated, entityId: member.id, after: created })
  return created
}

/** Adds a unique suffix to a slug that is taken. */
async function insertWithFreeSlug(tx: Tx, member: Member): Promise<Member> {
  if (await insertMember(tx, member)) return member
  const other = { ...member, slug: `${member.slug}-${newId().slice(0, 8)}` }
  if (await insertMember(tx, other)) return other
  throw new Error(`No address name is free for ${member.slug}`)
}

/** An approved member without a password, added by a merchant. */
export async function createByMerchant(tx: Tx, deps: Deps, added: NewMember): Promise<Member> {
  const { contact, profile, privacyStatus } = added
  const identity = await deps.identity.create(tx, {
    email: added.loginEmail,
    profile: { nickname: profile?.nickname },
    status: 'ACTIVE',
  })
  if (!identity) throw MemberExists({ loginEmail: added.loginEmail })
  return update(tx, deps, identity.id, { contact, profile, privacyStatus })
}
