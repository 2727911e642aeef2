import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { members } from '@vitrine/contract/members'
import { createCallHooks } from '@vitrine/react/query'
import {
  type Client,
  cookieStorage,
  createClient,
  type OAuthAuth,
  OAuthStrategy,
} from '@vitrine/sdk'

/** Settings that server and browser share. */
export const services = { catalogV1, members }
export const address = {
  baseUrl: import.meta.env.VITE_SHOP_URL as string,
  clientId: import.meta.env.VITE_CLIENT_ID as string,
}
export type Shop = Client<typeof services, OAuthAuth>

/** The browser's client. It shares the session cookie with the server. */
export const openShop = (): Shop =>
  createClient({
    baseUrl: address.baseUrl,
    services,
    auth: OAuthStrategy({
      clientId: address.clientId,
      storage: cookieStorage(),
      secondFactor: true,
    }),
  })

export const { useCall, useChange } = createCallHooks<Shop>()

/** Query of the first page: prefetched by the server, used in the browser. */
export const things = {
  query: { paging: { limit: 12 }, sort: [{ fieldName: 'price', order: 'ASC' as const }] },
}
