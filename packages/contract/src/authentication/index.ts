import { ApprovalRequested, FactorResetStopped } from '../factors/facts.ts'
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
  IdentityStatusChanged,
  IdentityUpdated,
  PasswordChanged,
  PasswordUpgraded,
  SignInEnded,
  signInFacts,
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
        'A broken e-mail address is a violation of `loginId.email` with data {"type": "EMAIL"}. On sites that do not reveal who has an account (`signInPrivacy`), the state is always REQUIRE_EMAIL_VERIFICATION, and the owner of a known address gets an e-mail.',
      request: Type.Object({
        loginId: Type.Object({ email: Email() }),
        password: Password(),
        profile: Maybe(IdentityProfile),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
      }),
      response: AuthenticationReply,
      errors: [EmailAlreadyExists, CaptchaMissing, CaptchaInvalid, LoginThrottled],
      facts: [IdentityRegistered, ...signInFacts, MemberCreated],
      callsPerMinute: 60,
    }),
    login: operation({
      route: POST('/v2/login'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Sign in with e-mail and password',
      description:
        'Never answers with field violations. Ten failures per account and network block login for 15 minutes.',
      request: Type.Object({
        loginId: Type.Object({ email: Text(1, 254) }),
        password: Maybe(Text(1, 100)),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
        /** Continues a pending sign-in without the password. */
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
        ...signInFacts,
        FactorsChanged,
        FactorResetStopped,
        ApprovalRequested,
        PasswordUpgraded,
      ],
      invalidInput: InvalidLogin,
    }),
    verifyFactor: operation({
      route: POST('/v2/{factorType}/verify'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Verify a second factor and continue the sign-in of the state token',
      description:
        'TOTP, EMAIL, SMS, CALL, PUSH, WEBAUTHN, RECOVERY_CODE and PASSWORD; the data must be that of the factor in the path. PUSH returns its challenge again until it is approved or denied: poll every few seconds.',
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
      facts: [...signInFacts, FactorsChanged, FactorResetStopped, ApprovalRequested],
      callsPerMinute: 60,
    }),
    startPasskeySignIn,
    signInWithPasskey,
    challengeFactor: operation({
      route: POST('/v2/{factorType}/challenge'),
      permission: 'anyone',
      writes: 'own',
      summary: 'Choose one of several factors; sends its code or approval request',
      request: Type.Object({
        factorType: FactorAnswer.properties.factorType,
        stateToken: StateToken(),
      }),
      response: AuthenticationReply,
      errors: [FactorNotAvailable, StateTokenInvalid, LoginThrottled],
      facts: [ApprovalRequested],
      callsPerMinute: 30,
    }),
    signOn: operation({
      route: POST('/v2/sign-on'),
      permission: 'admin',
      writes: true,
      summary: 'Sign in a member for a trusted server; creates the member if it does not exist',
      description:
        'An existing member is updated with the profile. `verifyEmail` marks the address as verified; `mergeExistingContact` preserves existing contact data.',
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
        ...signInFacts,
        MemberCreated,
        MemberUpdated,
      ],
    }),
    validateEmail: operation({
      route: POST('/v2/validate-email'),
      permission: 'anyone',
      summary: 'Check whether an e-mail address can receive mail, by its syntax and domain',
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
      summary: "Change the caller's password, shortly after signing in",
      description: 'The current sign-in stays valid; all others end.',
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
      summary: 'End the session of a browser and redirect to an allowed address',
      description:
        'Ends the sign-in of the site’s cookie, calls the client’s `logoutUrl` in the background and redirects. Without an allowed address it shows a confirmation page instead: status 400 when an address was given. A module call (header `x-wix-bi-gateway`) gets the same inside {body, statusCode, headers}.',
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
