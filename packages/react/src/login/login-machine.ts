import {
  type Credentials,
  type LoginState,
  type OAuthAuth,
  type Registration,
  type SecondFactorInput,
  type Tokens,
  VitrineError,
} from '@vitrine/sdk'
import { createStore, type Store } from '../store.ts'

/** Where a login stands, and what the last step met. */
export interface LoginView {
  /** One of the states of specification §4; FAILURE with its code where the shop said no. */
  readonly state: LoginState
  /** A step is on its way. */
  readonly isBusy: boolean
  /** What the last step was refused with, such as a wrong code; the state stays where it was. */
  readonly error: VitrineError | undefined
}

/** The steps. Each answers the state it led to; none throws for what a person did. */
export interface LoginMachine extends Store<LoginView> {
  readonly login: (credentials: Credentials) => Promise<LoginState>
  readonly register: (registration: Registration) => Promise<LoginState>
  /** The mailed code, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly verify: (code: string) => Promise<LoginState>
  /** Another mailed code, in `EMAIL_VERIFICATION_REQUIRED`. */
  readonly resend: () => Promise<LoginState>
  /** The code of a second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly answerFactor: (answer: SecondFactorInput) => Promise<LoginState>
  /** A passkey as the second factor, which this browser asks its person for. */
  readonly showPasskey: (wish?: { readonly rememberThisDevice?: boolean }) => Promise<LoginState>
  /** Another second factor, in `SECOND_FACTOR_REQUIRED`. */
  readonly chooseFactor: (factorType: SecondFactor) => Promise<LoginState>
  /** Begins again. */
  readonly reset: () => void
}

export type SecondFactor = Parameters<OAuthAuth['chooseSecondFactor']>[0]

/** How a finished login becomes the tokens of a member. */
export type Enter = (sessionToken: string) => Promise<Tokens>

const beginning: LoginView = { state: { loginState: 'INITIAL' }, isBusy: false, error: undefined }

/**
 * The state machine of signing in (specification §4). A step that ends in SUCCESS also exchanges the
 * session for tokens and keeps them, so that whoever watches the session learns of the member.
 */
export function createLoginMachine(
  auth: OAuthAuth,
  enter: Enter = (sessionToken) => auth.getMemberTokensForDirectLogin(sessionToken),
): LoginMachine {
  const view = createStore<LoginView>(beginning)

  async function step(take: () => Promise<LoginState>): Promise<LoginState> {
    view.set({ ...view.get(), isBusy: true, error: undefined })
    try {
      const state = await take()
      if (state.loginState === 'SUCCESS') auth.setTokens(await enter(state.data.sessionToken))
      view.set({ state, isBusy: false, error: undefined })
      return state
    } catch (error) {
      const known = error instanceof VitrineError ? error : undefined
      view.set({ ...view.get(), isBusy: false, error: known })
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
    login: (credentials) => step(async () => auth.login(await solved(credentials))),
    register: (registration) => step(async () => auth.register(await solved(registration))),
    verify: (verificationCode) =>
      step(() => auth.processVerification({ verificationCode }, view.get().state)),
    resend: () => step(() => auth.resend(view.get().state)),
    answerFactor: (answer) => step(() => auth.processSecondFactor(answer, view.get().state)),
    showPasskey: (wish = {}) =>
      step(async () => {
        const { state } = view.get()
        const asked = state.loginState === 'SECOND_FACTOR_REQUIRED' && state.data.passkey
        const credential = asked ? await credentialOf(asked.options) : ''
        return auth.processPasskey({ ...wish, credential }, state)
      }),
    chooseFactor: (factorType) => step(() => auth.chooseSecondFactor(factorType, view.get().state)),
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
