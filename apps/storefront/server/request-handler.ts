import { VitrineError } from '@vitrine/sdk'
import { links } from '../app/links.ts'
import type { RequestContext } from '../app/request/context.ts'
import { endSession, hasEnded } from '../app/request/end-session.ts'
import { isFromOwnOrigin } from '../app/request/own-origin.ts'
import { beginPreview } from '../app/request/preview.ts'
import { changeRehearsal } from '../app/request/rehearsal.ts'
import type { InProcessFetch, RequestHandler } from '../app/request/visit.ts'
import { findScreen, type ScreenName, screensBeforeOpening } from '../app/routes.ts'
import { type Route, redirectTo, type ScreenResult } from '../app/screens/screen.ts'
import { isAccountEventsRequest, streamAccountEvents } from './account-events.ts'
import { assetsOf } from './assets.ts'
import { busyPage, isBusy } from './busy.ts'
import type { CacheVersion } from './cached-lookup.ts'
import { createContext } from './create-context.ts'
import { isOwnDataRequest, sendOwnData } from './own-data.ts'
import { isDataRequest, type PageRenderer, pageResponse } from './page-response.ts'
import { isProviderCallback, redirectCallback } from './provider-callback.ts'
import { baseHeaders } from './security.ts'
import { createSharedCaches } from './shared-caches.ts'
import { crawlerResponse, isCrawlerRequest } from './sitemap.ts'
import { isSuggestionsRequest, suggestionsResponse } from './suggestions.ts'
import { openThemePreview } from './theme-preview.ts'

export type RequestHandlerOptions = PageRenderer & {
  fetch: InProcessFetch
  /** Changes of what pages show; without it cached data may be a few seconds old. */
  changes?: CacheVersion
  routes: Readonly<Record<ScreenName, Route>>
}
type MatchedScreen = ReturnType<typeof findScreen>

/** Handles requests of the shop; undefined passes a request on to the next handler. */
export function createRequestHandler({
  fetch,
  changes,
  routes,
  ...pageParts
}: RequestHandlerOptions): RequestHandler {
  const shared = createSharedCaches(fetch, changes)
  const handle: RequestHandler = async (asked, visit) => {
    const entered = beginPreview(asked) ?? changeRehearsal(asked)
    if (entered) return entered
    const opened = await openThemePreview(asked, shared)
    const request = opened?.request ?? asked
    const { pathname } = new URL(request.url)
    const matched = findScreen(pathname)
    const isEventStream = isAccountEventsRequest(request, pathname)
    const isDataExport = isOwnDataRequest(request, pathname)
    const isSuggested = isSuggestionsRequest(request, pathname)
    const isCrawled = isCrawlerRequest(request, pathname)
    if (
      !isEventStream &&
      !isDataExport &&
      !isCrawled &&
      !isSuggested &&
      !isShopRequest(request, pathname, matched.screen)
    ) {
      return undefined
    }
    if (isProviderCallback(request, pathname)) return redirectCallback(request)
    const isForm = request.method === 'POST'
    if (isForm && !isFromOwnOrigin(request) && !isOneClick(request, matched.screen)) {
      return refused()
    }
    const context = await createContext(request, fetch, shared, visit, opened ?? undefined)
    if (isEventStream) return streamAccountEvents(context)
    if (isCrawled) {
      const { icon } = assetsOf(pageParts.manifest, 'home', context.localeChoice.lang)
      return crawlerResponse(context, { icon, changes })
    }
    if (isSuggested) return suggestionsResponse(context)
    if (isDataExport) return (await sendOwnData(context)) ?? redirect(context, links.leave())
    if (pathname === '/logout') return redirect(context, await endSession(context))
    const result =
      context.site.opensSoon && !opened && !screensBeforeOpening.has(matched.screen)
        ? await routes.opensSoon.load(context, {})
        : await runRoute(context, routes, matched)
    if (!result) return unreadable()
    if (result.kind === 'redirect') return redirect(context, result.to)
    const menu = await shared.menuAt(context.origin, context.asked.language)
    return pageResponse(pageParts, context, menu, result.screen ?? matched.screen, result)
  }
  return async (request, visit) => {
    try {
      return await handle(request, visit)
    } catch (error) {
      // The data of the page layout is refused by the rate limit too.
      if (isBusy(error)) return busyPage()
      throw error
    }
  }
}

/**
 * Whether a mail program ends mails by itself (RFC 8058). It sends no origin, as no browser does; the signed link
 * allows it.
 */
const isOneClick = ({ headers }: Request, screen: ScreenName): boolean =>
  endingScreens.has(screen) && !headers.has('origin')

/** Where mails of a kind are ended. */
const endingScreens: ReadonlySet<ScreenName> = new Set([
  'reminders',
  'backInStock',
  'priceMails',
  'reviewRequests',
])

/**
 * Only page requests of people get a "page not found" page; other clients get the API's response.
 */
function isShopRequest({ method, headers }: Request, path: string, screen: ScreenName): boolean {
  if (method === 'POST') return screen !== 'notFound' || path === '/logout'
  if (method !== 'GET' && method !== 'HEAD') return false
  return (
    screen !== 'notFound' ||
    isDataRequest(headers) ||
    !!headers.get('accept')?.includes('text/html')
  )
}

/**
 * An ended session renders the page for a visitor, a missing object the "page not found" page.
 * Undefined for a form that cannot be parsed.
 */
async function runRoute(
  context: RequestContext,
  routes: RequestHandlerOptions['routes'],
  { screen, params }: MatchedScreen,
): Promise<ScreenResult | undefined> {
  const route = routes[screen]
  const act = context.request.method === 'POST' ? route.act : undefined
  try {
    if (act) {
      const form = await context.request.formData().catch(() => undefined)
      return form && (await act(context, form))
    }
    return await route.load(context, params)
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    if (error.kind === 'system') {
      return routes.error.load(context, error.requestId ? { requestId: error.requestId } : {})
    }
    if (isBusy(error)) return routes.error.load(context, { isBusy: 'true' })
    if (hasEnded(context, error)) {
      context.signOut()
      return redirectTo(context.url.pathname + context.url.search)
    }
    if (error.status !== 404 && (act || !isRefusal(error))) throw error
    return routes.notFound.load(context, {})
  }
}

function redirect(context: RequestContext, to: string) {
  const headers = new Headers({ ...baseHeaders, 'cache-control': 'no-store' })
  for (const cookie of context.cookies()) headers.append('set-cookie', cookie)
  if (isDataRequest(context.request.headers)) return Response.json({ redirect: to }, { headers })
  headers.set('location', to)
  return new Response(null, { status: 303, headers })
}

const refused = () =>
  new Response(
    'This form came from another website. Open the page again and send it from there.\n',
    {
      status: 403,
      headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8' },
    },
  )

/** Whether an address is invalid. */
const isRefusal = ({ status = 500 }: VitrineError): boolean => status >= 400 && status < 500

const unreadable = () =>
  new Response('This form cannot be read. Open the page again and send it from there.\n', {
    status: 400,
    headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })
