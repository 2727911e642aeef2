import { members } from '@wix/members'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

/** Visitors and members of a website. */
export const visitorClient = (clientId: string, fetch: typeof globalThis.fetch) =>
  createClient({ modules: { products, members }, auth: OAuthStrategy({ clientId }), fetch })

/** A program of whoever runs the shop. */
export const merchantClient = (apiKey: string, siteId: string, fetch: typeof globalThis.fetch) =>
  createClient({
    modules: { products, members },
    auth: ApiKeyStrategy({ apiKey, siteId }),
    fetch,
  })
