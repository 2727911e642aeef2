import { authentication, type IdentityProfile } from '@vitrine/contract/authentication'
import { recovery } from '@vitrine/contract/recovery'
import { verification } from '@vitrine/contract/verification'
import { callsOf } from '../client.ts'
import { nameLoginError, nameRegistrationError } from '../errors/codes.ts'
import { loginFailure, VitrineError } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import { type CaptchaTokens, captchaTokensOnWire } from './captcha.ts'
import { type LoginState, type StateReply, toLoginState, unknownState } from './login-state.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: CaptchaTokens
}
export interface Registration extends Credentials {
  readonly profile?: IdentityProfile
}
export interface VerificationInput {
  /** The six characters that were mailed. */
  readonly verificationCode: string
  /** The one of the current state when absent. */
  readonly stateToken?: string
}

/** Signing in with e-mail and password. Refusals are states, not exceptions. */
export function createLogin(connection: Connection, auth: Auth, clientId: string) {
  const { register, login } = callsOf(connection, auth, authentication)
  const { sendRecoveryEmail } = callsOf(connection, auth, recovery)
  const { verifyDuringAuthentication } = callsOf(connection, auth, verification)
  let current: LoginState = { loginState: 'INITIAL' }

  const keep = (state: LoginState) => {
    current = state
    return state
  }
  const step = async (reply: Promise<StateReply>, name: typeof nameLoginError) =>
    keep(
      await reply.then(toLoginState).catch((error: unknown): LoginState => {
        if (error instanceof VitrineError) return { loginState: 'FAILURE', ...name(error) }
        throw error
      }),
    )

  return {
    /** The state the last step led to. */
    currentState: () => current,

    register: ({ email, password, profile, captchaTokens }: Registration) => {
      const tokens = captchaTokensOnWire(captchaTokens)
      const body = { loginId: { email }, password, profile, captchaTokens: tokens }
      return step(register(body), nameRegistrationError)
    },

    login: ({ email, password, captchaTokens }: Credentials) => {
      const tokens = captchaTokensOnWire(captchaTokens)
      return step(login({ loginId: { email }, password, captchaTokens: tokens }), nameLoginError)
    },

    /** Answers a mailed code. Wrong codes are thrown with their reason in `data`. */
    processVerification: async (
      { verificationCode, stateToken }: VerificationInput,
      state: LoginState = current,
    ): Promise<LoginState> => {
      if (state.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return unknownState()
      const token = stateToken ?? state.data.stateToken
      // Specification §5: a verification code comes together with a state token.
      if (!verificationCode || !token) {
        throw loginFailure('MISSING_STATE_TOKEN', 'A verification code needs its state token')
      }
      const reply = await verifyDuringAuthentication({ code: verificationCode, stateToken: token })
      return keep(toLoginState(reply))
    },

    /** Mails a link to set a new password; says nothing about whether the address is known. */
    sendPasswordResetEmail: async (email: string, redirectUri: string): Promise<void> => {
      await sendRecoveryEmail({ email, redirect: { url: redirectUri, clientId } })
    },
  }
}
