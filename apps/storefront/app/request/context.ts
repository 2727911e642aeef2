import type { Visit as Person } from '@vitrine/react'
import type { Session } from '@vitrine/react/server'
import type { Tokens } from '@vitrine/sdk'
import type { Messages } from '../messages/index.ts'
import type { CollectionCardView } from '../views/collection-card.ts'
import type { CollectionTree } from '../views/collection-tree.ts'
import type { Api, Site, Theme } from './api.ts'
import type { FlowCookies } from './flow-cookies.ts'
import type { LocaleChoice } from './locale-choice.ts'

/** The dependencies of loaders and actions for one request. */
export type RequestContext = {
  readonly request: Request
  readonly url: URL
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
  readonly site: Site
  /** Whether the site is previewed before it opens: then no page is cached. */
  readonly isPreview: boolean
  /** Whether this is a rehearsal; then no page is cached either. */
  readonly isRehearsal: boolean
  /** How the shop looks, and its own texts. */
  readonly theme: Theme
  /** The draft of it, shown in a frame; absent for visitors. */
  readonly themePreview?: ThemePreview
  readonly api: Api
  readonly session: Session
  /** Client of the caller for the cart; undefined for a visitor who has none. */
  buyer(): Api | undefined
  /** The same; creates tokens for a new visitor, stored in a cookie. */
  newBuyer(): Api
  /** Sets the number in the header. It is in a cookie, as pages are the same for all visitors. */
  showCartCount(count: number): void
  /** Sets the cookie with the products on the wish list, for hearts and the header. */
  showWishes(productIds: readonly string[]): void
  /** The wish list cookie; undefined if it is unknown. */
  wishes(): string | undefined
  /** The signed-in member, loaded once; members only. */
  member(): Promise<Member>
  /** The visitor, with the member if it has been loaded. */
  person(): Person
  /** Cookies of a flow. */
  readonly flowCookies: FlowCookies
  readonly localeChoice: LocaleChoice
  /** The language that merchants write in, such as `en`. */
  readonly mainLanguage: string
  /** For calls with translated responses: the language of the visitor, unless it is the main language. */
  readonly asked: { readonly language?: LocaleChoice['lang'] }
  readonly messages: Messages
  /** Top-level collections with pictures; a picture of one decorates the pages of a sign-in. */
  collections(): Promise<readonly CollectionCardView[]>
  /** Tree of the collections for the menu, up to its limit. */
  menu(): Promise<CollectionTree>
  /** An own client for steps that change the session. */
  newApi(): Api
  /** Fetches a path of this server without following redirects. */
  fetchOwnServer(address: string): Promise<Response>
  signIn(tokens: Tokens): void
  signOut(): void
  /** `Set-Cookie` headers of changed cookies, computed once at the end. */
  cookies(): string[]
}

export type ThemePreview = {
  /** Scheme and host of the page that may show the frame. */
  readonly frameOrigin: string
  /** The requested colour scheme; absent: the browser's. */
  readonly scheme?: 'light' | 'dark'
}

export type Member = NonNullable<Person['member']>
