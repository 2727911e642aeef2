import { readSession } from '@vitrine/react/server'
import { noTokens, type Tokens, VitrineError } from '@vitrine/sdk'
import { messagesFor } from '../app/messages/all.ts'

import { type Api, createApi } from '../app/request/api.ts'
import { cartCountCookie } from '../app/request/cart-count-cookie.ts'
import type { Member, RequestContext } from '../app/request/context.ts'
import { readFlowCookies } from '../app/request/flow-cookies.ts'
import { chooseLocale } from '../app/request/locale-choice.ts'
import { previewOf } from '../app/request/preview.ts'
import type { InProcessFetch, Visit } from '../app/request/visit.ts'
import { wishesCookie } from '../app/request/wishes-cookie.ts'
import { readWishes, writeWishes } from '../app/wishes/wish-marks.ts'
import type { SharedCaches } from './shared-caches.ts'

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
  const opening = await shared.siteAt(origin)
  const preview = opening.opensSoon ? previewOf(request) : undefined
  const site = preview === undefined ? opening : await shared.previewAt(origin, preview)
  const { clientId } = site
  const session = readSession(request, { name: 'vitrine_session', onlyMembers: true })
  const buyerSession = readSession(request, { name: 'vitrine_visitor' })
  const isKnownVisitor = buyerSession.tokens.refreshToken.role === 'visitor'
  const flowCookies = readFlowCookies(request)
  const userAgent = request.headers.get('user-agent') ?? ''
  const clientOptions = {
    ...(clientId ? { clientId } : {}),
    ...visit,
    userAgent,
    ...(preview && { preview }),
  }
  const visitor = await shared.visitorAt(origin)
  const api = session.isMember
    ? createApi(fetch, origin, { ...clientOptions, tokens: session.tokens })
    : visitor
  const localeChoice = chooseLocale(request, site.locale)
  let changed: Tokens | undefined
  let ownVisitor: Api | undefined
  let cartCount: string | undefined
  let wishes = readWishes(request.headers.get('cookie') ?? '')
  const newBuyer = () => {
    if (session.isMember) return api
    const tokens = isKnownVisitor ? buyerSession.tokens : noTokens
    ownVisitor ??= createApi(fetch, origin, { ...clientOptions, tokens })
    return ownVisitor
  }
  /** The server takes cart and wish list along at a sign-in; what is in them is read anew afterwards. */
  const buyerCookies = () => [
    changed?.refreshToken.role === 'member'
      ? buyerSession.cookie(noTokens)
      : ownVisitor && buyerSession.cookie(ownVisitor.auth.getTokens()),
    changed ? cartCountCookie(request, undefined) : cartCount,
    wishesCookie(request, changed ? undefined : wishes),
  ]
  let member: Member | undefined
  return {
    request,
    url,
    origin,
    site,
    isPreview: opening.opensSoon === true && !site.opensSoon,
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
    buyer: () => (session.isMember || isKnownVisitor ? newBuyer() : undefined),
    newBuyer,
    showCartCount: (count) => {
      cartCount = cartCountCookie(request, count)
    },
    showWishes: (productIds) => {
      wishes = writeWishes(productIds)
    },
    wishes: () => wishes,
    newApi: () => {
      const tokens = isKnownVisitor ? buyerSession.tokens : visitor.auth.getTokens()
      return createApi(fetch, origin, { ...clientOptions, tokens })
    },
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
      const cookies = [session.cookie(current), localeChoice.cookie, ...buyerCookies()].flatMap(
        (cookie) => cookie ?? [],
      )
      return [...cookies, ...flowCookies.cookies()]
    },
  }
}
