import { writePageState } from '@vitrine/react/server'
import { resolveLook } from '@vitrine/theme'
import { pageDataType } from '../app/page-data-type.ts'
import type { PageState } from '../app/page-state.ts'
import type { RequestContext } from '../app/request/context.ts'
import type { ScreenName } from '../app/routes.ts'
import type { PageResult } from '../app/screens/screen.ts'
import { type AssetManifest, assetsOf } from './assets.ts'
import { retryLater } from './busy.ts'
import { renderDocument } from './document.ts'
import { listedLanguages } from './listed-languages.ts'
import { newNonce, pageHeaders } from './security.ts'
import type { Menu } from './shared-caches.ts'

export type PageRenderer = {
  manifest: AssetManifest
  render: (state: PageState) => string
}

export const isDataRequest = (headers: Headers) => headers.get('accept') === pageDataType

/** A page as a document, or as data for client-side navigation. */
export function pageResponse(
  parts: PageRenderer,
  context: RequestContext,
  menu: Menu,
  screen: ScreenName,
  page: PageResult,
): Response {
  const { request, session } = context
  const { status = 200 } = page
  const head = context.themePreview
    ? { ...page.head, isPrivate: true, frameOrigin: context.themePreview.frameOrigin }
    : page.head
  const state = stateOf(context, menu, screen, page)
  const isPrivate = head.isPrivate || session.isMember || context.isPreview || context.isRehearsal
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
    listedLangs: listedLanguages(context.site.locale, context.theme.texts),
    dir: context.messages.direction,
    head,
    siteUrl: context.site.url,
    siteName: context.site.name,
    assets: assetsOf(parts.manifest, screen, context.localeChoice.lang, typePairOf(context.theme)),
    nonce,
    look: context.theme,
    scheme: context.themePreview?.scheme,
    accent: context.site.branding.accentColor,
    body: parts.render(state),
    state,
    cookie: request.headers.get('cookie'),
  })
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

const typePairOf = (look: RequestContext['theme']) => resolveLook(look).typePair

function stateOf(
  context: RequestContext,
  menu: Menu,
  screen: ScreenName,
  page: PageResult,
): PageState {
  const { url, site, localeChoice } = context
  const texts = context.theme.texts[localeChoice.lang]
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
    layout: {
      site: { name: site.name, tagline: site.tagline, logoUrl: site.branding.logoUrl },
      collections: menu.collections,
      hasMoreCollections: !menu.isWhole,
      navigation: menu.navigation,
      lang: localeChoice.lang,
      locale: localeChoice.locale,
      wishes: context.wishes() ?? '',
      ...(context.theme.quickLook && { hasQuickLook: true }),
      ...(context.isRehearsal && { isRehearsal: true }),
      ...(texts && { texts }),
    },
  }
}
