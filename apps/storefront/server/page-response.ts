import { writePageState } from '@vitrine/react/server'
import { pageDataType } from '../app/page-data-type.ts'
import type { PageState } from '../app/page-state.ts'
import type { RequestContext } from '../app/request/context.ts'
import type { CollectionTree } from '../app/request/find-collections.ts'
import type { ScreenName } from '../app/routes.ts'
import type { PageResult } from '../app/screens/screen.ts'
import { type AssetManifest, assetsOf } from './assets.ts'
import { retryLater } from './busy.ts'
import { renderDocument } from './document.ts'
import { newNonce, pageHeaders } from './security.ts'

export type PageRenderer = {
  manifest: AssetManifest
  render: (state: PageState) => string
}

// Deferred props that are ready this soon are sent with the page.
const deferredTimeoutMs = 60

export const isDataRequest = (headers: Headers) => headers.get('accept') === pageDataType

/** A page as a document, or as data for client-side navigation. */
export async function pageResponse(
  parts: PageRenderer,
  context: RequestContext,
  menu: CollectionTree,
  screen: ScreenName,
  page: PageResult,
): Promise<Response> {
  const { request, session } = context
  const { head, status = 200 } = page
  const state = await stateOf(context, menu, screen, page)
  const isPrivate = head.isPrivate || session.isMember
  const nonce = newNonce()
  const headers = new Headers(pageHeaders(nonce, { ...head, isPrivate }))
  if (status === 429) headers.set('retry-after', retryLater['retry-after'])
  for (const cookie of context.cookies()) headers.append('set-cookie', cookie)
  if (isDataRequest(request.headers)) {
    headers.set('content-type', pageDataType)
    headers.set('cache-control', 'no-store')
    return new Response(writePageState(state), { status, headers })
  }
  const html = renderDocument({
    lang: context.localeChoice.lang,
    chosenLang: context.url.searchParams.has('lang') ? context.localeChoice.lang : undefined,
    dir: context.messages.direction,
    head,
    siteUrl: context.site.url,
    siteName: context.site.name,
    assets: assetsOf(parts.manifest, screen, context.localeChoice.lang),
    nonce,
    accent: context.site.branding.accentColor,
    body: parts.render(state),
    state,
    cookie: request.headers.get('cookie'),
  })
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

async function stateOf(
  context: RequestContext,
  menu: CollectionTree,
  screen: ScreenName,
  page: PageResult,
): Promise<PageState> {
  const { request, url, site, localeChoice } = context
  const isAskedFor = request.headers.get('x-vitrine-part') === 'later'
  const later = await (isAskedFor ? page.later?.catch(() => undefined) : valueInTime(page.later))
  return {
    screen,
    path: url.pathname,
    search: url.search,
    title: page.head.title,
    props: page.props,
    ...(page.watches && { watches: page.watches }),
    ...(page.isOfAccount && { isOfAccount: true }),
    ...(page.login && { login: page.login }),
    visit: context.person(),
    later,
    isLaterPending: !isAskedFor && page.later !== undefined && later === undefined,
    layout: {
      site: { name: site.name, tagline: site.tagline, logoUrl: site.branding.logoUrl },
      collections: menu.collections,
      hasMoreCollections: !menu.isWhole,
      lang: localeChoice.lang,
      locale: localeChoice.locale,
    },
  }
}

/** Deferred props that are ready in time. Failed ones are requested again by the browser. */
function valueInTime<T>(later: Promise<T> | undefined): Promise<T | undefined> | undefined {
  if (!later) return undefined
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, deferredTimeoutMs, undefined)
    later
      .catch(() => undefined)
      .then((value) => {
        clearTimeout(timer)
        resolve(value)
      })
  })
}
