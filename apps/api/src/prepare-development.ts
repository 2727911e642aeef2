import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Server } from '@vitrine/server'
import { type ProcessSettings, readJsonFile } from '@vitrine/server/cli'
import { demoMember as member, demoStaff as staff } from './demo-people.ts'
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

export type DemoAccess = Omit<Table, 'address' | 'ownerLink'>

export const demoSites = [
  {
    name: 'Vitrine',
    tagline: 'Things made by hand, in small numbers',
    catalogVersion: 'V1_CATALOG',
    domains: [],
    products: 100,
  },
  {
    name: 'Vitrine Edition',
    tagline: 'The same shelves, in another room',
    catalogVersion: 'V3_CATALOG',
    domains: ['edition.localhost'],
    products: 12,
  },
] as const

const fileOf = (dataDir: string) => path.join(dataDir, 'credentials.json')

/** The file of an earlier start, if it exists. */
export function readCredentials(dataDir: string): Credentials | undefined {
  const file = fileOf(dataDir)
  return existsSync(file) ? readJsonFile<Credentials>(file) : undefined
}

type DemoOptions = ProcessSettings & { readonly baseUrl: string; readonly demo: boolean }

/** Creates the two demo sites, the sample accounts and the demo shop, unless they exist. */
export async function prepareDevelopment(
  server: Server,
  options: DemoOptions,
): Promise<DemoAccess> {
  // Several processes may start on one database; the lock makes each see what the previous one created.
  const client = await server.platform.sessionPool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('vitrine_demo'))`)
    return await prepare(server, options)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(hashtext('vitrine_demo'))`)
    client.release()
  }
}

async function prepare(
  server: Server,
  { config, port, baseUrl, demo }: DemoOptions,
): Promise<DemoAccess> {
  const sites = readCredentials(config.dataDir)?.sites ?? (await findOrCreateSites(server, port))
  if ((await server.staff.count()) === 0) {
    await server.staff.create({ ...staff, name: 'Olive Owner', role: 'owner' })
  }
  writeCredentials(config.dataDir, { baseUrl, sites, staff })
  const { fillDemo } = await import('@vitrine/demo')
  for (const site of demo ? sites : []) {
    await step(`Filling "${site.name}"`, (onProgress) =>
      fillDemo({
        baseUrl,
        fetch: (request) => server.fetch(request),
        site,
        maxProducts: demoSites.find(({ name }) => name === site.name)?.products ?? 0,
        member,
        log: onProgress,
      }),
    )
  }
  return {
    staff,
    member,
    otherShop: `http://edition.localhost:${port}`,
    credentialsFile: path.relative('.', fileOf(config.dataDir)),
  }
}

/** Whole or not at all, and readable by its owner only. */
function writeCredentials(dataDir: string, credentials: Credentials): void {
  const file = fileOf(dataDir)
  const unfinished = `${file}.${process.pid}`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, file)
}

/** The demo's sites by their names, with a new key each; those that are missing are made. */
async function findOrCreateSites(server: Server, port: number): Promise<DemoSite[]> {
  const existing = (await server.sites.list()).filter(({ deletion }) => deletion === null)
  const results: DemoSite[] = []
  for (const { name, tagline, catalogVersion, domains } of demoSites) {
    const site =
      existing.find(({ settings }) => settings.name === name) ??
      (await server.sites.create({
        settings: { name, tagline, catalogVersion },
        domains: domains.map((domain) => `${domain}:${port}`),
      }))
    const { id } = site
    const [own] = await server.platform.work(on(id), server.sites.clients.list)
    const client = own ?? (await server.sites.createClient(id, { name: 'Storefront' }))
    const { key } = await server.sites.createApiKey(id, 'Demo')
    results.push({ id, name, catalogVersion, clientId: client.id, apiKey: key })
  }
  return results
}

const on = (siteId: string) => ({ siteId, actor: { type: 'system', id: 'demo' } as const })
