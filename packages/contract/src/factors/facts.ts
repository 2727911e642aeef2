import { defineFact } from '../kit/index.ts'

/** Staff have asked to remove the second factors of an account; says when, and never the way to stop it. */
export const FactorResetAsked = defineFact('identity.factor_reset_asked')
/** The account's owner or staff have stopped it, or a second factor was shown after all. */
export const FactorResetStopped = defineFact('identity.factor_reset_stopped')
/** A sign-in waits for somebody who is signed in elsewhere; never says the number. */
export const ApprovalAsked = defineFact('identity.approval_asked')
/** It was approved or denied. */
export const ApprovalAnswered = defineFact('identity.approval_answered')
