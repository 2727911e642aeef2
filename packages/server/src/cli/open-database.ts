import { existsSync } from 'node:fs'
import path from 'node:path'
import { isClaimed } from '../platform/embedded-postgres/claim.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start.ts'
import { checkInstallation, type DatabaseAddresses } from './check-installation.ts'
import { checkReplicas } from './check-replicas.ts'
import { PlainError } from './plain-error.ts'
import { readJsonFile } from './read-json-file.ts'
import type { ProcessSettings } from './settings.ts'

export interface OpenDatabase extends DatabaseAddresses {
  close(): Promise<void>
}

const databaseDir = (dataDir: string): string => path.join(dataDir, 'postgres')

/** The file in which the running process publishes its database's address; readable by its owner only. */
export const runningFile = (dataDir: string): string => path.join(dataDir, 'running.json')

const withoutClose = (url: string, directUrl?: string): OpenDatabase => ({
  url,
  directUrl,
  close: async () => undefined,
})

/** Opens the given database or the embedded one, exclusively, for the process that serves. */
export async function startDatabase(
  settings: ProcessSettings,
  onProgress: (text: string) => void,
): Promise<OpenDatabase> {
  const database = await checkInstalled(settings, startUnchecked(settings, onProgress))
  try {
    await checkReplicas(settings.replicas, database, (text) => console.error(text))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

interface OpenOptions {
  /** Whether a first use records the installation; default: true. */
  readonly records?: boolean
}

/** Closes a database that does not belong to this process. */
async function checkInstalled(
  settings: ProcessSettings,
  opening: Promise<OpenDatabase>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const database = await opening
  try {
    await checkInstallation(settings, database, options)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens a database of any installation, for one that will become this installation. */
export async function startUnchecked(
  settings: ProcessSettings,
  onProgress: (text: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = settings
  if (databaseUrl) return withoutClose(databaseUrl, databaseDirectUrl)
  const dataDir = databaseDir(settings.config.dataDir)
  const embedded = await startEmbeddedPostgres({
    dataDir,
    onProgress,
    warn: (text) => console.error(text),
  })
  return { url: embedded.connectionString, close: () => embedded.stop() }
}

/** For commands: the same, or the database of the process that runs on this data folder. */
export async function openDatabase(
  settings: ProcessSettings,
  onProgress: (text: string) => void = () => undefined,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { dataDir } = settings.config
  const isRunning = !settings.databaseUrl && (await isClaimed(databaseDir(dataDir)))
  const opening = isRunning
    ? Promise.resolve(withoutClose(runningUrl(dataDir)))
    : startUnchecked(settings, onProgress)
  return checkInstalled(settings, opening, options)
}

function runningUrl(dataDir: string): string {
  const file = runningFile(dataDir)
  const running = existsSync(file) ? readJsonFile<{ databaseUrl?: string }>(file) : {}
  if (running.databaseUrl) return running.databaseUrl
  throw new PlainError(`Another process is starting on ${dataDir}; try again in a moment`)
}
