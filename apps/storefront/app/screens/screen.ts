import type { ServedLogin } from '@vitrine/react'
import type { RequestContext } from '../request/context.ts'
import type { ScreenName } from '../routes.ts'

/** Metadata of the document for tabs, search engines and link previews. */
export type Head = {
  title: string
  description?: string
  /** Canonical path of the page. */
  canonical?: string
  /** Available languages besides the main one; absent: those of the shop. */
  languages?: readonly string[]
  /** Path of the feed of the listed entries. */
  feed?: string
  /** Makes it an article for link previews: when it was published, ISO 8601. */
  publishedTime?: string
  /** URL of the picture for link previews. */
  image?: string
  jsonLd?: readonly object[]
  isHiddenFromSearch?: boolean
  /** Contains personal data, or counts every visit: never cached. */
  isPrivate?: boolean
  /** Additional origin that forms of the page may redirect to. */
  formTarget?: string
  /** Origin that may embed the page in a frame; none by default. */
  frameOrigin?: string
  /** Origin of a captcha service whose script the page loads. */
  scriptOrigin?: string
}

export type PageResult<P = object> = {
  kind: 'page'
  status?: number
  /** Renders another screen than that of the route, such as `notFound`. */
  screen?: ScreenName
  head: Head
  props: P
  /** Ids of the products on the page, whose changes it follows while open. */
  watches?: readonly string[]
  /** The page shows account data and follows account events while open. */
  isOfAccount?: boolean
  /** Login state of the sign-in that the page is a step of. */
  login?: ServedLogin
}
export type RedirectResult = { kind: 'redirect'; to: string }
export type ScreenResult<P = object> = PageResult<P> | RedirectResult

export type Params = Readonly<Record<string, string>>

/** Server half of a screen: `load` handles GET, `act` handles POST. */
export type Route<P = object> = {
  load: (context: RequestContext, params: Params) => Promise<ScreenResult<P>>
  act?: (context: RequestContext, form: FormData) => Promise<ScreenResult<P>>
}

export const redirectTo = (to: string): RedirectResult => ({ kind: 'redirect', to })
