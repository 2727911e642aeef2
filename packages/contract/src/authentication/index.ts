import { Email, GET, Guid, Maybe, operation, POST, service, Text, Type } from '../kit/index.ts'
import { MemberCreated } from '../members/facts.ts'
import { HtmlPage } from '../oauth/page.ts'
import {
  AccountBlocked,
  AccountUnknown,
  EmailAlreadyExists,
  FreshSignInRequired,
  IdentityRegistered,
  IdentitySignedIn,
  InvalidLogin,
  LoginThrottled,
  PasswordChanged,
  WrongPassword,
} from './errors.ts'
import { IdentityProfile } from './profile.ts'
import { AuthenticationReply, CaptchaTokens, ClientMetaData, Password } from './schemas.ts'

export * from './errors.ts'
export * from './profile.ts'
export * from './schemas.ts'

/** Registering and signing in with e-mail and password (specification §4, §7). */
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
        'A broken e-mail address is a violation of `loginId.email` with data {"type": "EMAIL"}.',
      request: Type.Object({
        loginId: Type.Object({ email: Email() }),
        password: Password(),
        profile: Maybe(IdentityProfile),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
      }),
      response: AuthenticationReply,
      errors: [EmailAlreadyExists, LoginThrottled],
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
        password: Text(1, 100),
        captchaTokens: CaptchaTokens(),
        clientMetaData: ClientMetaData(),
        stateToken: Maybe(Text(0, 1000)),
      }),
      response: AuthenticationReply,
      errors: [WrongPassword, AccountUnknown, AccountBlocked, LoginThrottled],
      facts: [IdentitySignedIn],
      invalidInput: InvalidLogin,
    }),
    changePassword: operation({
      route: POST('/v2/change-password'),
      permission: 'member',
      writes: 'own',
      summary: "Set the caller's password, within 5 minutes of signing in",
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
      answers: 'page',
      summary: 'End the session of a browser and go on to an allowed address',
      description:
        'A browser gets a redirect, or a page with status 400 when the address is not allowed. A module call (header `x-wix-bi-gateway`) gets the same inside {body, statusCode, headers}.',
      request: Type.Object({
        postLogoutRedirectUri: Type.Optional(Text(0, 2048)),
        clientId: Type.Optional(Guid()),
      }),
      response: HtmlPage,
    }),
  },
})
