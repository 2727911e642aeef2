import type { ServedLogin } from '@vitrine/react'
import type { RequestContext } from '../../server/context.ts'
import type { ScreenName } from '../routes.ts'

/** What the document says about a page to tabs, search engines and link previews. */
export type Head = {
  title: string
  description?: string
  /** Path of the one address of this page. */
  canonical?: string
  /** Address of the picture that stands for the page. */
  image?: string
  jsonLd?: readonly object[]
  isHiddenFromSearch?: boolean
  /** Never kept by anyone: it shows what belongs to one person. */
  isPrivate?: boolean
  /** Origin a form of this page may lead to besides the shop itself. */
  formTarget?: string
  /** Origin of a captcha service whose script the page loads. */
  scriptOrigin?: string
}

/** `later` is the half a page can do without at first; it joins when it is ready in time. */
export type PageAnswer<P = object, L = unknown> = {
  kind: 'page'
  status?: number
  /** Another screen than the address names, such as the one for what is not there. */
  screen?: ScreenName
  head: Head
  props: P
  /** Ids of the products that it is about, so that it can follow them while it is open. */
  watches?: readonly string[]
  /** It is about the account of who is signed in, and follows what happens to that while it is open. */
  isOfAccount?: boolean
  /** How the sign-in stands that it is a step of. */
  login?: ServedLogin
  later?: Promise<L>
}
export type RedirectAnswer = { kind: 'redirect'; to: string }
export type Answer<P = object, L = unknown> = PageAnswer<P, L> | RedirectAnswer

export type Params = Readonly<Record<string, string>>

/** The server's half of a screen: `load` answers GET, `act` answers POST. */
export type Route = {
  load: (context: RequestContext, params: Params) => Promise<Answer>
  act?: (context: RequestContext, form: FormData) => Promise<Answer>
}

/** The critical half as it is; the deferred half may still be on its way. */
export type PageProps<P, L = unknown> = P & { later?: L }

export const redirectTo = (to: string): RedirectAnswer => ({ kind: 'redirect', to })
