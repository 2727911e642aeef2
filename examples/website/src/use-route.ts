import { useSyncExternalStore } from 'react'

/** Current route: `#/`, `#/things/a-slug` or `#/you`, with filters as a query. */
export interface Route {
  readonly path: string
  readonly searchParams: URLSearchParams
}

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => window.location.hash)
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { path: path || '/', searchParams: new URLSearchParams(query) }
}

/** Address of the list with these filters, without empty ones. */
export const listAddress = (searchParams: Readonly<Record<string, string>>) => {
  const filled = Object.entries(searchParams).filter(([, value]) => value !== '')
  return `#/${filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''}`
}
