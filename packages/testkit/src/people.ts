import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, type Client, createClient } from '@vitrine/sdk'
import type { Server } from '@vitrine/server'
import type { TestSite } from './start.ts'

export type Api = Client<typeof contract>

export interface Person {
  readonly api: Api
}

/** People to act as; each speaks through the SDK, in process. */
export interface People {
  merchant(): Person
  nobody(): Person
}

export function createPeople(server: Server, site: TestSite, baseUrl: string): People {
  const fetch: typeof globalThis.fetch = (input, init) => server.fetch(new Request(input, init))
  const services = contract
  return {
    merchant: () => ({
      api: createClient({
        baseUrl,
        services,
        fetch,
        auth: ApiKeyStrategy({ apiKey: site.apiKey }),
      }),
    }),
    nobody: () => ({ api: createClient({ baseUrl, services, fetch }) }),
  }
}
