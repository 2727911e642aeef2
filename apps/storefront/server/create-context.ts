import { readSession } from '@vitrine/react/server'
import { noTokens, type Tokens, VitrineError } from '@vitrine/sdk'
import { messagesFor } from '../app/messages/all.ts'

import { type Api, createApi, type Site } from '../app/request/api.ts'
import { cartCountCookie } from '../app/request/cart-count-cookie.ts'
import type { Member, RequestContext } from '../app/request/context.ts'
import { readFlowCookies } from '../app/request/flow-cookies.ts'
import { chooseLocale } from '../app/request/locale-choice.ts'
import { mainLanguageOf } from '../app/request/main-language.ts'
import { previewOf } from '../app/request/preview.ts'
import { rehearsalCookie, rehearsalOf } from '../app/request/rehearsal.ts'
import type { InProcessFetch, Visit } from '../app/request/visit.ts'
import { wishesCookie } from '../app/request/wishes-cookie.ts'
import { readWishes, writeWishes } from '../app/wishes/wish-marks.ts'
import type { SharedCaches } from './shared-caches.ts'
import type { OpenedPreview } from './theme-preview.ts'

/** The session was ended on another device; its client is now a visitor's. */
const sessionEnded = () =>
  new VitrineError({
    kind: 'application',
    code: 'PERMISSION_DENIED',
    status: 403,
    message: 'The session has ended',
  })

/** The site visible to the request, with its token. Ignores the token of a rehearsal that is over. */
async function siteFor(
  request: Request,
  shared: SharedCaches,
  opening: Site,
): Promise<{ readonly site: Site; readonly preview?: string; readonly rehearsal?: string }> {
  const { origin } = new URL(request.url)
  const rehearsal = rehearsalOf(request)
  if (rehearsal !== undefined) {
    const site = await shared.rehearsalAt(origin, rehearsal)
    if (site.isRehearsal) return { site, rehearsal }
  }
  const preview = opening.opensSoon ? previewOf(request) : undefined
  if (preview === undefined) return { site: opening }
  return { site: await shared.previewAt(origin, preview), preview }
}

export async function createContext(
  request: Request,
  fetch: InProcessFetch,
  shared: SharedCaches,
  visit: Visit,
  opened?: OpenedPreview,
): Promise<RequestContext> {
  const url = new URL(request.url)
  const { origin } = url
  const opening = await shared.siteAt(origin)
  const { site, ...passes } = await siteFor(request, shared, opening)
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
    ...passes,
  }
  const visitor = await shared.visitorAt(origin)
  const api = session.isMember
    ? createApi(fetch, origin, { ...clientOptions, tokens: session.tokens })
    : visitor
  const localeChoice = chooseLocale(request, site.locale)
  const mainLanguage = mainLanguageOf(site.locale)
  const asked = localeChoice.lang === mainLanguage ? {} : { language: localeChoice.lang }
  const theme = opened?.theme ?? (await shared.themeAt(origin))
  let changed: Tokens | undefined
  let ownVisitor: Api | undefined
  let cartCount: string | undefined
  let wishes = readWishes(request.headers.get('cookie') ?? '')
  const newBuyer = () => {
    if (session.isMember) return api
    const own = isKnownVisitor ? buyerSession.tokens : noTokens
    ownVisitor ??= createApi(fetch, origin, { ...clientOptions, tokens: own })
    return ownVisitor
  }
  /** The server moves cart and wish list at a sign-in; their cookies are read again afterwards. */
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
    isRehearsal: passes.rehearsal !== undefined,
    theme,
    ...(opened && { themePreview: opened.preview }),
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
    mainLanguage,
    asked,
    messages: messagesFor(localeChoice.lang, localeChoice.locale, theme.texts[localeChoice.lang]),
    collections: () => shared.collectionsAt(origin),
    menu: () => shared.menuAt(origin, asked.language),
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
      const own = isKnownVisitor ? buyerSession.tokens : visitor.auth.getTokens()
      return createApi(fetch, origin, { ...clientOptions, tokens: own })
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
      const isOver = rehearsalOf(request) !== undefined && passes.rehearsal === undefined
      const ended = isOver ? [rehearsalCookie(request, '')] : []
      return [...cookies, ...ended, ...flowCookies.cookies()]
    },
  }
}
