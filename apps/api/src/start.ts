import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Server } from '@vitrine/server'
import {
  checkPort,
  claimFolder,
  explainListenError,
  loadPlugins,
  type ProcessSettings,
  prepareFolder,
  runningFile,
  startDatabase,
} from '@vitrine/server/cli'
import { builtFolder } from './built-folder.ts'
import { createDashboard } from './dashboard.ts'
import { endOnUnknownError } from './end-on-unknown-error.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'
import { createPageCache } from './page-cache.ts'
import { prepareDevelopment, readCredentials } from './prepare-development.ts'
import { firstOwnerLink, refuseDemoPasswords } from './prepare-production.ts'
import { printTable, type Table } from './print-table.ts'
import { createRedirectFiles } from './redirect-files.ts'
import { step } from './step.ts'

const storefrontDir = builtFolder('storefront', 'client')
const dashboardDir = builtFolder('dashboard')
const redirectFiles = createRedirectFiles(builtFolder('redirect'))

interface Options {
  /** Whether an empty installation is filled with the demo shop. */
  readonly demo: boolean
}

/** Runs everything on one port until it is stopped; a start that fails leaves nothing running. */
export async function start(settings: ProcessSettings, options: Options): Promise<void> {
  const lifetime = createLifetime()
  try {
    printTable(await open(settings, options, lifetime))
  } catch (error) {
    const wasEnding = lifetime.isEnding()
    await lifetime.close()
    // Whatever a start stumbles over while it is ended is no news.
    if (!wasEnding) throw error
  }
}

async function open(
  settings: ProcessSettings,
  { demo }: Options,
  { onStop, end }: Lifetime,
): Promise<Table> {
  const { config } = settings
  const isProduction = config.mode === 'production'
  // Quick checks come before anything is opened.
  prepareFolder(config.dataDir)
  if (!isProduction) readCredentials(config.dataDir)
  const plugins = await loadPlugins(process.env)
  await checkPort(settings)
  const database = await step('Opening the database', (onProgress) =>
    startDatabase(settings, onProgress),
  )
  onStop(database.close)
  const claim = claimFolder(config)
  onStop(() => claim?.release())
  const server = await step('Starting the server', async () => {
    // Loaded here, so that a start that cannot succeed says so at once.
    const { createServer } = await import('@vitrine/server')
    const { connectionName } = claim ?? {}
    const { url: databaseUrl, directUrl: databaseDirectUrl } = database
    return createServer({
      config,
      databaseUrl,
      databaseDirectUrl,
      replicas: settings.replicas,
      runJobs: true,
      plugins,
      connectionName,
    })
  })
  onStop(() => server.close())
  await claim?.check(server.platform)
  if (isProduction) await refuseDemoPasswords(server)
  const { address } = await listen(server, settings)
  endOnUnknownError(server.platform.logger, end)
  const file = runningFile(config.dataDir)
  const running = { pid: process.pid, baseUrl: address, databaseUrl: database.url }
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 })
  onStop(() => rmSync(file, { force: true }))
  if (isProduction) return { address, ownerLink: await firstOwnerLink(server) }
  const demoOptions = { ...settings, baseUrl: address, demo }
  return { address, ...(await prepareDevelopment(server, demoOptions)) }
}

async function listen(server: Server, { port, host, config }: ProcessSettings) {
  const { createStorefront } = await import('@vitrine/storefront')
  const storefront = createStorefront({
    fetch: (request, options) => server.fetch(request, { ...options, isOwn: true }),
    clientDir: storefrontDir,
    mode: config.mode,
  })
  const dashboard = createDashboard(dashboardDir, {
    isWatching: config.mode === 'development',
    uploadOrigins: server.platform.files.uploadOrigins,
  })
  const pages = createPageCache(storefront.fetch, { onView: server.visits.count })
  await server.onChange(() => {
    // The inputs of pages load first: a page rendered meanwhile is not cached.
    storefront.invalidate()
    pages.forget()
  })
  const rawHandler = pages.createRawHandler({
    isOpen: (host) => server.sites.recallOpen({ host }),
    originOf: server.originOf,
    networkOf: server.networkOf,
  })
  const options = {
    port,
    rawHandlers: [rawHandler],
    host,
    pages: [dashboard.fetch, redirectFiles.fetch, server.closedPage, pages.fetch],
    assets: [
      { prefix: '/assets/', root: path.join(storefrontDir, 'assets') },
      { prefix: '/dashboard/assets/', root: path.join(dashboardDir, 'assets') },
    ],
  }
  return server.listen(options).catch((error: unknown) => {
    throw explainListenError(error, { port, host })
  })
}
