import type { nameLoginError } from '../errors/codes.ts'
import { VitrineError } from '../errors/vitrine-error.ts'
import { type LoginState, toLoginState } from './login-state.ts'
import type { StateReply } from './state-reply.ts'

/** The state that the steps of one login lead to, shared by all of them. */
export interface LoginProgress {
  readonly current: () => LoginState
  readonly setState: (state: LoginState) => LoginState
  /** Stores the state that the server returned; throws its errors. */
  readonly follow: (reply: Promise<StateReply>) => Promise<LoginState>
  /** The same, but refusals are states with a name. */
  readonly attempt: (reply: Promise<StateReply>, name: typeof nameLoginError) => Promise<LoginState>
}

export function createLoginProgress(knowsSecondFactor: boolean): LoginProgress {
  let current: LoginState = { loginState: 'INITIAL' }
  const setState = (state: LoginState) => {
    current = state
    return state
  }
  const follow = async (reply: Promise<StateReply>) =>
    setState(toLoginState(await reply, knowsSecondFactor))
  return {
    current: () => current,
    setState,
    follow,
    attempt: (reply, name) =>
      follow(reply).catch((error: unknown) => {
        if (error instanceof VitrineError)
          return setState({ loginState: 'FAILURE', ...name(error) })
        throw error
      }),
  }
}
