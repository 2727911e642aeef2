import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillDemo } from '@vitrine/demo'
import type { Server } from '@vitrine/server'
import type { ProcessSettings } from '@vitrine/server/cli'
import type { Table } from './print-table.ts'
import { step } from './step.ts'

/** Everything a developer or a test needs to get in; written to `.data/credentials.json`. */
export interface Credentials {
  readonly baseUrl: string
  readonly sites: readonly DemoSite[]
  readonly staff: { readonly email: string; readonly password: string }
}

export interface DemoSite {
  readonly id: string
  readonly name: string
  readonly catalogVersion: string
  readonly clientId: string
  readonly apiKey: string
}

export type Prepared = Omit<Table, 'address' | 'ownerLink'>

const staff = { email: 'owner@vitrine.example', password: 'glass-case-4400' }
const member = { email: 'member@vitrine.example', password: 'glass-case-member' }

const wanted = [
  {
    name: 'Vitrine',
    tagline: 'Things made by hand, in small numbers',
    catalogVersion: 'V1_CATALOG',
    domains: [],
    products: 100,
  },
  {
    name: 'Vitrine Edition',
    tagline: 'The same shop, in the other dialect',
    catalogVersion: 'V3_CATALOG',
    domains: ['edition.localhost'],
    products: 12,
  },
] as const

/** Makes the two demo sites, the sample sign-ins and the demo shop, unless they are there already. */
export async function prepareDevelopment(
  server: Server,
  { config, port, baseUrl, demo }: ProcessSettings & { baseUrl: string; demo: boolean },
): Promise<Prepared> {
  const file = path.join(config.dataDir, 'credentials.json')
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Credentials)
    : undefined
  const sites = known?.sites ?? (await createSites(server, port))
  if ((await server.staff.count()) === 0) {
    await server.staff.create({ ...staff, name: 'Olive Owner', role: 'owner' })
  }
  const credentials: Credentials = { baseUrl, sites, staff }
  writeFileSync(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  for (const site of demo ? sites : []) {
    await step(`Filling "${site.name}"`, (say) =>
      fillDemo({
        baseUrl,
        fetch: (request) => server.fetch(request),
        site,
        most: wanted.find(({ name }) => name === site.name)?.products ?? 0,
        member,
        say,
      }),
    )
  }
  return {
    staff,
    member,
    otherShop: `http://edition.localhost:${port}`,
    credentialsFile: path.relative('.', file),
  }
}

async function createSites(server: Server, port: number): Promise<DemoSite[]> {
  const made: DemoSite[] = []
  for (const { name, tagline, catalogVersion, domains } of wanted) {
    const site = await server.sites.create({
      settings: { name, tagline, catalogVersion },
      domains: domains.map((domain) => `${domain}:${port}`),
    })
    const client = await server.sites.createClient(site.id, { name: 'Storefront' })
    const { key } = await server.sites.createApiKey(site.id, 'Demo')
    made.push({ id: site.id, name, catalogVersion, clientId: client.id, apiKey: key })
  }
  return made
}
