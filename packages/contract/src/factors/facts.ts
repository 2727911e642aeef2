import { defineFact } from '../kit/index.ts'

/** Staff requested a reset of an account's second factors; has the due date, never the token that cancels it. */
export const FactorResetRequested = defineFact('identity.factor_reset_asked')
/** The account's owner or staff cancelled it, or a second factor was used. */
export const FactorResetStopped = defineFact('identity.factor_reset_stopped')
/** A sign-in waits for approval on another device; never contains the number. */
export const ApprovalRequested = defineFact('identity.approval_asked')
/** It was approved or denied. */
export const ApprovalAnswered = defineFact('identity.approval_answered')
