import { flushSync } from 'react-dom'
import { fetchPage, type PageData } from './fetch-page.ts'
import { collectTyping, focusStart } from './page-start.ts'
import type { PageState } from './page-state.ts'
import type { Page } from './root.tsx'
import type { ScreenName } from './routes.ts'
import { searchOf } from './search-of.ts'

type Show = (state: PageState, page: Page) => void
type Options = { replace?: boolean; productPicture?: HTMLElement | undefined; keepScroll?: boolean }

const MAX_CACHED_PAGES = 20
const transitionName = 'view-transition-name'

/** Client-side navigation; every link also works without scripts. */
export function createNavigation(
  first: PageState,
  pageOf: (screen: ScreenName) => Promise<Page>,
  show: Show,
) {
  let current = first
  let latestTurn = 0
  const cachedPages = new Map<string, PageData>()
  const scrolls = new Map<string, number>()

  const cachePage = (data: PageData) => {
    const address = data.state.path + data.state.search
    cachedPages.delete(address)
    cachedPages.set(address, data)
    const oldest = cachedPages.keys().next().value
    if (cachedPages.size > MAX_CACHED_PAGES && oldest !== undefined) cachedPages.delete(oldest)
  }

  const swap = async (
    data: PageData,
    page: Page,
    settle: () => void,
    productPicture?: HTMLElement,
  ) => {
    const change = () => {
      current = data.state
      document.title = data.state.title
      flushSync(() => show(data.state, page))
      settle()
    }
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!document.startViewTransition || reducesMotion || !productPicture) return change()
    // A view transition name must be unique: the card of the previous page releases it.
    document.querySelector<HTMLElement>('.gallery-main')?.style.setProperty(transitionName, 'none')
    productPicture.style.setProperty(transitionName, 'product')
    await document.startViewTransition(change).updateCallbackDone
    productPicture.style.removeProperty(transitionName)
  }

  /** False when a newer navigation has replaced this one. */
  const go = async (
    address: string,
    settle: () => void,
    productPicture?: HTMLElement,
    fromHistory = false,
  ) => {
    const thisTurn = ++latestTurn
    document.documentElement.dataset.loading = ''
    const cached = fromHistory ? cachedPages.get(address) : undefined
    const data = cached ?? (await fetchPage(address))
    if (thisTurn !== latestTurn) return false
    if (data?.kind !== 'page') {
      location.assign(data?.kind === 'redirect' ? data.to : address)
      return false
    }
    const page = await pageOf(data.state.screen)
    if (thisTurn !== latestTurn) return false
    delete document.documentElement.dataset.loading
    await swap(data, page, settle, productPicture)
    cachePage({ kind: 'page', state: current })
    return true
  }

  const visit = async (to: string, options: Options = {}) => {
    const from = current.path + current.search
    scrolls.set(from, scrollY)
    const typing = collectTyping()
    await go(
      to,
      () => {
        history[options.replace ? 'replaceState' : 'pushState'](null, '', to)
        if (options.keepScroll) return
        closeSheets()
        scrollTo(0, 0)
        focusStart(typing.text())
      },
      options.productPicture,
    )
    typing.stop()
  }

  /** Renders the response of a form in place of the current page; the address stays. */
  const showFormPage = async (state: PageState): Promise<boolean> => {
    if (state.path !== current.path) return false
    const page = await pageOf(state.screen)
    current = { ...state, search: current.search }
    document.title = current.title
    flushSync(() => show(current, page))
    return true
  }

  /** Reloads the data of the current page; scroll position and history stay. */
  const refresh = async () => {
    const before = current
    const data = await fetchPage(before.path + before.search)
    if (data?.kind !== 'page') return
    const page = await pageOf(data.state.screen)
    if (current !== before) return
    current = data.state
    document.title = current.title
    cachePage({ kind: 'page', state: current })
    show(current, page)
  }

  const start = () => {
    history.scrollRestoration = 'manual'
    cachePage({ kind: 'page', state: current })
    addEventListener('popstate', () => {
      const address = location.pathname + location.search
      if (address === current.path + current.search) return
      void go(address, () => scrollTo(0, scrolls.get(address) ?? 0), undefined, true)
    })
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto'
    })
    interceptNavigation((to, options) => void visit(to, options))
  }

  return {
    navigate: (to: string, options?: Options) => void visit(to, options),
    refresh,
    showAnswer: showFormPage,
    start,
  }
}

function closeSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
}

function interceptNavigation(visit: (to: string, options: Options) => void) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || !isPlainClick(event) || !isShopPage(link)) return
    event.preventDefault()
    const productPicture = link
      .closest('[data-product-card]')
      ?.querySelector<HTMLElement>('[data-frame]')
    visit(link.pathname + link.search, {
      productPicture: productPicture ?? undefined,
      keepScroll: link.closest('[data-stay]') !== null,
      replace: 'replace' in link.dataset,
    })
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    const { pathname } = new URL(form.action)
    visit(`${pathname}${searchOf(new FormData(form))}`, {
      keepScroll: 'stay' in form.dataset,
      replace: 'replace' in form.dataset,
    })
  })
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Whether a link can be navigated in this tab. Another language needs other messages, so it loads
 * the document.
 */
function isShopPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return false
  return !('reload' in link.dataset)
}
