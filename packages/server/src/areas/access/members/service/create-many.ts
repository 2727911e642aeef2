import { MemberCreated } from '@vitrine/contract/members'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, ImportedMember, Member } from '../model.ts'
import { slugFrom } from '../rules/slug.ts'
import { insertMembers, takenSlugs } from '../store/many-members.ts'

/**
 * Creates the members of imported identities in a bounded number of statements. Returns the ids of those
 * whose slug was taken and got a suffix.
 */
export async function createMany(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  imported: readonly ImportedMember[],
): Promise<ReadonlySet<string>> {
  if (imported.length === 0) return new Set()
  const requestedSlugs = imported.map(
    ({ slug, patch, loginEmail }) => slug ?? slugFrom(patch.nickname, loginEmail),
  )
  const usedSlugs = await takenSlugs(tx, requestedSlugs)
  const renamed = new Set<string>()
  const members = imported.map((one, at): Member => {
    const requestedSlug = requestedSlugs[at] ?? ''
    const isTaken = usedSlugs.has(requestedSlug)
    if (isTaken && one.slug) renamed.add(one.id)
    const slug = isTaken ? `${requestedSlug}-${newId().slice(-8)}` : requestedSlug
    usedSlugs.add(slug)
    return memberOf(tx, one, slug)
  })
  await insertMembers(tx, members)
  await events.append(
    tx,
    ...members.map((after) => ({ definition: MemberCreated, entityId: after.id, after })),
  )
  return renamed
}

const memberOf = (
  tx: Tx,
  { patch, slug: _, ...accountFields }: ImportedMember,
  slug: string,
): Member => ({
  privacyStatus: 'PRIVATE',
  contactId: newId(),
  firstName: null,
  lastName: null,
  nickname: null,
  title: null,
  photo: null,
  cover: null,
  contact: {},
  updatedDate: tx.now,
  ...accountFields,
  ...patch,
  slug,
})
