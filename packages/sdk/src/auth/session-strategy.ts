import type { Strategy } from './auth.ts'

export interface SessionStrategyOptions {
  /** The site to work on. */
  readonly siteId: string
}

/** Staff in the dashboard: the session cookie of the server the page came from. */
export const SessionStrategy = ({ siteId }: SessionStrategyOptions): Strategy => {
  const headers = { 'vitrine-site-id': siteId }
  return () => ({ authHeaders: async () => headers, credentials: 'same-origin' })
}
