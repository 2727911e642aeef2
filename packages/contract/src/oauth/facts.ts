import { defineFact } from '../kit/index.ts'

/** A member gave a third party access; `scope` is its complete scope afterwards. */
export const ConsentGiven = defineFact('consent.given')
/** A member withdrew the access; the third party's sign-ins have ended. */
export const ConsentWithdrawn = defineFact('consent.withdrawn')
