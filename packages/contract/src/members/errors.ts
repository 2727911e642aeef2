import { defineError } from '../kit/index.ts'

export const MemberNotFound = defineError({
  code: 'NOT_FOUND',
  status: 404,
  description: 'There is no member with this id',
})
export const MemberExists = defineError({
  code: 'ALREADY_EXISTS',
  status: 409,
  description: 'A member with this e-mail address exists already',
})
export const SlugAlreadyExists = defineError({
  code: 'SLUG_ALREADY_EXISTS',
  status: 409,
  description: 'Another member has this slug',
})
/** The data names the member's status and the statuses from which the action is possible. */
export const MemberMoveNotAllowed = defineError({
  code: 'MEMBER_STATUS_NOT_ALLOWED',
  status: 428,
  description: 'This is not possible in the member’s current status',
})
/** Only approved members can join; the data names the member's status. */
export const CommunityJoinImpossible = defineError({
  code: 'COMMUNITY_JOIN_IMPOSSIBLE',
  status: 428,
  description: 'Only an approved member can join the community',
})
/** The caller has blocked this member for itself; the data names it. The other way round it is not there. */
export const MemberToMemberBlocked = defineError({
  code: 'MEMBER_TO_MEMBER_BLOCKED',
  status: 404,
  description: 'You have blocked this member',
})
export const MemberSelfBlockForbidden = defineError({
  code: 'MEMBER_SELF_BLOCK_FORBIDDEN',
  status: 400,
  description: 'You cannot block yourself',
})
export const OwnerMemberBlockForbidden = defineError({
  code: 'OWNER_MEMBER_BLOCK_FORBIDDEN',
  status: 400,
  description: 'The owner of the site cannot be blocked',
})

/**
 * Values of `ruleName` in validation errors (specification §9.7): staff of the site cannot be deleted as its
 * member (data `{memberId}`), and a custom field of type URL requires a web address (data `{fields}`).
 */
export const memberRules = {
  staffStays: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
  webAddress: 'INVALID_CUSTOM_FIELD_URL',
} as const
