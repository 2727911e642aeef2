import type { ServedLogin, Visit } from '@vitrine/react'
import type { Language } from './messages/index.ts'
import type { ScreenName } from './routes.ts'

/** A room of the shop, and the rooms within it. */
export type CollectionLink = {
  id: string
  name: string
  slug: string
  /** Things directly in it. */
  count: number
  /** Has a page, but no place in the menu. */
  hiddenFromMenu?: boolean
  rooms: readonly CollectionLink[]
}

/** What stands around every page. */
export type FrameState = {
  site: { name: string; tagline: string; logoUrl: string }
  collections: readonly CollectionLink[]
  /** There are more than these; a page of their own has them all. */
  hasMoreRooms: boolean
  lang: Language
  /** BCP 47: how prices and dates are written. */
  locale: string
}

/** A page as the server hands it to the browser; JSON, and moments. */
export type PageState = {
  screen: ScreenName
  path: string
  search: string
  title: string
  props: object
  /** The deferred half, when it was ready in time. */
  later?: unknown
  isLaterComing: boolean
  /** Ids of the products that it is about: when one changes, the page is asked for anew. */
  watches?: readonly string[]
  /** It is about the account of who is signed in, and is asked for anew when anything happens to that. */
  isOfAccount?: boolean
  /** Who asked for it; with the member where the page shows it. */
  visit: Visit
  /** How the sign-in stands that it is a step of. */
  login?: ServedLogin
  frame: FrameState
}
