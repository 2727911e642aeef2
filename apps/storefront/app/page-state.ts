import type { ServedLogin, Visit } from '@vitrine/react'
import type { Language } from './messages/index.ts'
import type { OwnTexts } from './messages/own-texts.ts'
import type { ScreenName } from './routes.ts'
import type { NavigationView } from './views/navigation-view.ts'

/** A collection with the collections within it. */
export type CollectionLink = {
  id: string
  name: string
  slug: string
  /** Number of products directly in it. */
  count: number
  collections: readonly CollectionLink[]
}

/** Data of the page layout, the same for every page. */
export type LayoutState = {
  site: { name: string; tagline: string; logoUrl: string }
  collections: readonly CollectionLink[]
  /** There are more than these; the collections page lists all. */
  hasMoreCollections: boolean
  /** Menu and footer as the merchant arranged them. */
  navigation: NavigationView
  lang: Language
  /** BCP 47 tag for the format of prices and dates. */
  locale: string
  /** The wish list, in the format of its cookie. */
  wishes: string
  /** Whether products of lists open in front of them. */
  hasQuickLook?: boolean
  /** Whether this is a rehearsal, which is shown in a bar. */
  isRehearsal?: boolean
  /** Texts of the merchant in place of ours, where there are any. */
  texts?: OwnTexts
}

/** A page as the server sends it to the browser: JSON with dates. */
export type PageState = {
  screen: ScreenName
  path: string
  search: string
  title: string
  props: object
  /** Ids of the products on the page; a change to one of them reloads it. */
  watches?: readonly string[]
  /** The page shows account data and is reloaded on every account event. */
  isOfAccount?: boolean
  /** The visitor; with the member where the page shows one. */
  visit: Visit
  /** Login state of the sign-in that the page is a step of. */
  login?: ServedLogin
  layout: LayoutState
}
