import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberChanges, MemberMove, NewMember } from '@vitrine/contract/members'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { Identity } from '../identity/index.ts'
import { decodeChanges } from './codec/changes.ts'
import type { Deps, ImportedMember, Member, MemberPatch, MemberQuery, Viewer } from './model.ts'
import { type PatchContext, patchFrom } from './rules/patch.ts'
import { approveAndSignIn, issueApprovalToken, memberOfApproval } from './service/approval.ts'
import { blockForMe, getVisibleMember, unblockForMe } from './service/blocks.ts'
import { createByMerchant, createFromIdentity } from './service/create.ts'
import { createMany } from './service/create-many.ts'
import { onIdentityChanged, onProfileUpdated } from './service/follow-identity.ts'
import { memberJobs } from './service/jobs.ts'
import { moderate } from './service/moderate.ts'
import { setFields } from './service/own-fields.ts'
import { removePhoto, uploadPhoto } from './service/photo.ts'
import { remove } from './service/remove.ts'
import { removeMany } from './service/remove-many.ts'
import { changeSlug, clearContact, join, save, update } from './service/update.ts'
import { countAll, findMembers, findMembersToChange, pageIds } from './store/many-members.ts'
import { setLastLogin } from './store/members.ts'
import { listFields } from './store/own-fields.ts'
import { queryMembers } from './store/query-members.ts'

export type { ImportedMember, Member, MemberPatch, StaffDirectory } from './model.ts'
export { identityStatusOf } from './rules/moves.ts'

export type MembersFeature = ReturnType<typeof createMembers>

export function createMembers(platform: Platform, others: Omit<Deps, 'platform'>) {
  const deps: Deps = { ...others, platform }
  return {
    get: getVisibleMember,
    query: (tx: Tx, viewer: Viewer, query: MemberQuery) => queryMembers(tx, viewer, query),
    create: (tx: Tx, added: NewMember) => createByMerchant(tx, deps, added),
    update: (tx: Tx, id: string, changes: MemberChanges) => update(tx, deps, id, changes),
    changeSlug: (tx: Tx, id: string, slug: string) => changeSlug(tx, deps, id, slug),
    uploadPhoto: (
      transaction: Parameters<typeof uploadPhoto>[1],
      id: string,
      stream: AsyncIterable<Uint8Array>,
    ) => uploadPhoto(deps, transaction, id, stream),
    removePhoto: (tx: Tx, id: string) => removePhoto(tx, deps, id),
    clearContact: (tx: Tx, id: string, list: 'phones' | 'emails' | 'addresses') =>
      clearContact(tx, deps, id, list),
    join: (tx: Tx, id: string) => join(tx, deps, id),
    moderate: (tx: Tx, id: string, move: MemberMove): Promise<Member> =>
      moderate(tx, deps, id, move),
    /** A token that lets its holder approve the member. */
    issueApprovalToken: (tx: Tx, id: string) => issueApprovalToken(tx, deps, id),
    /** The member that an approval token names; undefined for an invalid one. */
    memberOfApproval: (tx: Tx, token: string) => memberOfApproval(tx, deps, token),
    /** Approves a member and signs it in; returns the session token. */
    approveAndSignIn: (tx: Tx, id: string) => approveAndSignIn(tx, deps, id),
    remove: (tx: Tx, id: string, contentAssigneeId?: string | null) =>
      remove(tx, deps, id, contentAssigneeId),
    removeMany: (tx: Tx, ids: readonly string[]) => removeMany(tx, deps, ids),
    /** Validates changes and turns them into a patch; throws the errors of a single update. */
    patchFrom: (changes: MemberChanges, context: PatchContext): MemberPatch =>
      patchFrom(decodeChanges(changes), context),
    /** Creates the members of imported identities; returns the ids of those whose slug was taken. */
    createMany: (tx: Tx, imported: readonly ImportedMember[]) => createMany(tx, deps, imported),
    save: (tx: Tx, before: Member, patch: MemberPatch) => save(tx, deps, before, patch),
    findMany: findMembers,
    findManyToChange: findMembersToChange,
    pageIds,
    countAll,
    /** Whether a member of the site signs in with this e-mail and this password. */
    hasPassword: (tx: Tx, login: { email: string; password: string }) =>
      deps.identity.hasPassword(tx, login),
    blockForMe: (tx: Tx, ownId: string, id: string) => blockForMe(tx, deps, ownId, id),
    unblockForMe: (tx: Tx, ownId: string, id: string) => unblockForMe(tx, deps, ownId, id),

    /** The site's own fields of member profiles. */
    listFields,
    setFields: (tx: Tx, fields: readonly MemberField[]) => setFields(tx, deps, fields),

    /** Jobs on all members that match a filter. */
    jobs: memberJobs(deps),

    /** Listens to `identity.registered`: the member exists as soon as the identity does. */
    createFromIdentity: (async (tx, { after }) => {
      await createFromIdentity(tx, deps, after as Identity)
    }) satisfies Listener,
    /** Listens to `identity.signed_in`. */
    onSignedIn: ((tx, { entityId }) => setLastLogin(tx, entityId)) satisfies Listener,
    /** Listens to `identity.email_verified`, `email_changed` and `status_changed`. */
    onIdentityChanged: (async (tx, { after }) => {
      if (after) await onIdentityChanged(tx, deps, after as Identity)
    }) satisfies Listener,
    /** Listens to `identity.updated`. */
    onProfileUpdated: ((tx, { before, after }) =>
      onProfileUpdated(tx, deps, {
        before: before as Identity,
        after: after as Identity,
      })) satisfies Listener,
  }
}
