import { defineError } from '../kit/index.ts'

export const ProviderNotFound = defineError({
  code: 'IDENTITY_PROVIDER_NOT_FOUND',
  status: 404,
  description: 'The site has no such identity provider',
})
/** A site has at most 20 providers. */
export const TooManyProviders = defineError({
  code: 'TOO_MANY_IDENTITY_PROVIDERS',
  status: 409,
  description: 'A site has at most 20 identity providers; remove one first',
})
/** Subjects are unique within one system only, so members would be mistaken for others. */
export const ProviderInUse = defineError({
  code: 'IDENTITY_PROVIDER_IN_USE',
  status: 409,
  description: 'Members are linked with this provider; add the other system as a new provider',
})
/** It was disabled or removed, possibly during the sign-in. */
export const ProviderNotOffered = defineError({
  code: 'IDENTITY_PROVIDER_NOT_OFFERED',
  status: 404,
  description: 'Sign-in with this provider is not available',
})
/** `data.problem` is the reason, as in `checkProvider`. */
export const ProviderUnreachable = defineError({
  code: 'IDENTITY_PROVIDER_UNREACHABLE',
  status: 428,
  description: 'The provider cannot be reached or is not configured correctly',
})
/** Wrong state, used before, older than 10 minutes, or of another browser. */
export const ProviderSignInNotStarted = defineError({
  code: 'PROVIDER_SIGN_IN_NOT_BEGUN',
  status: 400,
  description: 'This sign-in was not started in this browser, has expired or is already finished',
})
/** The provider refused, usually because its user did; `data.error` has its error code. */
export const ProviderRefused = defineError({
  code: 'PROVIDER_SAID_NO',
  status: 403,
  description: 'The provider refused the sign-in',
})
/** An invalid signature, issuer, audience, nonce or time; see `data.problem`. */
export const ProviderResponseInvalid = defineError({
  code: 'PROVIDER_NOT_BELIEVED',
  status: 400,
  description: 'The response of the provider could not be verified',
})
/** Accounts are linked and created only with verified addresses. */
export const ProviderEmailUnverified = defineError({
  code: 'PROVIDER_EMAIL_UNVERIFIED',
  status: 403,
  description: 'The provider does not confirm that the e-mail address is verified',
})
/** The account may have been registered with another person's address. */
export const OwnEmailUnverified = defineError({
  code: 'OWN_EMAIL_UNVERIFIED',
  status: 409,
  description:
    'The account with this e-mail address has not verified it; set a new password by e-mail',
})
/** `domain` in the data is the domain. */
export const EmailDomainRefused = defineError({
  code: 'EMAIL_DOMAIN_REFUSED',
  status: 403,
  description: 'Only e-mail addresses of certain domains can sign in with this provider',
})
export const ProviderRegistrationClosed = defineError({
  code: 'PROVIDER_REGISTERS_NOBODY',
  status: 403,
  description: 'Only existing accounts can sign in with this provider',
})
export const SignInLinkedElsewhere = defineError({
  code: 'SIGN_IN_LINKED_ELSEWHERE',
  status: 409,
  description: 'This account of the provider is linked with another account of the site',
})
/** One account of a provider for each account of the site. */
export const ProviderLinkedAlready = defineError({
  code: 'PROVIDER_LINKED_ALREADY',
  status: 409,
  description: 'Another account of this provider is already linked; unlink it first',
})
export const LinkedSignInNotFound = defineError({
  code: 'LINKED_SIGN_IN_NOT_FOUND',
  status: 404,
  description: 'The account has no such linked sign-in',
})
export const LastSignInMethod = defineError({
  code: 'LAST_WAY_IN',
  status: 428,
  description:
    'This is the only way to sign in to the account; set a password or link another provider first',
})
/** Older than 10 minutes, used before, or of another account than the one that signed in. */
export const LinkTokenInvalid = defineError({
  code: 'LINK_TOKEN_INVALID',
  status: 400,
  description: 'The link token has expired, was already used or belongs to another account',
})
