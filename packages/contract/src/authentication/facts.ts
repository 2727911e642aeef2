import { CartDeleted, CartMerged, CartUpdated } from '../carts/facts.ts'
import { defineFact } from '../kit/index.ts'
import { WishListCreated, WishListDeleted, WishListMerged } from '../wish-lists/facts.ts'

export const IdentityRegistered = defineFact('identity.registered')
/** Every finished sign-in. */
export const IdentitySignedIn = defineFact('identity.signed_in')
/** Facts that a finished sign-in may append: the cart of the visitor becomes the member's. */
export const signInFacts = [
  IdentitySignedIn,
  CartUpdated,
  CartMerged,
  CartDeleted,
  WishListCreated,
  WishListMerged,
  WishListDeleted,
]
export const IdentityStatusChanged = defineFact('identity.status_changed')
/** Carries the one sign-in that stays valid; never the password. */
export const PasswordChanged = defineFact('identity.password_changed')
/** An imported password hash was verified and replaced by one of this server. */
export const PasswordUpgraded = defineFact('identity.password_upgraded')
/** An identity was imported, with its e-mail verification status and possibly a password hash. */
export const IdentityImported = defineFact('identity.imported')
export const IdentityDeleted = defineFact('identity.deleted')
/** The e-mail address was verified: by a code, a recovery link or the owner. */
export const EmailVerified = defineFact('identity.email_verified')
/** The login e-mail address changed and is not verified yet. */
export const EmailChanged = defineFact('identity.email_changed')
/** The profile that an identity was signed on with has changed. */
export const IdentityUpdated = defineFact('identity.updated')
/** A second factor was added or removed; carries its type, never its secret. */
export const FactorsChanged = defineFact('identity.factors_changed')
/** A sign-in on one device was ended before its time. */
export const SignInEnded = defineFact('identity.sign_in_ended')
/** The password is disabled until a new one is set by e-mail; every sign-in has ended. */
export const PasswordResetRequired = defineFact('identity.password_reset_required')
