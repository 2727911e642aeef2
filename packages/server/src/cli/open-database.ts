import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isClaimed } from '../platform/embedded-postgres/claim.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start.ts'
import { PlainError, type ProcessSettings } from './settings.ts'

export interface OpenDatabase {
  readonly url: string
  close(): Promise<void>
}

export const databaseDir = (dataDir: string): string => path.join(dataDir, 'postgres')

/** Where the running process says how its database is reached; readable by its owner only. */
export const runningFile = (dataDir: string): string => path.join(dataDir, 'running.json')

/** The given database, the one of the process that runs on this data directory, or the embedded one, started. */
export async function openDatabase(
  settings: ProcessSettings,
  say: (text: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const nothing = async () => undefined
  if (settings.databaseUrl) return { url: settings.databaseUrl, close: nothing }
  const { dataDir } = settings.config
  if (await isClaimed(databaseDir(dataDir))) return { url: runningUrl(dataDir), close: nothing }
  const embedded = await startEmbeddedPostgres({ dataDir: databaseDir(dataDir), say })
  return { url: embedded.connectionString, close: () => embedded.stop() }
}

function runningUrl(dataDir: string): string {
  const file = runningFile(dataDir)
  const running = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { databaseUrl?: string })
    : {}
  if (running.databaseUrl) return running.databaseUrl
  throw new PlainError(`Another process is starting on ${dataDir}; try again in a moment`)
}
