import type { Strategy } from './auth.ts'

export interface ApiKeyStrategyOptions {
  readonly apiKey: string
  /** The site to work on; needed when the key is good for several. */
  readonly siteId?: string
}

/**
 * For a merchant's server. Never expose the key to browsers: its holder has all permissions granted to it.
 */
export const ApiKeyStrategy = ({ apiKey, siteId }: ApiKeyStrategyOptions): Strategy => {
  const headers = { authorization: apiKey, ...(siteId ? { 'wix-site-id': siteId } : {}) }
  return () => ({ authHeaders: async () => headers })
}
