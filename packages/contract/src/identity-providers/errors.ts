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
/** Its people would be taken for others: subjects mean something within one system only. */
export const ProviderInUse = defineError({
  code: 'IDENTITY_PROVIDER_IN_USE',
  status: 409,
  description: 'Members are linked with this provider; add the other system beside it',
})
/** It was switched off or removed, perhaps while somebody was there. */
export const ProviderNotOffered = defineError({
  code: 'IDENTITY_PROVIDER_NOT_OFFERED',
  status: 404,
  description: 'Signing in with this provider is not offered',
})
/** The data tells in `problem` what went wrong, as `checkProvider` does. */
export const ProviderUnreachable = defineError({
  code: 'IDENTITY_PROVIDER_UNREACHABLE',
  status: 428,
  description: 'The provider cannot be reached, or is not set up as the site expects',
})
/** Wrong state, used before, older than 10 minutes, or of another browser. */
export const ProviderSignInNotBegun = defineError({
  code: 'PROVIDER_SIGN_IN_NOT_BEGUN',
  status: 400,
  description: 'This sign-in was not begun in this browser, took too long, or was finished before',
})
/** The provider says no, mostly because its user did; the data holds its word in `error`. */
export const ProviderSaidNo = defineError({
  code: 'PROVIDER_SAID_NO',
  status: 403,
  description: 'The provider has not signed anybody in',
})
/** A signature, issuer, audience, nonce or time that does not hold; the data tells which in `problem`. */
export const ProviderNotBelieved = defineError({
  code: 'PROVIDER_NOT_BELIEVED',
  status: 400,
  description: 'What the provider says about who signed in cannot be believed',
})
/** Nobody is linked with an account, or given one, by an address that nobody has proved. */
export const ProviderEmailUnverified = defineError({
  code: 'PROVIDER_EMAIL_UNVERIFIED',
  status: 403,
  description: 'The provider does not say that the e-mail address is verified',
})
/** Somebody may have registered here with an address of somebody else. */
export const OwnEmailUnverified = defineError({
  code: 'OWN_EMAIL_UNVERIFIED',
  status: 409,
  description: 'The account with this e-mail address has not proved it; set a new password by mail',
})
/** The data holds the domain in `domain`. */
export const EmailDomainRefused = defineError({
  code: 'EMAIL_DOMAIN_REFUSED',
  status: 403,
  description: 'Only e-mail addresses of certain domains sign in with this provider',
})
export const ProviderRegistersNobody = defineError({
  code: 'PROVIDER_REGISTERS_NOBODY',
  status: 403,
  description: 'Only who has an account already signs in with this provider',
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
  description: 'Another account of this provider is linked already; unlink it first',
})
export const LinkedSignInNotFound = defineError({
  code: 'LINKED_SIGN_IN_NOT_FOUND',
  status: 404,
  description: 'The account has no such linked sign-in',
})
export const LastWayIn = defineError({
  code: 'LAST_WAY_IN',
  status: 428,
  description:
    'This is the only way to sign in to the account; set a password or link another first',
})
/** Older than 10 minutes, used before, or of another account than the one that signed in. */
export const LinkTokenInvalid = defineError({
  code: 'LINK_TOKEN_INVALID',
  status: 400,
  description: 'This link waits no more, or for somebody else',
})
