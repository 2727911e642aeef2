import { AccountBlocked, FreshSignInRequired } from '../authentication/errors.ts'
import { FactorsChanged, IdentityRegistered, IdentitySignedIn } from '../authentication/facts.ts'
import { ApprovalAsked } from '../factors/facts.ts'
import { DELETE, GET, Guid, operation, PATCH, POST, service, Text, Type } from '../kit/index.ts'
import { MemberCreated } from '../members/facts.ts'
import {
  EmailDomainRefused,
  LastWayIn,
  LinkedSignInNotFound,
  LinkTokenInvalid,
  OwnEmailUnverified,
  ProviderEmailUnverified,
  ProviderInUse,
  ProviderLinkedAlready,
  ProviderNotBelieved,
  ProviderNotFound,
  ProviderNotOffered,
  ProviderRegistersNobody,
  ProviderSaidNo,
  ProviderSignInNotBegun,
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
const Begun = Type.Object({
  /** Where to send the browser. */
  address: Type.String(),
})

/** Signing in with another system: who may be asked, and which accounts are linked with it. */
export const identityProviders = service({
  name: 'identityProviders',
  summary: 'Signing in with other systems: OpenID Connect and OAuth 2 providers',
  mounts: ['/vitrine/v1/identity-providers'],
  operations: {
    listProviders: operation({
      route: GET(''),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'All providers with their settings, oldest first',
      request: Type.Object({}),
      response: Type.Object({
        providers: Type.Array(IdentityProvider),
        /** What to enter at a provider as the address to return to. */
        callbackUrl: Type.String(),
      }),
    }),
    createProvider: operation({
      route: POST(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Add a provider; it is offered at once unless `isEnabled` says no',
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
      summary: 'Change a provider; absent keys stay, unknown keys are refused',
      description:
        'While members are linked it stays the same system: its issuer, its user address and the place of the subject do not change.',
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
      summary: 'Remove a provider with every link to it',
      description:
        'Members keep their accounts; who has no other way in sets a password by mail (`sendRecoveryEmail`).',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ProviderNotFound],
      facts: [ProviderDeleted],
    }),
    checkProvider: operation({
      route: POST('/check'),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'Look whether a provider can be reached and is set up as it says; changes nothing',
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
      summary: 'The providers that stand on the sign-in page, oldest first',
      request: Type.Object({}),
      response: Type.Object({ providers: Type.Array(OfferedProvider) }),
    }),
    beginSignIn: operation({
      route: POST('/{id}/begin'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Begin a sign-in with a provider: where to send the browser',
      description:
        'It counts for 10 minutes, once, and only from the browser that keeps the secret. The website’s page at the callback address hands what comes back to `finishSignIn`.',
      request: BeginSignIn,
      response: Begun,
      errors: [ProviderNotOffered, ProviderUnreachable],
      callsPerMinute: 30,
    }),
    finishSignIn: operation({
      route: POST('/finish'),
      permission: 'anyone',
      writes: 'own',
      summary: 'End a sign-in with what the provider sent back',
      description:
        'Whoever is linked goes through the gates of every sign-in. Somebody new gets an account, where the provider registers people and says that the e-mail is verified. An account with the same e-mail is never linked silently: the answer holds a `link` token for `confirmLink`. What `beginLink` began ends here as well, for the same member.',
      request: FinishSignIn,
      response: FinishedSignIn,
      errors: [
        ProviderSignInNotBegun,
        ProviderNotOffered,
        ProviderUnreachable,
        ProviderSaidNo,
        ProviderNotBelieved,
        ProviderEmailUnverified,
        OwnEmailUnverified,
        EmailDomainRefused,
        ProviderRegistersNobody,
        SignInLinkedElsewhere,
        ProviderLinkedAlready,
        AccountBlocked,
      ],
      facts: [
        IdentityRegistered,
        MemberCreated,
        IdentitySignedIn,
        FactorsChanged,
        ApprovalAsked,
        SignInLinked,
      ],
      callsPerMinute: 60,
    }),
    confirmLink: operation({
      route: POST('/confirm-link'),
      permission: 'anyone',
      writes: true,
      summary: 'Link a provider with the account that somebody has just signed in to',
      description:
        'The session token proves the sign-in, with every gate that it took; it is not used up. The link token counts for 10 minutes, once, for that one account.',
      request: Type.Object({ linkToken: Text(1, 200), sessionToken: Text(1, 1000) }),
      response: Type.Object({ provider: OfferedProvider }),
      errors: [LinkTokenInvalid, ProviderNotOffered, SignInLinkedElsewhere, ProviderLinkedAlready],
      facts: [SignInLinked],
      callsPerMinute: 60,
    }),
    listMyLinks: operation({
      route: GET('/links'),
      permission: 'member',
      summary: 'The providers that the caller signs in with, oldest link first',
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
      summary: 'Begin to link a provider with the caller’s account, within minutes of signing in',
      request: BeginSignIn,
      response: Begun,
      errors: [FreshSignInRequired, ProviderNotOffered, ProviderUnreachable, ProviderLinkedAlready],
    }),
    unlink: operation({
      route: DELETE('/links/{providerId}'),
      permission: 'member',
      writes: true,
      summary: 'Sign in with a provider no longer, within minutes of signing in',
      description: 'Never the last way into the account. Sign-ins that it made go on.',
      request: Type.Object({ providerId: Guid() }),
      response: Type.Object({}),
      errors: [FreshSignInRequired, LinkedSignInNotFound, LastWayIn],
      facts: [SignInUnlinked],
    }),
  },
})
