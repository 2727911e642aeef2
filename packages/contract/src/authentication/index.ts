import { ApprovalAsked, FactorResetStopped } from '../factors/facts.ts'
import { Email, GET, Maybe, OneOf, operation, POST, service, Text, Type } from '../kit/index.ts'
import { MemberCreated, MemberUpdated } from '../members/facts.ts'
import { HtmlPage } from '../oauth/page.ts'
import {
  AccountBlocked,
  AccountUnknown,
  ApprovalExpired,
  CaptchaInvalid,
  CaptchaMissing,
  EmailAlreadyExists,
  FactorCodeWrong,
  FactorNotAvailable,
  FreshSignInRequired,
  InvalidLogin,
  LoginThrottled,
  PasskeyCopied,
  PasswordResetNeeded,
  SignInDenied,
  StateTokenInvalid,
  WrongPassword,
} from './errors.ts'
import {
  EmailVerified,
  FactorsChanged,
  IdentityRegistered,
  IdentitySignedIn,
  IdentityStatusChanged,
  IdentityUpdated,
  PasswordChanged,
  PasswordUpgraded,
  SignInEnded,
} from './facts.ts'
import { signInWithPasskey, startPasskeySignIn } from './passkeys.ts'
import { IdentityProfile } from './profile.ts'
import {
  AuthenticationReply,
  CaptchaTokens,
  ClientMetaData,
  FactorAnswer,
  Identity,
  Password,
  StateToken,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './profile.ts'
export * from './schemas.ts'

/** Registering and signing in: with e-mail and password (specification §4, §7), or with a passkey. */
export const authentication = service({
  name: 'authentication',
  summary: 'Register, log in, log out, change the password',
  mounts: ['/_api/iam/authentication', '/iam/authentication'],
  operations: {
    register: operation({
      route: POST('/v2/register'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Create an identity and its member',
      description:
        'A broken e-mail address is a violation of `loginId.email` with data {"type": "EMAIL"}. Where the site tells nobody who has an account (`signInPrivacy`), the state is always REQUIRE_EMAIL_VERIFICATION, and the owner of a known address is mailed.',
      request: Type.Object({
        loginId: Type.Object({ email: Email() }),
        password: Password(),
        profile: Maybe(IdentityProfile),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
      }),
      response: AuthenticationReply,
      errors: [EmailAlreadyExists, CaptchaMissing, CaptchaInvalid, LoginThrottled],
      facts: [IdentityRegistered, IdentitySignedIn, MemberCreated],
      callsPerMinute: 60,
    }),
    login: operation({
      route: POST('/v2/login'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Sign in with e-mail and password',
      description:
        'Never answers with field violations. Ten failures per account and network close it for 15 minutes.',
      request: Type.Object({
        loginId: Type.Object({ email: Text(1, 254) }),
        password: Maybe(Text(1, 100)),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
        /** Goes on with a sign-in that stopped, without the password. */
        stateToken: Maybe(Text(0, 1000)),
      }),
      response: AuthenticationReply,
      errors: [
        WrongPassword,
        AccountUnknown,
        AccountBlocked,
        PasswordResetNeeded,
        StateTokenInvalid,
        CaptchaMissing,
        CaptchaInvalid,
        LoginThrottled,
      ],
      facts: [
        IdentitySignedIn,
        FactorsChanged,
        FactorResetStopped,
        ApprovalAsked,
        PasswordUpgraded,
      ],
      invalidInput: InvalidLogin,
    }),
    verifyFactor: operation({
      route: POST('/v2/{factorType}/verify'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Answer a second factor and go on with the sign-in of the state token',
      description:
        'TOTP, EMAIL, SMS, CALL, PUSH, WEBAUTHN, RECOVERY_CODE and PASSWORD; the data must be that of the factor in the path. PUSH answers its challenge again until somebody has decided: ask every few seconds.',
      request: FactorAnswer,
      response: AuthenticationReply,
      errors: [
        FactorCodeWrong,
        FactorNotAvailable,
        SignInDenied,
        ApprovalExpired,
        PasskeyCopied,
        StateTokenInvalid,
        AccountBlocked,
        LoginThrottled,
      ],
      facts: [IdentitySignedIn, FactorsChanged, FactorResetStopped, ApprovalAsked],
      callsPerMinute: 60,
    }),
    startPasskeySignIn,
    signInWithPasskey,
    challengeFactor: operation({
      route: POST('/v2/{factorType}/challenge'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Choose one of several factors; its code is sent, its approval asked for',
      request: Type.Object({
        factorType: FactorAnswer.properties.factorType,
        stateToken: StateToken(),
      }),
      response: AuthenticationReply,
      errors: [FactorNotAvailable, StateTokenInvalid, LoginThrottled],
      facts: [ApprovalAsked],
      callsPerMinute: 30,
    }),
    signOn: operation({
      route: POST('/v2/sign-on'),
      permission: 'admin',
      writes: true,
      summary: 'Sign a member in on the word of a server that knows it; makes the member if new',
      description:
        'An existing member gets the profile sent. `verifyEmail` marks the address as proved; `mergeExistingContact` keeps contact facts that are there.',
      request: Type.Object({
        loginId: Type.Object({ email: Email() }),
        profile: Maybe(IdentityProfile),
        verifyEmail: Maybe(Type.Boolean()),
        mergeExistingContact: Maybe(Type.Boolean()),
      }),
      response: Type.Object({ sessionToken: Type.String(), identity: Identity }),
      errors: [AccountBlocked],
      facts: [
        IdentityRegistered,
        IdentityUpdated,
        IdentityStatusChanged,
        EmailVerified,
        IdentitySignedIn,
        MemberCreated,
        MemberUpdated,
      ],
    }),
    validateEmail: operation({
      route: POST('/v2/validate-email'),
      permission: 'anyone',
      summary: 'Whether mail can reach an address, as far as its form and domain tell',
      request: Type.Object({ email: Text(1, 254) }),
      response: Type.Object({
        valid: Type.Boolean(),
        formatInvalid: Type.Boolean(),
        failure: Type.Optional(
          Type.Object({
            reason: OneOf(['EMAIL_DOMAIN_FORMAT_INVALID', 'EMAIL_DOMAIN_MISSING_DNS_RECORDS']),
          }),
        ),
      }),
      callsPerMinute: 60,
    }),
    changePassword: operation({
      route: POST('/v2/change-password'),
      permission: 'member',
      writes: 'own',
      summary: "Set the caller's password, within minutes of signing in",
      description: 'The sign-in that changes it stays valid; every other one ends.',
      request: Type.Object({ newPassword: Password() }),
      response: Type.Object({}),
      errors: [FreshSignInRequired],
      facts: [PasswordChanged],
      callsPerMinute: 30,
    }),
    logout: operation({
      route: GET('/v1/logout'),
      permission: 'open',
      writes: 'own',
      answers: 'page',
      summary: 'End the session of a browser and go on to an allowed address',
      description:
        'Ends the sign-in of the site’s cookie, tells the client’s `logoutUrl` in the background and redirects. Without an address that the client is allowed it signs nobody out, but asks with a page: status 400 when an address was given. A module call (header `x-wix-bi-gateway`) gets the same inside {body, statusCode, headers}.',
      request: Type.Object({
        postLogoutRedirectUri: Type.Optional(Text(0, 2048)),
        clientId: Type.Optional(Text(0, 100)),
      }),
      response: HtmlPage,
      facts: [SignInEnded],
      rawEnvelope: true,
    }),
  },
})
