import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { MemberMove, members as membersService } from '@vitrine/contract/members'
import type { HandlerContext } from '../../transport/call.ts'
import { memberOf } from '../identity/index.ts'
import { encodeFor, encodeMember, encodePage, viewerOf } from './codec/member.ts'
import { decodeQuery } from './codec/query.ts'
import type { MembersFeature } from './index.ts'
import type { Member } from './model.ts'

export const memberHandlers = (members: MembersFeature) => {
  const moderation = (move: MemberMove) => async (call: CallWithId) =>
    whole(await members.moderate(call.tx, call.input.id, move))
  const clearing = (list: 'phones' | 'emails' | 'addresses') => async (call: CallWithId) =>
    whole(await members.clearContact(call.tx, ownId(call, call.input.id), list))
  const joining = (privacyStatus: 'PUBLIC' | 'PRIVATE') => async (call: HandlerContext) =>
    whole(await members.update(call.tx, memberOf(call.caller).id, { privacyStatus }))

  return {
    getCurrentMember: async ({ input, tx, caller }) => {
      const viewer = viewerOf(caller)
      const member = await members.get(tx, viewer, memberOf(caller).id)
      return { member: encodeFor(viewer, member, input) }
    },
    getMember: async ({ input, tx, caller }) => {
      const viewer = viewerOf(caller)
      return { member: encodeFor(viewer, await members.get(tx, viewer, input.id), input) }
    },
    listMembers: async ({ input, tx, caller }) => {
      const viewer = viewerOf(caller)
      const query = decodeQuery({ ...input, sortPath: 'sorting' })
      return encodePage(viewer, await members.query(tx, viewer, query), input)
    },
    queryMembers: async ({ input, tx, caller }) => {
      const viewer = viewerOf(caller)
      const query = decodeQuery({ ...input.query, search: input.search, sortPath: 'query.sort' })
      return encodePage(viewer, await members.query(tx, viewer, query), input)
    },
    createMember: async ({ input, tx }) => whole(await members.create(tx, input.member)),
    updateMember: async (call) =>
      whole(await members.update(call.tx, ownId(call, call.input.member.id), call.input.member)),
    updateCurrentMemberSlug: async ({ input, tx, caller }) =>
      whole(await members.changeSlug(tx, memberOf(caller).id, input.slug)),
    updateMemberSlug: async (call) =>
      whole(await members.changeSlug(call.tx, ownId(call, call.input.id), call.input.slug)),
    deleteMemberPhones: clearing('phones'),
    deleteMemberEmails: clearing('emails'),
    deleteMemberAddresses: clearing('addresses'),
    deleteMember: async ({ input, tx }) => {
      await members.remove(tx, input.id)
      return {}
    },
    deleteMyMember: async ({ tx, caller }) => {
      await members.remove(tx, memberOf(caller).id)
      return {}
    },
    approveMember: moderation('approve'),
    blockMember: moderation('block'),
    disconnectMember: moderation('disconnect'),
    muteMember: moderation('mute'),
    unmuteMember: moderation('unmute'),
    joinCommunity: joining('PUBLIC'),
    leaveCommunity: joining('PRIVATE'),
  } satisfies Handlers<typeof membersService, HandlerContext>
}

type CallWithId = HandlerContext & { readonly input: { readonly id: string } }

const whole = (member: Member) => ({ member: encodeMember(member, 'FULL') })

/** Members change themselves only. */
function ownId({ caller }: HandlerContext, id: string): string {
  if (caller.kind === 'member' && caller.id !== id) {
    throw PermissionDenied({ id }, 'A member may change itself only')
  }
  return id
}
