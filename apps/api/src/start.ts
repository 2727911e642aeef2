import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createServer, type Server } from '@vitrine/server'
import { type ProcessSettings, runningFile, startDatabase } from '@vitrine/server/cli'
import { createStorefront } from '@vitrine/storefront'
import { createDashboard } from './dashboard.ts'
import { endOnUnknownError } from './end-on-unknown-error.ts'
import { fromRoot } from './from-root.ts'
import { createPageCache } from './page-cache.ts'
import { type Prepared, prepareDevelopment } from './prepare-development.ts'
import { firstOwnerLink } from './prepare-production.ts'
import { printTable } from './print-table.ts'
import { createRedirectFiles } from './redirect-files.ts'
import { step } from './step.ts'

const storefrontDir = fromRoot('apps/storefront/dist/client')
const dashboardDir = fromRoot('apps/dashboard/dist')
const redirectFiles = createRedirectFiles(fromRoot('packages/redirect/dist'))

/** Runs everything on one port until it is told to stop. */
export async function start(settings: ProcessSettings, { demo }: { demo: boolean }): Promise<void> {
  const { config } = settings
  mkdirSync(config.dataDir, { recursive: true })
  const database = await step('Opening the database', (say) => startDatabase(settings, say))
  const server = await step('Starting the server', () =>
    createServer({
      config,
      databaseUrl: database.url,
      runJobs: true,
    }),
  )
  const { address } = await listen(server, settings)
  const stop = stopOnce(server, database, config.dataDir)
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  endOnUnknownError(server.platform.logger, stop)
  writeFileSync(
    runningFile(config.dataDir),
    JSON.stringify({ pid: process.pid, baseUrl: address, databaseUrl: database.url }),
    { mode: 0o600 },
  )
  if (config.mode === 'production')
    return printTable({ address, ownerLink: await firstOwnerLink(server) })
  const prepared: Prepared = await prepareDevelopment(server, {
    ...settings,
    baseUrl: address,
    demo,
  })
  printTable({ address, ...prepared })
}

async function listen(server: Server, { port, host, config }: ProcessSettings) {
  const storefront = createStorefront({
    fetch: (request, options) => server.fetch(request, { ...options, isOwn: true }),
    clientDir: storefrontDir,
    mode: config.mode,
  })
  const dashboard = createDashboard(dashboardDir, config.mode === 'development')
  const pages = createPageCache(storefront.fetch)
  await server.onChange(() => {
    // What pages are made from first: a page that is made meanwhile is not kept.
    storefront.forget()
    pages.forget()
  })
  const lane = pages.laneAt({
    isOpen: (host) => server.sites.recallOpen({ host }),
    originOf: server.originOf,
  })
  return server.listen({
    port,
    lanes: [lane],
    host,
    pages: [dashboard.fetch, redirectFiles.fetch, server.closedPage, pages.fetch],
    assets: [
      { prefix: '/assets/', root: path.join(storefrontDir, 'assets') },
      { prefix: '/dashboard/assets/', root: path.join(dashboardDir, 'assets') },
    ],
  })
}

/** Stops in order, once; a second Ctrl-C ends at once. */
function stopOnce(server: Server, database: { close(): Promise<void> }, dataDir: string) {
  let stopping = false
  return async (status: number) => {
    if (stopping) process.exit(130)
    stopping = true
    console.log('\nStopping …')
    await server.close()
    rmSync(runningFile(dataDir), { force: true })
    await database.close()
    console.log('Stopped.')
    process.exit(status)
  }
}
