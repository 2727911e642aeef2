import { members } from '@wix/members'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

/** Visitors and members of a website. */
export const visitorClient = (clientId: string) =>
  createClient({ modules: { products, members }, auth: OAuthStrategy({ clientId }) })

/** A program of the merchant. */
export const merchantClient = (apiKey: string, siteId: string) =>
  createClient({ modules: { products, members }, auth: ApiKeyStrategy({ apiKey, siteId }) })
