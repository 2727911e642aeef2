import { defineFact } from '../kit/index.ts'

export const MemberCreated = defineFact('member.created', ['wix.members.v1.member_created'])
export const MemberUpdated = defineFact('member.updated', ['wix.members.v1.member_updated'])
/** `before` includes `contentAssigneeId`: who inherits the content; null means the owner. */
export const MemberDeleted = defineFact('member.deleted', ['wix.members.v1.member_deleted'])
/** A member blocked or unblocked another. */
export const MemberBlockChanged = defineFact('member_block.changed')
