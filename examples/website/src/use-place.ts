import { useSyncExternalStore } from 'react'

/** Where we are: `#/`, `#/things/a-slug` or `#/you`, with what is looked for behind a question mark. */
export interface Place {
  readonly path: string
  readonly wish: URLSearchParams
}

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(listen, () => window.location.hash)
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { path: path || '/', wish: new URLSearchParams(query) }
}

/** The address of the list for a wish, without what is left empty. */
export const listAddress = (wish: Readonly<Record<string, string>>) => {
  const kept = Object.entries(wish).filter(([, value]) => value !== '')
  return `#/${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
