import { defineFact } from '../kit/index.ts'

export const MemberCreated = defineFact('member.created', ['wix.members.v1.member_created'])
export const MemberUpdated = defineFact('member.updated', ['wix.members.v1.member_updated'])
export const MemberDeleted = defineFact('member.deleted', ['wix.members.v1.member_deleted'])
