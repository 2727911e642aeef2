import { defineFact } from '../kit/index.ts'

/** Somebody's personal data was erased: when, by whom and why; nothing else is left. */
export const MemberErased = defineFact('member.erased')
