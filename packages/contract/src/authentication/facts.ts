import { defineFact } from '../kit/index.ts'

export const IdentityRegistered = defineFact('identity.registered')
/** Every finished sign-in. */
export const IdentitySignedIn = defineFact('identity.signed_in')
export const IdentityStatusChanged = defineFact('identity.status_changed')
/** Carries the one sign-in that stays valid; never the password. */
export const PasswordChanged = defineFact('identity.password_changed')
/** The password of another system was right and is kept in our own form from now on. */
export const PasswordUpgraded = defineFact('identity.password_upgraded')
/** Somebody was brought in from another system, with the proof of the address and perhaps a password. */
export const IdentityImported = defineFact('identity.imported')
export const IdentityDeleted = defineFact('identity.deleted')
/** The address was proved: by a mailed code, a recovery link or the owner's word. */
export const EmailVerified = defineFact('identity.email_verified')
/** The e-mail to sign in with is another one, not proved yet. */
export const EmailChanged = defineFact('identity.email_changed')
/** The profile that an identity was signed on with has changed. */
export const IdentityUpdated = defineFact('identity.updated')
/** A second factor was added or removed; carries its type, never its secret. */
export const FactorsChanged = defineFact('identity.factors_changed')
/** A sign-in on one device was ended before its time. */
export const SignInEnded = defineFact('identity.sign_in_ended')
/** The password no longer counts until a new one is set by mail; every sign-in has ended. */
export const PasswordResetRequired = defineFact('identity.password_reset_required')
