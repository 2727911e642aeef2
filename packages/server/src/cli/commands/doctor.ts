import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { checkApp } from '../app-check/check-app.ts'
import { loadApp } from '../app-check/load-app.ts'
import { findFolderProblem, freeMegabytes } from '../check-folder.ts'
import { checkPort } from '../check-port.ts'
import { readSettings } from '../settings.ts'
import { withServer } from '../with-server.ts'

interface Finding {
  readonly good: boolean
  readonly what: string
}

/** Checks for common problems of an installation and prints how to solve each. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check this installation and list its problems')
    .option('--app <address>', 'list the hosts that the page of a website would still call')
    .action(async ({ app }: { app?: string }) => {
      if (app !== undefined) return doctorApp(app)
      const findings = [
        ...checkProcess(),
        ...checkFolder(),
        ...(await checkDatabase()),
        ...(await checkAddress()),
      ]
      for (const { good, what } of findings) console.log(`${good ? 'ok   ' : 'wrong'}  ${what}`)
      if (findings.some(({ good }) => !good)) process.exitCode = 1
    })
}

function checkProcess(): Finding[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 20 || (major === 20 && minor >= 19)
  return [{ good: fits, what: `Node ${process.versions.node} (20.19 or newer, 24 recommended)` }]
}

function checkFolder(): Finding[] {
  const { dataDir } = readSettings(process.env).config
  const problem = findFolderProblem(dataDir)
  if (problem) return [{ good: false, what: problem }]
  if (!existsSync(dataDir))
    return [{ good: true, what: `${dataDir} does not exist yet; the first start makes it` }]
  const gigabytes = freeMegabytes(dataDir) / 1000
  return [{ good: gigabytes > 1, what: `${gigabytes.toFixed(1)} GB free in ${dataDir}` }]
}

async function checkDatabase(): Promise<Finding[]> {
  try {
    return await withServer(async (server) => {
      const { rows } = await sql<{ version: string }>`SELECT version() AS version`.execute(
        server.platform.db,
      )
      const version = /PostgreSQL (\d+)/.exec(rows[0]?.version ?? '')?.[1] ?? '0'
      const sites = await server.sites.list()
      return [
        {
          good: Number(version) >= 15,
          what: `PostgreSQL ${version} (15 or newer), migrations applied`,
        },
        { good: sites.length > 0, what: `${sites.length} sites` },
      ]
    })
  } catch (error) {
    return [
      { good: false, what: `Database: ${error instanceof Error ? error.message : String(error)}` },
    ]
  }
}

/** Asks the public address for something only we answer, as a visitor would. */
async function checkAddress(): Promise<Finding[]> {
  const { publicUrl } = readSettings(process.env).config
  try {
    const response = await fetch(`${publicUrl}/vitrine/v1/site`, {
      signal: AbortSignal.timeout(3000),
    })
    const isVitrine = response.headers.has('x-wix-request-id')
    return [
      {
        good: isVitrine,
        what: isVitrine ? `${publicUrl} answers` : `${publicUrl} is answered by something else`,
      },
    ]
  } catch {
    return [
      { good: true, what: `${publicUrl} does not answer; "vitrine start" opens it` },
      await checkListening(),
    ]
  }
}

/** What a start would report about the port, while this installation is not running. */
async function checkListening(): Promise<Finding> {
  const settings = readSettings(process.env)
  try {
    await checkPort(settings)
    return { good: true, what: `Port ${settings.port} on ${settings.host} is free` }
  } catch (error) {
    return { good: false, what: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Names the hosts of the platform that an app's page would still ask, and what to do. What the server of
 * the app asks cannot be seen from its pages.
 */
async function doctorApp(address: string): Promise<void> {
  const findings = checkApp(await loadApp(address))
  for (const { good, what } of findings) console.log(`${good ? 'ok   ' : 'wrong'}  ${what}`)
  console.log(
    'What the server of the app asks is not seen here: preload @vitrine/redirect/register.',
  )
  if (findings.some(({ good }) => !good)) process.exitCode = 1
}
