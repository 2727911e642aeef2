import {
  type authentication as authenticationService,
  InvalidLogin,
} from '@vitrine/contract/authentication'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import { encodeIdentity, encodeSignIn } from '../codec.ts'
import type { IdentityFeature } from '../index.ts'
import type { CaptchaCheck, SignOut } from '../model.ts'
import { memberOf } from '../rules.ts'
import { deviceTokenOf, signInCall } from './sign-in-call.ts'

export const authenticationHandlers = (
  identity: IdentityFeature,
  { captcha, signOut }: { captcha: CaptchaCheck; signOut: SignOut },
) => {
  async function checkCaptcha(
    { tx, request }: HandlerContext,
    tokens: Parameters<CaptchaCheck['check']>[1],
    event: 'register' | 'login',
  ): Promise<void> {
    try {
      await captcha.check(tx, tokens, request)
    } catch (error) {
      await identity.log(tx, { event, reason: 'captcha' }, request)
      throw error
    }
  }
  return {
    register: async (call) => {
      const { loginId, password, profile, captchaTokens } = call.input
      await checkCaptcha(call, captchaTokens, 'register')
      const account = { email: loginId.email, password, profile: profile ?? {} }
      return encodeSignIn(await identity.register(signInCall(call), account))
    },
    login: async (call) => {
      const { loginId, password, captchaTokens, clientMetaData, stateToken } = call.input
      const deviceToken = deviceTokenOf(clientMetaData)
      if (stateToken) {
        return encodeSignIn(await identity.resume(signInCall(call), { stateToken, deviceToken }))
      }
      if (!password) throw InvalidLogin()
      await checkCaptcha(call, captchaTokens, 'login')
      const account = { email: loginId.email, password, deviceToken }
      return encodeSignIn(await identity.login(signInCall(call), account))
    },
    verifyFactor: async (call) =>
      encodeSignIn(await identity.verifyFactor(signInCall(call), call.input)),
    challengeFactor: async (call) =>
      encodeSignIn(await identity.challengeFactor(signInCall(call), call.input)),
    startPasskeySignIn: async ({ tx, request }) => {
      const { challengeId, options } = await identity.askForPasskey(tx, request)
      return { challengeId, publicKeyCredentialRequestOptionsJson: JSON.stringify(options) }
    },
    signInWithPasskey: async (call) =>
      encodeSignIn(await identity.loginWithPasskey(signInCall(call), call.input)),
    signOn: async ({ tx, input, request }) => {
      const { loginId, profile, verifyEmail } = input
      const signedOn = await identity.signOn(tx, {
        email: loginId.email,
        profile: profile ?? {},
        verifyEmail: verifyEmail === true,
        request,
      })
      return {
        sessionToken: signedOn.sessionToken,
        identity: encodeIdentity(signedOn.identity, signedOn.ways),
      }
    },
    validateEmail: async ({ input }) => identity.validateEmail(input.email),
    changePassword: async (call) => {
      const { id, signedInAt, signInId } = memberOf(call.caller)
      const password = call.input.newPassword
      await identity.changePassword(signInCall(call), { id, signedInAt, signInId, password })
      return {}
    },
    logout: async ({ input, ...call }) => {
      const { clientId = '', postLogoutRedirectUri: address = '' } = input
      return signOut({ clientId, address }, call)
    },
  } satisfies Handlers<typeof authenticationService, HandlerContext>
}
