import type { Command } from 'commander'
import { checkApp } from '../app-check/check-app.ts'
import { loadApp } from '../app-check/load-app.ts'
import type { DatabaseAddresses } from '../check-installation.ts'
import { checkReplicas } from '../check-replicas.ts'
import { checkDatabaseState } from '../doctor/check-database-state.ts'
import { checkDisk, checkFiles, checkMail, checkProcess } from '../doctor/check-machine.ts'
import { checkPublicUrl } from '../doctor/check-public-url.ts'
import { type Finding, reasonOf, warning, wrong } from '../doctor/finding.ts'
import { openDatabase } from '../open-database.ts'
import { type ProcessSettings, readSettings } from '../settings.ts'

interface DoctorOptions {
  readonly app?: string
  readonly json?: boolean
}

/** Checks for common problems of an installation and prints how to solve each. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('check this installation and list its problems')
    .option('--app <address>', 'list the hosts that the page of a website would still call')
    .option('--json', 'print the findings as JSON')
    .addHelpText(
      'after',
      '\nEnds with 1 where something is wrong, with 0 where there are warnings only.',
    )
    .action(async ({ app, json }: DoctorOptions) => {
      if (app !== undefined) return doctorApp(app)
      const findings = await examine(readSettings(process.env))
      console.log(json ? asJson(findings) : asLines(findings))
      if (findings.some(({ level }) => level === 'wrong')) process.exitCode = 1
    })
}

async function examine(settings: ProcessSettings): Promise<Finding[]> {
  const { config } = settings
  return [
    checkProcess(),
    checkDisk(config),
    ...(await checkDatabase(settings)),
    ...(await checkFiles(config)),
    await checkMail(config),
    ...(await checkPublicUrl(settings)),
  ]
}

async function checkDatabase(settings: ProcessSettings): Promise<Finding[]> {
  try {
    const onProgress = (text: string) => console.error(text)
    const database = await openDatabase(settings, onProgress, { records: false })
    try {
      const found = await checkDatabaseState(database, {
        isEmbedded: settings.databaseUrl === undefined,
      })
      return [...found, ...(await findReplicas(settings, database))]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [wrong('database', `Database: ${reasonOf(error)}`)]
  }
}

const replicaTodo =
  'Let the address lead to a replica that follows the primary, or leave it out of DATABASE_REPLICA_URLS'

async function findReplicas(
  { replicas }: ProcessSettings,
  database: DatabaseAddresses,
): Promise<Finding[]> {
  const warnings: Finding[] = []
  try {
    await checkReplicas(replicas, database, (text) =>
      warnings.push(warning('replicas', text, replicaTodo)),
    )
    return warnings
  } catch (error) {
    return [...warnings, wrong('replicas', reasonOf(error))]
  }
}

const asJson = (findings: readonly Finding[]): string =>
  JSON.stringify({ isGood: findings.every(({ level }) => level !== 'wrong'), findings }, null, 2)

const asLines = (findings: readonly Finding[]): string =>
  findings
    .flatMap(({ level, what, todo }) => [
      `${level.padEnd(8)} ${what}`,
      ...(todo ? [`         ${todo}`] : []),
    ])
    .join('\n')

/**
 * Lists the platform's hosts that an app's page would still call, with advice. Calls by the app's server are not
 * visible from its pages.
 */
async function doctorApp(address: string): Promise<void> {
  const findings = checkApp(await loadApp(address))
  for (const { good, what } of findings) console.log(`${good ? 'ok   ' : 'wrong'}  ${what}`)
  console.log(
    'What the server of the app asks is not seen here: preload @vitrine/redirect/register.',
  )
  if (findings.some(({ good }) => !good)) process.exitCode = 1
}
