import type { Visit as Person } from '@vitrine/react'
import { readSession, type Session } from '@vitrine/react/server'
import { noTokens, type Tokens, VitrineError } from '@vitrine/sdk'
import { messagesFor } from '../app/messages/all.ts'
import type { Words } from '../app/messages/index.ts'
import type { RoomView } from '../app/views/room.ts'
import { type Api, createApi, type Site } from './api.ts'
import { type Kept, readKept } from './kept.ts'
import { chooseSpeech, type Speech } from './language.ts'
import type { RoomTree } from './rooms.ts'
import type { Shared } from './shared.ts'
import type { InProcessFetch, Visit } from './visit.ts'

/** Everything a screen may know about one request. */
export type RequestContext = {
  readonly request: Request
  readonly url: URL
  readonly origin: string
  readonly site: Site
  readonly api: Api
  readonly session: Session
  /** The member who asks, read once; for members only. */
  member(): Promise<Member>
  /** Who asks, as far as it is known by now: with the member if anything has read it. */
  person(): Person
  /** What the browser keeps between the pages of a flow. */
  readonly kept: Kept
  readonly speech: Speech
  readonly messages: Words
  /** The rooms at the entrance, each with a picture. */
  rooms(): Promise<readonly RoomView[]>
  /** The rooms a visitor can enter, within each other, as far as the menu has them. */
  menu(): Promise<RoomTree>
  /** The same with those that are kept out of the menu. */
  allRooms(): Promise<RoomTree>
  /** The rooms within one. */
  roomsIn(id: string): Promise<RoomTree>
  /** A client of this visitor's own, for steps that change who somebody is. */
  newApi(): Api
  /** Fetches an address of this server; redirects are answers. */
  visit(address: string): Promise<Response>
  signIn(tokens: Tokens): void
  signOut(): void
  /** Headers that remember what changed, made once at the end. */
  cookies(): string[]
}

export type Member = NonNullable<Person['member']>

/** The session was ended on another device: its client has become a visitor’s meanwhile. */
const signedOutElsewhere = () =>
  new VitrineError({
    kind: 'application',
    code: 'PERMISSION_DENIED',
    status: 403,
    message: 'The session has ended',
  })

export async function createContext(
  request: Request,
  fetch: InProcessFetch,
  shared: Shared,
  visit: Visit,
): Promise<RequestContext> {
  const url = new URL(request.url)
  const { origin } = url
  const site = await shared.siteAt(origin)
  const { clientId } = site
  const session = readSession(request, { name: 'vitrine_session', onlyMembers: true })
  const kept = readKept(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  const own = { ...(clientId ? { clientId } : {}), ...visit, userAgent }
  const visitor = await shared.visitorAt(origin)
  const api = session.isMember
    ? createApi(fetch, origin, { ...own, tokens: session.tokens })
    : visitor
  const speech = chooseSpeech(request, site.locale)
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
      if (!member) throw signedOutElsewhere()
      return member
    },
    person: () => ({ role: session.tokens.refreshToken.role, ...(member ? { member } : {}) }),
    kept,
    speech,
    messages: messagesFor(speech.lang, speech.locale),
    rooms: () => shared.roomsAt(origin),
    menu: () => shared.menuAt(origin),
    allRooms: () => shared.treeAt(origin),
    roomsIn: (id) => shared.roomsIn(origin, id),
    newApi: () => createApi(fetch, origin, { ...own, tokens: visitor.auth.getTokens() }),
    visit: (address) =>
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
      const named = [session.cookie(current), speech.cookie].flatMap((cookie) => cookie ?? [])
      return [...named, ...kept.cookies()]
    },
  }
}
