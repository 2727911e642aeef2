import type { Visit as Person } from '@vitrine/react'
import { readSession, type Session } from '@vitrine/react/server'
import { noTokens, type Tokens, VitrineError } from '@vitrine/sdk'
import { messagesFor } from '../app/messages/all.ts'
import type { Messages } from '../app/messages/index.ts'
import type { CollectionCardView } from '../app/views/collection-card.ts'
import { type Api, createApi, type Site } from './api.ts'
import type { CollectionTree } from './find-collections.ts'
import { type FlowCookies, readFlowCookies } from './flow-cookies.ts'
import { chooseLocale, type LocaleChoice } from './locale-choice.ts'
import type { SharedCaches } from './shared-caches.ts'
import type { InProcessFetch, Visit } from './visit.ts'

/** What loaders and actions need for one request. */
export type RequestContext = {
  readonly request: Request
  readonly url: URL
  readonly origin: string
  readonly site: Site
  readonly api: Api
  readonly session: Session
  /** The signed-in member, loaded once; members only. */
  member(): Promise<Member>
  /** The visitor, with the member if it has been loaded. */
  person(): Person
  /** Cookies of a flow. */
  readonly flowCookies: FlowCookies
  readonly localeChoice: LocaleChoice
  readonly messages: Messages
  /** Top-level collections with pictures, for the home page. */
  collections(): Promise<readonly CollectionCardView[]>
  /** Tree of the collections for the menu, up to its limit. */
  menu(): Promise<CollectionTree>
  /** The same with collections that are hidden in the menu. */
  allCollections(): Promise<CollectionTree>
  /** The collections within one. */
  collectionsIn(id: string): Promise<CollectionTree>
  /** An own client for steps that change the session. */
  newApi(): Api
  /** Fetches a path of this server without following redirects. */
  fetchOwnServer(address: string): Promise<Response>
  signIn(tokens: Tokens): void
  signOut(): void
  /** `Set-Cookie` headers of changed cookies, computed once at the end. */
  cookies(): string[]
}

export type Member = NonNullable<Person['member']>

/** The session was ended on another device; its client is now a visitor's. */
const sessionEnded = () =>
  new VitrineError({
    kind: 'application',
    code: 'PERMISSION_DENIED',
    status: 403,
    message: 'The session has ended',
  })

export async function createContext(
  request: Request,
  fetch: InProcessFetch,
  shared: SharedCaches,
  visit: Visit,
): Promise<RequestContext> {
  const url = new URL(request.url)
  const { origin } = url
  const site = await shared.siteAt(origin)
  const { clientId } = site
  const session = readSession(request, { name: 'vitrine_session', onlyMembers: true })
  const flowCookies = readFlowCookies(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  const clientOptions = { ...(clientId ? { clientId } : {}), ...visit, userAgent }
  const visitor = await shared.visitorAt(origin)
  const api = session.isMember
    ? createApi(fetch, origin, { ...clientOptions, tokens: session.tokens })
    : visitor
  const localeChoice = chooseLocale(request, site.locale)
  let changed: Tokens | undefined
  let member: Member | undefined
  return {
    request,
    url,
    origin,
    site,
    api,
    session,
    member: async () => {
      member ??= (await api.members.getCurrentMember({ fieldsets: ['FULL'] })).member
      if (!member) throw sessionEnded()
      return member
    },
    person: () => ({ role: session.tokens.refreshToken.role, ...(member ? { member } : {}) }),
    flowCookies,
    localeChoice,
    messages: messagesFor(localeChoice.lang, localeChoice.locale),
    collections: () => shared.collectionsAt(origin),
    menu: () => shared.menuAt(origin),
    allCollections: () => shared.treeAt(origin),
    collectionsIn: (id) => shared.collectionsIn(origin, id),
    newApi: () => createApi(fetch, origin, { ...clientOptions, tokens: visitor.auth.getTokens() }),
    fetchOwnServer: (address) =>
      fetch(
        new Request(address, { redirect: 'manual', headers: { 'user-agent': userAgent } }),
        visit,
      ),
    signIn: (tokens) => {
      changed = tokens
    },
    signOut: () => {
      changed = noTokens
    },
    cookies: () => {
      const current = changed ?? (session.isMember ? api.auth.getTokens() : noTokens)
      const sessionCookies = [session.cookie(current), localeChoice.cookie].flatMap(
        (cookie) => cookie ?? [],
      )
      return [...sessionCookies, ...flowCookies.cookies()]
    },
  }
}
