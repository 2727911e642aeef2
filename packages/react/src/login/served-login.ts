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

/** The state machine of signing in by a server: its page says where it stands, forms of it go on. */
export function createServedLogin({ page, post, progress }: ServedSteps): LoginMachine {
  const told = viewOf(page)
  let shown = page
  let seen: Progress | undefined
  let view = told
  const get = (): LoginView => {
    if (seen === progress.get()) return view
    seen = progress.get()
    const { step, error = told.error } = seen.page === page || seen.step ? seen : {}
    view = { ...told, isBusy: step !== undefined, busyWith: step, error }
    return view
  }
  const formOf = (step: LoginStep): ServedStep => {
    const way = page.steps[step]
    if (!way) throw new Error(`The server of this page takes no step "${step}" of a login`)
    const hidden = { ...page.fields, ...way.fields }
    const { action } = way
    return { action, hidden, send: (fields) => send(step, action, { ...hidden, ...fields }) }
  }
  /** A form that is sent twice is sent once. */
  async function send(step: LoginStep, action: string, fields: Fields): Promise<LoginStanding> {
    if (get().isBusy) return get().state
    return step === 'showPasskey' ? prove(action, fields) : turn(step, action, fields)
  }
  async function turn(step: LoginStep, action: string, fields: Fields): Promise<LoginStanding> {
    progress.set({ step })
    const outcome = await post(action, fields).catch((error: unknown) => {
      progress.set({})
      throw error
    })
    // Whoever leaves a page leaves it busy.
    if (outcome.kind === 'left') return told.state
    if (outcome.kind === 'page') shown = outcome.login ?? noLogin
    const error = errorOf(outcome)
    progress.set(error ? { error, page: shown } : {})
    return viewOf(shown).state
  }
  /** The server asks, the device of the person answers. */
  async function prove(action: string, fields: Fields): Promise<LoginStanding> {
    const state = await turn('showPasskey', action, fields)
    const asked = state.loginState === 'SECOND_FACTOR_REQUIRED' ? state.data.passkey : undefined
    if (!asked) return state
    progress.set({ step: 'showPasskey' })
    const { showPasskey } = await import('@vitrine/sdk/passkeys')
    const credential = await showPasskey(asked.options).catch(() => undefined)
    if (credential) {
      const { challengeId } = asked
      return turn('showPasskey', action, { ...fields, challengeId, credential })
    }
    progress.set({ error: notShown, page: shown })
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
      take('answerFactor', { code, ...remembering(rememberThisDevice) }),
    showPasskey: ({ rememberThisDevice } = {}) =>
      take('showPasskey', remembering(rememberThisDevice)),
    chooseFactor: (factor) => take('chooseFactor', { factor }),
    reset: () => progress.set({}),
  }
}

const remembering = (isWanted: boolean | undefined): Fields => (isWanted ? { remember: 'on' } : {})

function viewOf({ state, problems = {} }: ServedLogin): LoginView {
  const error = refusal(problems)
  const isRefused = error && state.loginState === 'INITIAL'
  return {
    state: isRefused ? { loginState: 'FAILURE', error: error.message } : state,
    ...{ isBusy: false, busyWith: undefined, error },
  }
}

function errorOf(outcome: FormOutcome): LoginError | undefined {
  if (outcome.kind === 'refused') return refusal(outcome.problems)
  if (outcome.kind !== 'unreachable' && outcome.kind !== 'failed') return undefined
  const isReached = outcome.kind === 'failed'
  return {
    ...{ kind: 'system', code: undefined, violations: [], status: isReached ? 500 : undefined },
    message: isReached ? 'The server could not answer' : 'The server was not reached',
  }
}

/** Sentences of a server, each at its field. */
function refusal(problems: Fields): LoginError | undefined {
  const told = Object.entries(problems)
  if (told.length === 0) return undefined
  const violations = told.map(([field, description]) => ({
    ...{ field, description, violatedRule: 'OTHER' as const, data: {} },
  }))
  const message = problems.form ?? told.map(([, sentence]) => sentence).join(' ')
  return { kind: 'validation', code: 'INVALID_ARGUMENT', status: 422, message, violations }
}

const notShown: LoginError = {
  ...{ kind: 'application', code: 'PASSKEY_NOT_SHOWN', status: undefined },
  ...{ message: 'No passkey was shown', violations: [] },
}
