import type { Fields } from '../fields.ts'
import { createStore, type Store } from '../store.ts'
import type { LoginError, LoginStanding, LoginStep } from './login-machine.ts'

/** State of a login as sent with a page. Contains no secrets. */
export interface ServedLogin {
  readonly state: LoginStanding
  /** Available steps of this page: path and hidden fields of each. */
  readonly steps: Readonly<
    Partial<Record<LoginStep, { readonly action: string; readonly fields?: Fields }>>
  >
  /** Fields sent with every step, such as the return path. */
  readonly fields?: Fields
  /** Errors of the last step by field, in the page's language; `form` belongs to no field. */
  readonly problems?: Fields
}

/** Result of a form that the page's server handled. */
export type FormOutcome =
  /** A page, which is rendered already. */
  | { readonly kind: 'page'; readonly login?: ServedLogin | undefined }
  /** Errors of a form that belongs to another page. */
  | { readonly kind: 'refused'; readonly problems: Fields }
  /** The browser is redirected. */
  | { readonly kind: 'left' }
  /** No response, or one that cannot be rendered. */
  | { readonly kind: 'unreachable' | 'failed' }

export type Post = (action: string, fields: Fields) => Promise<FormOutcome>

/** State between two pages. */
export interface Progress {
  readonly step?: LoginStep
  /** Error of the last step, and its page: the next page starts without it. */
  readonly error?: LoginError
  readonly page?: ServedLogin
}
export type ProgressStore = Store<Progress> & { readonly set: (progress: Progress) => void }
export const createProgress = (): ProgressStore => createStore<Progress>({})

/** Server driver for the login of one page. */
export interface ServedSteps {
  readonly page: ServedLogin
  readonly post: Post
  readonly progress: ProgressStore
}

/** The page has no login. */
export const noLogin: ServedLogin = { state: { loginState: 'INITIAL' }, steps: {} }
