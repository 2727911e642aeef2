import { VitrineError } from '@vitrine/sdk'
import { links } from '../app/links.ts'
import { findScreen, type ScreenName } from '../app/routes.ts'
import { type Answer, type Route, redirectTo } from '../app/screens/screen.ts'
import { followAccount, isFollowing } from './account-live.ts'
import { answerPage, isDataRequest, type PageParts } from './answer-page.ts'
import { assetsOf } from './assets.ts'
import { busyPage, isBusy } from './busy.ts'
import { createContext, type RequestContext } from './context.ts'
import { endSession, hasEnded } from './end-session.ts'
import { isOwnData, sendOwnData } from './own-data.ts'
import { isFromOwnOrigin } from './own-origin.ts'
import { comeBack, isProviderAnswer } from './provider-answer.ts'
import type { Changes } from './recent.ts'
import { answerHeaders } from './security.ts'
import { createShared } from './shared.ts'
import { answerCrawler, isForCrawlers } from './sitemap.ts'
import type { Answerer, InProcessFetch } from './visit.ts'

export type Parts = PageParts & {
  fetch: InProcessFetch
  /** Of what pages show; without it some things are seen some seconds later. */
  changes?: Changes
  routes: Readonly<Record<ScreenName, Route>>
}
type Found = ReturnType<typeof findScreen>

/** Answers what people ask of the shop; undefined leaves a request to whoever else listens. */
export function createAnswer({ fetch, changes, routes, ...pageParts }: Parts): Answerer {
  const shared = createShared(fetch, changes)
  const answerOnce: Answerer = async (request, visit) => {
    const { pathname } = new URL(request.url)
    const found = findScreen(pathname)
    const follows = isFollowing(request, pathname)
    const takesData = isOwnData(request, pathname)
    const isCrawled = isForCrawlers(request, pathname)
    if (!follows && !takesData && !isCrawled && !isOurs(request, pathname, found.screen)) {
      return undefined
    }
    if (isProviderAnswer(request, pathname)) return comeBack(request)
    const isForm = request.method === 'POST'
    if (isForm && !isFromOwnOrigin(request)) return refused()
    const context = await createContext(request, fetch, shared, visit)
    if (follows) return followAccount(context)
    if (isCrawled) {
      const { icon } = assetsOf(pageParts.manifest, 'home', context.speech.lang)
      return answerCrawler(context, icon)
    }
    if (takesData) return (await sendOwnData(context)) ?? redirect(context, links.leave())
    if (pathname === '/logout') return redirect(context, await endSession(context))
    const answer = await attempt(context, routes, found)
    if (!answer) return unreadable()
    if (answer.kind === 'redirect') return redirect(context, answer.to)
    const menu = await shared.menuAt(context.origin)
    return answerPage(pageParts, context, menu, answer.screen ?? found.screen, answer)
  }
  return async (request, visit) => {
    try {
      return await answerOnce(request, visit)
    } catch (error) {
      // Not even what surrounds a page may be asked for just now.
      if (isBusy(error)) return busyPage()
      throw error
    }
  }
}

/** Unknown addresses are ours only when a person asks for a page; a program gets the server's own answer. */
function isOurs({ method, headers }: Request, path: string, screen: ScreenName): boolean {
  if (method === 'POST') return screen !== 'lost' || path === '/logout'
  if (method !== 'GET' && method !== 'HEAD') return false
  return (
    screen !== 'lost' || isDataRequest(headers) || !!headers.get('accept')?.includes('text/html')
  )
}

/**
 * A session that has ended leads to a visitor's view, a thing that is gone to the page that says so.
 * Undefined for a form that cannot be read.
 */
async function attempt(
  context: RequestContext,
  routes: Parts['routes'],
  { screen, params }: Found,
): Promise<Answer | undefined> {
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
      return routes.trouble.load(context, error.requestId ? { requestId: error.requestId } : {})
    }
    if (isBusy(error)) return routes.trouble.load(context, { isBusy: 'true' })
    if (hasEnded(context, error)) {
      context.signOut()
      return redirectTo(context.url.pathname + context.url.search)
    }
    if (error.status !== 404 && (act || !isRefusal(error))) throw error
    return routes.lost.load(context, {})
  }
}

function redirect(context: RequestContext, to: string) {
  const headers = new Headers({ ...answerHeaders, 'cache-control': 'no-store' })
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
      headers: { ...answerHeaders, 'content-type': 'text/plain; charset=utf-8' },
    },
  )

/** Whether what an address asks for cannot be. */
const isRefusal = ({ status = 500 }: VitrineError): boolean => status >= 400 && status < 500

const unreadable = () =>
  new Response('This form cannot be read. Open the page again and send it from there.\n', {
    status: 400,
    headers: { ...answerHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })
