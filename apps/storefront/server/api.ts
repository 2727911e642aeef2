import { authentication } from '@vitrine/contract/authentication'
import { catalogV1 } from '@vitrine/contract/catalog-v1'
import { members } from '@vitrine/contract/members'
import { sites } from '@vitrine/contract/sites'
import { createClient, OAuthStrategy, type Tokens } from '@vitrine/sdk'
import type { InProcessFetch, Visit } from './visit.ts'

const services = { authentication, catalogV1, members, sites }
/** The server as one caller sees it. */
export type Api = ReturnType<typeof createApi>
export type Site = Awaited<ReturnType<ReturnType<typeof createApi>['sites']['getSite']>>['site']

export function createApi(
  fetch: InProcessFetch,
  origin: string,
  { clientId = '', tokens, network }: { clientId?: string; tokens?: Tokens } & Visit = {},
) {
  return createClient({
    baseUrl: origin,
    services,
    auth: OAuthStrategy({ clientId, ...(tokens ? { tokens } : {}) }),
    fetch: (input, init) => fetch(new Request(input, init), network ? { network } : undefined),
  })
}
