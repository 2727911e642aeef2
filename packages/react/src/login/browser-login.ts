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

/** How a finished login becomes the tokens of a member. */
export type Enter = (sessionToken: string) => Promise<Tokens>

type OwnView = LoginView & { readonly state: LoginState }

const still = { isBusy: false, busyWith: undefined, error: undefined } as const
const beginning: OwnView = { state: { loginState: 'INITIAL' }, ...still }

/**
 * The state machine of signing in (specification §4), by a client whose tokens this browser keeps. A
 * step that ends in SUCCESS also exchanges the session for tokens and keeps them, so that whoever watches
 * the session learns of the member.
 */
export function createLoginMachine(
  auth: OAuthAuth,
  enter: Enter = (sessionToken) => auth.getMemberTokensForDirectLogin(sessionToken),
): LoginMachine {
  const view = createStore<OwnView>(beginning)

  async function step(busyWith: LoginStep, take: () => Promise<LoginState>): Promise<LoginState> {
    view.set({ ...view.get(), isBusy: true, busyWith, error: undefined })
    try {
      const state = await take()
      if (state.loginState === 'SUCCESS') auth.setTokens(await enter(state.data.sessionToken))
      view.set({ state, ...still })
      return state
    } catch (error) {
      const known = error instanceof VitrineError ? error : undefined
      view.set({ ...view.get(), ...still, error: known })
      if (!known) throw error
      return view.get().state
    }
  }
  /** The work that the site asks of everybody; a service's widget brings its tokens itself. */
  const solved = async <T extends Credentials | Registration>(given: T): Promise<T> => {
    if (given.captchaTokens) return given
    const { mode, provider } = await auth.getCaptcha()
    if (mode === 'off' || provider !== 'proof-of-work') return given
    return { ...given, captchaTokens: await auth.solveCaptcha() }
  }
  return {
    get: view.get,
    subscribe: view.subscribe,
    login: (credentials) => step('login', async () => auth.login(await solved(credentials))),
    register: (registration) =>
      step('register', async () => auth.register(await solved(registration))),
    verify: (verificationCode) =>
      step('verify', () => auth.processVerification({ verificationCode }, view.get().state)),
    resend: () => step('resend', () => auth.resend(view.get().state)),
    answerFactor: (answer) =>
      step('answerFactor', () => auth.processSecondFactor(answer, view.get().state)),
    showPasskey: (wish = {}) =>
      step('showPasskey', async () => {
        const { state } = view.get()
        const asked = state.loginState === 'SECOND_FACTOR_REQUIRED' && state.data.passkey
        const credential = asked ? await credentialOf(asked.options) : ''
        return auth.processPasskey({ ...wish, credential }, state)
      }),
    chooseFactor: (factorType) =>
      step('chooseFactor', () => auth.chooseSecondFactor(factorType, view.get().state)),
    reset: () => view.set(beginning),
  }
}

/** What the person shows; a person who stops it has not answered. */
async function credentialOf(options: string): Promise<string> {
  const { showPasskey } = await import('@vitrine/sdk/passkeys')
  try {
    return await showPasskey(options)
  } catch (cause) {
    const message = 'No passkey was shown'
    throw new VitrineError({ kind: 'application', code: 'PASSKEY_NOT_SHOWN', message, cause })
  }
}
