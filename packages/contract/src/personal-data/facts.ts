import { defineFact } from '../kit/index.ts'

/** The personal data of a member was erased; with time, actor and reason. */
export const MemberErased = defineFact('member.erased')
