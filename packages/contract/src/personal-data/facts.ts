import { defineFact } from '../kit/index.ts'

/** The personal data of a member was erased: when, by whom and why. */
export const MemberErased = defineFact('member.erased')
