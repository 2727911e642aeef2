import { authentication, type IdentityProfile } from '@vitrine/contract/authentication'
import { callsOf } from '../client.ts'
import { nameLoginError, nameRegistrationError } from '../errors/codes.ts'
import type { Connection } from '../send.ts'
import type { Auth } from './auth.ts'
import { type CaptchaTokens, captchaTokensOnWire, type SiteCaptcha } from './captcha.ts'
import type { LoginProgress } from './login-progress.ts'
import type { LoginState } from './login-state.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: CaptchaTokens
  /** Of an earlier login that remembered this device. */
  readonly deviceToken?: string
}
export interface Registration extends Omit<Credentials, 'deviceToken'> {
  readonly profile?: IdentityProfile
}

/** Signing in with e-mail and password. Refusals are states, not exceptions. */
export function createLogin(
  connection: Connection,
  auth: Auth,
  progress: LoginProgress,
  getCaptcha: () => Promise<SiteCaptcha>,
) {
  const { register, login } = callsOf(connection, auth, authentication)

  return {
    /** The state the last step led to. */
    currentState: progress.current,

    /** The captcha that a form must show before a login: none, visible or invisible. */
    startLogin: async (): Promise<LoginState> => progress.setState(beginning(await getCaptcha())),

    register: ({ email, password, profile, captchaTokens }: Registration) => {
      const tokens = captchaTokensOnWire(captchaTokens)
      const body = { loginId: { email }, password, profile, captchaTokens: tokens }
      return progress.attempt(register(body), nameRegistrationError)
    },

    login: ({ email, password, captchaTokens, deviceToken }: Credentials) => {
      const body = {
        loginId: { email },
        password,
        captchaTokens: captchaTokensOnWire(captchaTokens),
        ...(deviceToken ? { clientMetaData: { deviceToken } } : {}),
      }
      return progress.attempt(login(body), nameLoginError)
    },
  }
}

function beginning(data: SiteCaptcha): LoginState {
  if (data.mode === 'visible') return { loginState: 'USER_CAPTCHA_REQUIRED', data }
  if (data.mode === 'invisible') return { loginState: 'SILENT_CAPTCHA_REQUIRED', data }
  return { loginState: 'INITIAL' }
}
