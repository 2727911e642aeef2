import { useEffect } from 'react'
import { useCall } from './use-operation.ts'

/** Entities with a page of their own, by the first part of their address. */
export const recentKinds = ['products', 'orders', 'members', 'customers'] as const
export type RecentKind = (typeof recentKinds)[number]

export interface RecentPage {
  readonly href: string
  readonly name: string
  readonly kind: RecentKind
}

const MAX_RECENT = 8
const storageKey = (siteId: string) => `vitrine.recent.${siteId}`
const pageOfThing = new RegExp(`^/dashboard/(${recentKinds.join('|')})/[0-9a-f]{8}-[0-9a-f-]{27}$`)

/** The things that were opened last in this browser, on a site; the newest first. */
export function readRecentPages(siteId: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(siteId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecentPage) : []
  } catch {
    return []
  }
}

const isRecentPage = (one: Partial<RecentPage> | null): one is RecentPage =>
  typeof one?.name === 'string' && kindOf(one.href ?? '') === one.kind

const kindOf = (path: string) => pageOfThing.exec(path)?.[1] as RecentKind | undefined

/** Records a visited entity with the title of its page; other pages are not recorded. */
export function useNotedPage(title: string): void {
  const { siteId } = useCall()
  useEffect(() => {
    const href = globalThis.location.pathname
    const kind = kindOf(href)
    if (!kind) return
    const others = readRecentPages(siteId).filter((one) => one.href !== href)
    const pages = [{ href, name: title, kind }, ...others].slice(0, MAX_RECENT)
    try {
      localStorage.setItem(storageKey(siteId), JSON.stringify(pages))
    } catch {
      // A browser that stores nothing has no list of them.
    }
  }, [siteId, title])
}
