import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { members } from '@vitrine/contract/members'
import { search } from '@vitrine/contract/search'
import { cookieStorage, createClient, OAuthStrategy } from '@vitrine/sdk'

/**
 * The client of the shop. It stores its tokens in a cookie of this site, so that the session
 * continues.
 */
export const shop = createClient({
  baseUrl: import.meta.env.VITE_SHOP_URL,
  services: { catalogV1, members, search },
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_CLIENT_ID,
    storage: cookieStorage(),
  }),
})

export type Product = Awaited<ReturnType<typeof shop.catalogV1.getProduct>>['product']
export type Member = NonNullable<
  Awaited<ReturnType<typeof shop.members.getCurrentMember>>['member']
>
