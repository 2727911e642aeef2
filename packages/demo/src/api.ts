import { authentication } from '@vitrine/contract/authentication'
import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { delivery } from '@vitrine/contract/delivery'
import { digitalFiles } from '@vitrine/contract/digital-files'
import { inventory } from '@vitrine/contract/inventory'
import { media } from '@vitrine/contract/media'
import { members } from '@vitrine/contract/members'
import { pages } from '@vitrine/contract/pages'
import { payments } from '@vitrine/contract/payments'
import { shop } from '@vitrine/contract/shop'
import { sites } from '@vitrine/contract/sites'
import { stock } from '@vitrine/contract/stock'
import { taxes } from '@vitrine/contract/taxes'
import {
  ApiKeyStrategy,
  type Client,
  createClient,
  type OAuthAuth,
  OAuthStrategy,
} from '@vitrine/sdk'

/** Declared explicitly, because the compiler cannot serialize an inferred type of this size. */
type DemoServices = {
  readonly authentication: typeof authentication
  readonly catalogV1: typeof catalogV1
  readonly catalogV3: typeof catalogV3
  readonly delivery: typeof delivery
  readonly digitalFiles: typeof digitalFiles
  readonly inventory: typeof inventory
  readonly media: typeof media
  readonly members: typeof members
  readonly pages: typeof pages
  readonly payments: typeof payments
  readonly shop: typeof shop
  readonly sites: typeof sites
  readonly stock: typeof stock
  readonly taxes: typeof taxes
}

const services: DemoServices = {
  authentication,
  catalogV1,
  catalogV3,
  delivery,
  digitalFiles,
  inventory,
  media,
  members,
  pages,
  payments,
  shop,
  sites,
  stock,
  taxes,
}
export type Api = Client<DemoServices>

export interface Target {
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly site: { readonly clientId: string; readonly apiKey: string }
}

/** Clients that fill the demo through the public API, like a merchant's program. */
export const merchantApi = ({ baseUrl, fetch, site }: Target): Api =>
  createClient({
    baseUrl,
    services,
    fetch: (input, init) => fetch(new Request(input, init)),
    auth: ApiKeyStrategy({ apiKey: site.apiKey }),
  })

/** Creates tokens of a new visitor. */
export const visitorApi = ({ baseUrl, fetch, site }: Target): Client<DemoServices, OAuthAuth> =>
  createClient({
    baseUrl,
    services,
    fetch: (input, init) => fetch(new Request(input, init)),
    auth: OAuthStrategy({ clientId: site.clientId }),
  })
