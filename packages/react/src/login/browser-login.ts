import {
  type Credentials,
  type LoginState,
  type OAuthAuth,
  type Registration,
  type Tokens,
  VitrineError,
} from '@vitrine/sdk'
import { createStore } from '../store.ts'
import type { LoginMachine, LoginStep, LoginView } from './login-machine.ts'

/** Exchanges the session of a completed login for member tokens. */
export type Enter = (sessionToken: string) => Promise<Tokens>

type BrowserLoginView = LoginView & { readonly state: LoginState }

const idle = { isBusy: false, busyWith: undefined, error: undefined } as const
const initialView: BrowserLoginView = { state: { loginState: 'INITIAL' }, ...idle }

/**
 * Login state machine for a client whose tokens are in the browser. A step that ends in SUCCESS
 * also exchanges the session for tokens and stores them, which notifies the session's subscribers.
 */
export function createLoginMachine(
  auth: OAuthAuth,
  enter: Enter = (sessionToken) => auth.getMemberTokensForDirectLogin(sessionToken),
): LoginMachine {
  const view = createStore<BrowserLoginView>(initialView)

  async function step(busyWith: LoginStep, take: () => Promise<LoginState>): Promise<LoginState> {
    view.set({ ...view.get(), isBusy: true, busyWith, error: undefined })
    try {
      const state = await take()
      if (state.loginState === 'SUCCESS') auth.setTokens(await enter(state.data.sessionToken))
      view.set({ state, ...idle })
      return state
    } catch (error) {
      const refusal = error instanceof VitrineError ? error : undefined
      view.set({ ...view.get(), ...idle, error: refusal })
      if (!refusal) throw error
      return view.get().state
    }
  }
  /**
   * Solves the built-in captcha if the site requires one; a service's widget provides its token
   * itself.
   */
  const withCaptcha = async <T extends Credentials | Registration>(given: T): Promise<T> => {
    if (given.captchaTokens) return given
    const { mode, provider } = await auth.getCaptcha()
    if (mode === 'off' || provider !== 'proof-of-work') return given
    return { ...given, captchaTokens: await auth.solveCaptcha() }
  }
  return {
    get: view.get,
    subscribe: view.subscribe,
    login: (credentials) => step('login', async () => auth.login(await withCaptcha(credentials))),
    register: (registration) =>
      step('register', async () => auth.register(await withCaptcha(registration))),
    verify: (verificationCode) =>
      step('verify', () => auth.processVerification({ verificationCode }, view.get().state)),
    resend: () => step('resend', () => auth.resend(view.get().state)),
    answerFactor: (answer) =>
      step('answerFactor', () => auth.processSecondFactor(answer, view.get().state)),
    showPasskey: (options = {}) =>
      step('showPasskey', async () => {
        const { state } = view.get()
        const passkeyRequest = state.loginState === 'SECOND_FACTOR_REQUIRED' && state.data.passkey
        const credential = passkeyRequest ? await credentialOf(passkeyRequest.options) : ''
        return auth.processPasskey({ ...options, credential }, state)
      }),
    chooseFactor: (factorType) =>
      step('chooseFactor', () => auth.chooseSecondFactor(factorType, view.get().state)),
    reset: () => view.set(initialView),
  }
}

/** The passkey response; undefined when the person cancels. */
async function credentialOf(options: string): Promise<string> {
  const { showPasskey } = await import('@vitrine/sdk/passkeys')
  try {
    return await showPasskey(options)
  } catch (cause) {
    const message = 'No passkey was shown'
    throw new VitrineError({ kind: 'application', code: 'PASSKEY_NOT_SHOWN', message, cause })
  }
}
