import { flushSync } from 'react-dom'
import { fetchPage, type PageData } from './fetch-page.ts'
import { collectTyping, focusStart } from './page-start.ts'
import type { PageState } from './page-state.ts'
import type { Page } from './root.tsx'
import type { ScreenName } from './routes.ts'

type Show = (state: PageState, page: Page) => void
type Options = { replace?: boolean; exhibit?: HTMLElement | undefined; keepScroll?: boolean }

const mostKept = 20
const transitionName = 'view-transition-name'

/** Moves between pages without loading the shop again; every move also works as a plain link. */
export function createNavigation(
  first: PageState,
  pageOf: (screen: ScreenName) => Promise<Page>,
  show: Show,
) {
  let current = first
  let turn = 0
  const kept = new Map<string, PageData>()
  const scrolls = new Map<string, number>()

  const keep = (data: PageData) => {
    const address = data.state.path + data.state.search
    kept.delete(address)
    kept.set(address, data)
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  const bringLater = async (state: PageState, page: Page) => {
    if (!state.isLaterComing) return
    const later = await fetchPage(state.path + state.search, { part: 'later' })
    if (later?.kind !== 'page' || current !== state) return
    current = { ...state, later: later.state.later, isLaterComing: false }
    keep({ kind: 'page', state: current })
    show(current, page)
  }

  const swap = async (data: PageData, page: Page, settle: () => void, exhibit?: HTMLElement) => {
    const change = () => {
      current = data.state
      document.title = data.state.title
      flushSync(() => show(data.state, page))
      settle()
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!document.startViewTransition || isStill || !exhibit) return change()
    // A name may stand on one thing only: the case that is left gives it up.
    document.querySelector<HTMLElement>('.case-main')?.style.setProperty(transitionName, 'none')
    exhibit.style.setProperty(transitionName, 'exhibit')
    await document.startViewTransition(change).updateCallbackDone
    exhibit.style.removeProperty(transitionName)
  }

  /** False when another move overtook this one. */
  const go = async (
    address: string,
    settle: () => void,
    exhibit?: HTMLElement,
    wasHere = false,
  ) => {
    const mine = ++turn
    document.documentElement.dataset.loading = ''
    const known = wasHere ? kept.get(address) : undefined
    const data = known ?? (await fetchPage(address))
    if (mine !== turn) return false
    if (data?.kind !== 'page') {
      location.assign(data?.kind === 'redirect' ? data.to : address)
      return false
    }
    const page = await pageOf(data.state.screen)
    if (mine !== turn) return false
    delete document.documentElement.dataset.loading
    await swap(data, page, settle, exhibit)
    keep({ kind: 'page', state: current })
    void bringLater(current, page)
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
      options.exhibit,
    )
    typing.stop()
  }

  /** Shows what a form of the present page was answered with; it stands at no address of its own. */
  const showAnswer = async (state: PageState): Promise<boolean> => {
    if (state.path !== current.path) return false
    const page = await pageOf(state.screen)
    current = { ...state, search: current.search }
    document.title = current.title
    flushSync(() => show(current, page))
    return true
  }

  /** Shows the present page as it is now, and moves nothing. */
  const refresh = async () => {
    const before = current
    const data = await fetchPage(before.path + before.search)
    if (data?.kind !== 'page') return
    const page = await pageOf(data.state.screen)
    if (current !== before) return
    const { later = before.later } = data.state
    current = { ...data.state, later }
    document.title = current.title
    keep({ kind: 'page', state: current })
    show(current, page)
  }

  const start = (page: Page) => {
    history.scrollRestoration = 'manual'
    keep({ kind: 'page', state: current })
    void bringLater(current, page)
    addEventListener('popstate', () => {
      const address = location.pathname + location.search
      if (address === current.path + current.search) return
      void go(address, () => scrollTo(0, scrolls.get(address) ?? 0), undefined, true)
    })
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto'
    })
    listenForMoves((to, options) => void visit(to, options))
  }

  return {
    navigate: (to: string, options?: Options) => void visit(to, options),
    refresh,
    showAnswer,
    start,
  }
}

function closeSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
}

function listenForMoves(visit: (to: string, options: Options) => void) {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || !isPlainClick(event) || !isOurPage(link)) return
    event.preventDefault()
    const exhibit = link.closest('[data-exhibit]')?.querySelector<HTMLElement>('[data-frame]')
    visit(link.pathname + link.search, {
      exhibit: exhibit ?? undefined,
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

/** Pages of the shop in this tab. Another language speaks other words, so it is loaded anew. */
function isOurPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return false
  return !('reload' in link.dataset)
}

/** Fields that were left empty do not stand in the address. */
function searchOf(form: FormData): string {
  const given = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
