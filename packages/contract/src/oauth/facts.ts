import { defineFact } from '../kit/index.ts'

/** A member has let a third party know or do something; `scope` is all it may now. */
export const ConsentGiven = defineFact('consent.given')
/** A member has taken that back; the third party's sign-ins have ended. */
export const ConsentWithdrawn = defineFact('consent.withdrawn')
