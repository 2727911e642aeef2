import type { Strategy } from './auth.ts'

export interface SessionStrategyOptions {
  /** The site to work on. */
  readonly siteId: string
}

/** Staff in the dashboard, with the session cookie of the page's server. */
export const SessionStrategy = ({ siteId }: SessionStrategyOptions): Strategy => {
  const headers = { 'vitrine-site-id': siteId }
  return () => ({ authHeaders: async () => headers, credentials: 'same-origin' })
}
