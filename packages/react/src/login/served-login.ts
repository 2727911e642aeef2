import type { Fields } from '../fields.ts'
import type {
  LoginError,
  LoginMachine,
  LoginStanding,
  LoginStep,
  LoginView,
  ServedStep,
} from './login-machine.ts'
import {
  type FormOutcome,
  noLogin,
  type Progress,
  type ServedLogin,
  type ServedSteps,
} from './served-page.ts'

/** Login state machine for a session on the server: each page has its state, its forms continue. */
export function createServedLogin({ page, post, progress }: ServedSteps): LoginMachine {
  const initialView = viewOf(page)
  let currentPage = page
  let lastProgress: Progress | undefined
  let view = initialView
  const get = (): LoginView => {
    if (lastProgress === progress.get()) return view
    lastProgress = progress.get()
    const { step, error = initialView.error } =
      lastProgress.page === page || lastProgress.step ? lastProgress : {}
    view = { ...initialView, isBusy: step !== undefined, busyWith: step, error }
    return view
  }
  const formOf = (step: LoginStep): ServedStep => {
    const target = page.steps[step]
    if (!target) throw new Error(`The server of this page takes no step "${step}" of a login`)
    const hidden = { ...page.fields, ...target.fields }
    const { action } = target
    return { action, hidden, send: (fields) => send(step, action, { ...hidden, ...fields }) }
  }
  /** A form that is submitted twice is sent once. */
  async function send(step: LoginStep, action: string, fields: Fields): Promise<LoginStanding> {
    if (get().isBusy) return get().state
    return step === 'showPasskey'
      ? answerWithPasskey(action, fields)
      : postStep(step, action, fields)
  }
  async function postStep(step: LoginStep, action: string, fields: Fields): Promise<LoginStanding> {
    progress.set({ step })
    const result = await post(action, fields).catch((error: unknown) => {
      progress.set({})
      throw error
    })
    // Leaving the page keeps the busy state.
    if (result.kind === 'left') return initialView.state
    if (result.kind === 'page') currentPage = result.login ?? noLogin
    const error = errorOf(result)
    progress.set(error ? { error, page: currentPage } : {})
    return viewOf(currentPage).state
  }
  /** The server creates the challenge, the browser's authenticator responds. */
  async function answerWithPasskey(action: string, fields: Fields): Promise<LoginStanding> {
    const state = await postStep('showPasskey', action, fields)
    const passkeyRequest =
      state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data.passkey : undefined
    if (!passkeyRequest) return state
    progress.set({ step: 'showPasskey' })
    const { showPasskey } = await import('@vitrine/sdk/passkeys')
    const credential = await showPasskey(passkeyRequest.options).catch(() => undefined)
    if (credential) {
      const { challengeId } = passkeyRequest
      return postStep('showPasskey', action, { ...fields, challengeId, credential })
    }
    progress.set({ error: passkeyNotShown, page: currentPage })
    return state
  }
  const take = async (step: LoginStep, fields: Fields = {}) => formOf(step).send(fields)
  return {
    get,
    subscribe: progress.subscribe,
    formOf,
    login: ({ email, password }) => take('login', { email, password }),
    register: ({ email, password, profile }) =>
      take('register', { email, password, name: profile?.nickname ?? '' }),
    verify: (code) => take('verify', { code }),
    resend: () => take('resend'),
    answerFactor: ({ code, rememberThisDevice }) =>
      take('answerFactor', { code, ...rememberField(rememberThisDevice) }),
    showPasskey: ({ rememberThisDevice } = {}) =>
      take('showPasskey', rememberField(rememberThisDevice)),
    chooseFactor: (factor) => take('chooseFactor', { factor }),
    reset: () => progress.set({}),
  }
}

const rememberField = (isWanted: boolean | undefined): Fields =>
  isWanted ? { remember: 'on' } : {}

function viewOf({ state, problems = {} }: ServedLogin): LoginView {
  const error = refusal(problems)
  const isRefused = error && state.loginState === 'INITIAL'
  return {
    state: isRefused ? { loginState: 'FAILURE', error: error.message } : state,
    isBusy: false,
    busyWith: undefined,
    error,
  }
}

function errorOf(result: FormOutcome): LoginError | undefined {
  if (result.kind === 'refused') return refusal(result.problems)
  if (result.kind !== 'unreachable' && result.kind !== 'failed') return undefined
  const isReached = result.kind === 'failed'
  return {
    kind: 'system',
    code: undefined,
    violations: [],
    status: isReached ? 500 : undefined,
    message: isReached ? 'The server could not answer' : 'The server was not reached',
  }
}

/** Error messages of a server, by field. */
function refusal(problems: Fields): LoginError | undefined {
  const entries = Object.entries(problems)
  if (entries.length === 0) return undefined
  const violations = entries.map(([field, description]) => ({
    field,
    description,
    violatedRule: 'OTHER' as const,
    data: {},
  }))
  const message = problems.form ?? entries.map(([, sentence]) => sentence).join(' ')
  return { kind: 'validation', code: 'INVALID_ARGUMENT', status: 422, message, violations }
}

const passkeyNotShown: LoginError = {
  kind: 'application',
  code: 'PASSKEY_NOT_SHOWN',
  status: undefined,
  message: 'No passkey was shown',
  violations: [],
}
