import type { Fields } from '../fields.ts'
import { createStore, type Store } from '../store.ts'
import type { LoginError, LoginStanding, LoginStep } from './login-machine.ts'

/** How a login stands, as a server tells it with a page. Nothing in it is secret. */
export interface ServedLogin {
  readonly state: LoginStanding
  /** The steps that can be taken from this page: the address of each, and fields that belong to it. */
  readonly steps: Readonly<
    Partial<Record<LoginStep, { readonly action: string; readonly fields?: Fields }>>
  >
  /** Fields that go along with every step, such as where to go on. */
  readonly fields?: Fields
  /** What the last step was refused with, by field, in the words of the page; `form` is about none. */
  readonly problems?: Fields
}

/** What came of a form that the page's server took. */
export type FormOutcome =
  /** A page, which is shown by then. */
  | { readonly kind: 'page'; readonly login?: ServedLogin | undefined }
  /** Mistakes of a form that another page took. */
  | { readonly kind: 'refused'; readonly problems: Fields }
  /** The browser goes somewhere else. */
  | { readonly kind: 'left' }
  /** No answer came, or none that can be shown. */
  | { readonly kind: 'unreachable' | 'failed' }

export type Post = (action: string, fields: Fields) => Promise<FormOutcome>

/** What is on its way between one page and the next. */
export interface Progress {
  readonly step?: LoginStep
  /** What was met, and by which page: the next one begins without. */
  readonly error?: LoginError
  readonly page?: ServedLogin
}
export type ProgressStore = Store<Progress> & { readonly set: (progress: Progress) => void }
export const createProgress = (): ProgressStore => createStore<Progress>({})

/** What drives the login of one page by its server. */
export interface ServedSteps {
  readonly page: ServedLogin
  readonly post: Post
  readonly progress: ProgressStore
}

/** No login is asked for. */
export const noLogin: ServedLogin = { state: { loginState: 'INITIAL' }, steps: {} }
