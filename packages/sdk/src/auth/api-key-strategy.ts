import type { Strategy } from './auth.ts'

export interface ApiKeyStrategyOptions {
  readonly apiKey: string
  /** The site to work on; needed when the key is good for several. */
  readonly siteId?: string
}

/** A merchant's program. Keep the key on a server: whoever has it may do what the merchant allowed. */
export const ApiKeyStrategy = ({ apiKey, siteId }: ApiKeyStrategyOptions): Strategy => {
  const headers = { authorization: apiKey, ...(siteId ? { 'wix-site-id': siteId } : {}) }
  return () => ({ authHeaders: async () => headers })
}
