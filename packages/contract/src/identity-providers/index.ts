import { AccountBlocked, FreshSignInRequired } from '../authentication/errors.ts'
import { FactorsChanged, IdentityRegistered, signInFacts } from '../authentication/facts.ts'
import { ApprovalRequested } from '../factors/facts.ts'
import { DELETE, GET, Guid, operation, PATCH, POST, service, Text, Type } from '../kit/index.ts'
import { MemberCreated } from '../members/facts.ts'
import {
  EmailDomainRefused,
  LastSignInMethod,
  LinkedSignInNotFound,
  LinkTokenInvalid,
  OwnEmailUnverified,
  ProviderEmailUnverified,
  ProviderInUse,
  ProviderLinkedAlready,
  ProviderNotFound,
  ProviderNotOffered,
  ProviderRefused,
  ProviderRegistrationClosed,
  ProviderResponseInvalid,
  ProviderSignInNotStarted,
  ProviderUnreachable,
  SignInLinkedElsewhere,
  TooManyProviders,
} from './errors.ts'
import {
  ProviderChanged,
  ProviderCreated,
  ProviderDeleted,
  SignInLinked,
  SignInUnlinked,
} from './facts.ts'
import {
  BeginSignIn,
  FinishedSignIn,
  FinishSignIn,
  IdentityProvider,
  IdentityProviderChanges,
  LinkedSignIn,
  NewIdentityProvider,
  OfferedProvider,
  ProviderFinding,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const Provider = Type.Object({ provider: IdentityProvider })
const AuthorizationReply = Type.Object({
  /** The address to redirect the browser to. */
  address: Type.String(),
})

/** Sign-in with other systems: the identity providers of a site and the accounts linked with them. */
export const identityProviders = service({
  name: 'identityProviders',
  summary: 'Identity providers: sign-in by OpenID Connect and OAuth 2',
  mounts: ['/vitrine/v1/identity-providers'],
  operations: {
    listProviders: operation({
      route: GET(''),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'List all providers with their settings, oldest first',
      request: Type.Object({}),
      response: Type.Object({
        providers: Type.Array(IdentityProvider),
        /** The redirect address to register at a provider. */
        callbackUrl: Type.String(),
      }),
    }),
    createProvider: operation({
      route: POST(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Add a provider; available for sign-in immediately unless `isEnabled` is false',
      request: Type.Object({ provider: NewIdentityProvider }),
      response: Provider,
      errors: [TooManyProviders],
      facts: [ProviderCreated],
    }),
    updateProvider: operation({
      route: PATCH('/{provider.id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change a provider; absent fields stay, unknown fields are rejected',
      description:
        'While members are linked, issuer, user address and the path of the subject cannot change.',
      request: Type.Object({ provider: IdentityProviderChanges }),
      response: Provider,
      errors: [ProviderNotFound, ProviderInUse],
      facts: [ProviderChanged],
    }),
    deleteProvider: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Remove a provider and every link to it',
      description:
        'Members keep their accounts; those without another sign-in method set a password by e-mail (`sendRecoveryEmail`).',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ProviderNotFound],
      facts: [ProviderDeleted],
    }),
    checkProvider: operation({
      route: POST('/check'),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'Check that a provider can be reached and is configured correctly; changes nothing',
      request: Type.Object({ provider: NewIdentityProvider }),
      response: Type.Object({
        /** Empty when nothing is wrong. */
        findings: Type.Array(ProviderFinding),
      }),
      callsPerMinute: 30,
    }),
    listOffered: operation({
      route: GET('/offered'),
      permission: 'open',
      summary: 'List the providers on the sign-in page, oldest first',
      request: Type.Object({}),
      response: Type.Object({ providers: Type.Array(OfferedProvider) }),
    }),
    beginSignIn: operation({
      route: POST('/{id}/begin'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Start a sign-in with a provider; returns where to send the browser',
      description:
        'Valid for 10 minutes, once, and only in the browser that has the secret. The website’s callback page passes the provider’s response to `finishSignIn`.',
      request: BeginSignIn,
      response: AuthorizationReply,
      errors: [ProviderNotOffered, ProviderUnreachable],
      callsPerMinute: 30,
    }),
    finishSignIn: operation({
      route: POST('/finish'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Finish a sign-in with the response of the provider',
      description:
        'A linked account signs in with the usual requirements. A new person gets an account when the provider allows registration and confirms the e-mail address. An account with the same e-mail is never linked automatically: the response has a `link` token for `confirmLink`. Also finishes `beginLink`, for the same member.',
      request: FinishSignIn,
      response: FinishedSignIn,
      errors: [
        ProviderSignInNotStarted,
        ProviderNotOffered,
        ProviderUnreachable,
        ProviderRefused,
        ProviderResponseInvalid,
        ProviderEmailUnverified,
        OwnEmailUnverified,
        EmailDomainRefused,
        ProviderRegistrationClosed,
        SignInLinkedElsewhere,
        ProviderLinkedAlready,
        AccountBlocked,
      ],
      facts: [
        IdentityRegistered,
        MemberCreated,
        ...signInFacts,
        FactorsChanged,
        ApprovalRequested,
        SignInLinked,
      ],
      callsPerMinute: 60,
    }),
    confirmLink: operation({
      route: POST('/confirm-link'),
      permission: 'anyone',
      writes: true,
      summary: 'Link a provider with the account that has just signed in',
      description:
        'The session token proves the completed sign-in and stays valid. The link token is valid for 10 minutes, once, for that one account.',
      request: Type.Object({ linkToken: Text(1, 200), sessionToken: Text(1, 1000) }),
      response: Type.Object({ provider: OfferedProvider }),
      errors: [LinkTokenInvalid, ProviderNotOffered, SignInLinkedElsewhere, ProviderLinkedAlready],
      facts: [SignInLinked],
      callsPerMinute: 60,
    }),
    listMyLinks: operation({
      route: GET('/links'),
      permission: 'member',
      summary: 'List the providers that the caller signs in with, oldest link first',
      request: Type.Object({}),
      response: Type.Object({
        links: Type.Array(LinkedSignIn),
        hasPassword: Type.Boolean(),
      }),
    }),
    beginLink: operation({
      route: POST('/{id}/begin-link'),
      permission: 'member',
      writes: 'own',
      summary: 'Start linking a provider with the caller’s account, shortly after signing in',
      request: BeginSignIn,
      response: AuthorizationReply,
      errors: [FreshSignInRequired, ProviderNotOffered, ProviderUnreachable, ProviderLinkedAlready],
    }),
    unlink: operation({
      route: DELETE('/links/{providerId}'),
      permission: 'member',
      writes: true,
      summary: 'Unlink a provider from the caller’s account, shortly after signing in',
      description:
        'The last sign-in method of an account cannot be unlinked. Existing sign-ins stay valid.',
      request: Type.Object({ providerId: Guid() }),
      response: Type.Object({}),
      errors: [FreshSignInRequired, LinkedSignInNotFound, LastSignInMethod],
      facts: [SignInUnlinked],
    }),
  },
})
