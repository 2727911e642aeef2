import { type Handlers, PermissionDenied, violation } from '@vitrine/contract/kit'
import type { MemberMove, members as membersService } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import { memberOf } from '../../identity/index.ts'
import { decodeChanges } from '../codec/changes.ts'
import { encodeMember, hasOwnValues } from '../codec/member.ts'
import type { MembersFeature } from '../index.ts'
import type { Member } from '../model.ts'

type Service = Handlers<typeof membersService, HandlerContext>
type ReadOperation = 'getCurrentMember' | 'getMember' | 'listMembers' | 'queryMembers'
type Bulk = Extract<keyof Service, `bulk${string}`>
type CallWithId = HandlerContext & { readonly input: { readonly id: string } }

/** Erases members who delete their own account (personal-data). */
export interface MemberErasure {
  eraseSelf(
    tx: Tx,
    member: ReturnType<typeof memberOf>,
    contentAssigneeId?: string | null,
  ): Promise<void>
}

export const writingHandlers = (members: MembersFeature, erasure: MemberErasure) => {
  const encodeFull = async ({ tx }: HandlerContext, member: Member) => {
    const fields = hasOwnValues(member) ? await members.listFields(tx) : []
    return { member: encodeMember(member, 'FULL', fields) }
  }
  const moderation = (move: MemberMove) => async (call: CallWithId) =>
    encodeFull(call, await members.moderate(call.tx, call.input.id, move))
  const clearing = (list: 'phones' | 'emails' | 'addresses') => async (call: CallWithId) =>
    encodeFull(call, await members.clearContact(call.tx, ownId(call, call.input.id), list))

  return {
    createMember: async (call) =>
      encodeFull(call, await members.create(call.tx, decodeChanges(call.input.member))),
    updateMember: async (call) => {
      const { id, ...changes } = call.input.member
      return encodeFull(
        call,
        await members.update(call.tx, ownId(call, id), decodeChanges(changes)),
      )
    },
    updateCurrentMemberSlug: async (call) => {
      const { id } = memberOf(call.caller)
      return encodeFull(call, await members.changeSlug(call.tx, id, call.input.slug))
    },
    uploadCurrentMemberPhoto: async (call) => {
      const { id } = memberOf(call.caller)
      const { body } = call.request
      if (!body) throw violation('body', 'REQUIRED_FIELD', 'must be the bytes of a picture')
      return encodeFull(call, await members.uploadPhoto(call.transaction, id, body))
    },
    deleteCurrentMemberPhoto: async (call) =>
      encodeFull(call, await members.removePhoto(call.tx, memberOf(call.caller).id)),
    updateMemberSlug: async (call) => {
      const id = ownId(call, call.input.id)
      return encodeFull(call, await members.changeSlug(call.tx, id, call.input.slug))
    },
    deleteMemberPhones: clearing('phones'),
    deleteMemberEmails: clearing('emails'),
    deleteMemberAddresses: clearing('addresses'),
    deleteMember: async ({ input, tx }) => {
      await members.remove(tx, input.id)
      return {}
    },
    deleteMyMember: async ({ input, tx, caller }) => {
      await erasure.eraseSelf(tx, memberOf(caller), input.contentAssigneeId)
      return {}
    },
    approveMember: moderation('approve'),
    blockMember: moderation('block'),
    disconnectMember: moderation('disconnect'),
    muteMember: moderation('mute'),
    unmuteMember: moderation('unmute'),
    joinCommunity: async (call) =>
      encodeFull(call, await members.join(call.tx, memberOf(call.caller).id)),
    leaveCommunity: async (call) => {
      const { id } = memberOf(call.caller)
      return encodeFull(call, await members.update(call.tx, id, { privacyStatus: 'PRIVATE' }))
    },
    blockForMe: async ({ input, tx, caller }) => {
      await members.blockForMe(tx, memberOf(caller).id, input.id)
      return {}
    },
    unblockForMe: async ({ input, tx, caller }) => {
      await members.unblockForMe(tx, memberOf(caller).id, input.id)
      return {}
    },
  } satisfies Omit<Service, ReadOperation | Bulk>
}

/** Members change themselves only. */
function ownId({ caller }: HandlerContext, id: string): string {
  if (caller.kind === 'member' && caller.id !== id) {
    throw PermissionDenied({ id }, 'A member may change itself only')
  }
  return id
}
