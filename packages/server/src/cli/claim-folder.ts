import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { PlainError } from './plain-error.ts'

interface FolderClaim {
  /** Name of the connection that stays open as long as this process. */
  readonly connectionName: string
  /** Exits if a running process stores its files in another folder. */
  check(platform: Pick<Platform, 'direct'>): Promise<void>
  release(): void
}

const PREFIX = 'vitrine files on disk '
const STALE_MS = 24 * 3_600_000

/**
 * Puts a file into the data folder whose name is in the database while this process runs, so that processes detect
 * whether they share a folder or have a copy. Undefined if files are stored in a bucket.
 */
export function claimFolder({ dataDir, files }: Config): FolderClaim | undefined {
  if (files?.storage === 's3') return undefined
  const folder = path.join(dataDir, 'processes')
  const id = newId()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, id), '')
  return {
    connectionName: `${PREFIX}${id}`,
    async check({ direct }) {
      const { rows } = await sql<{ id: string; host: string | null }>`
        SELECT substr(application_name, ${PREFIX.length + 1}::int) AS id, host(client_addr) AS host
          FROM pg_stat_activity
         WHERE datname = current_database() AND starts_with(application_name, ${PREFIX})`.execute(
        direct,
      )
      const stranger = rows.find((one) => !existsSync(path.join(folder, one.id)))
      if (stranger) throw otherFolder(dataDir, stranger.host)
      removeStale(folder, new Set(rows.map((one) => one.id)))
    },
    release: () => rmSync(path.join(folder, id), { force: true }),
  }
}

/** Removes files of killed processes. A starting process has its file shortly before its name is in the database. */
function removeStale(folder: string, living: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!living.has(name) && Date.now() - written > STALE_MS) rmSync(file, { force: true })
  }
}

const otherFolder = (dataDir: string, host: string | null) =>
  new PlainError(
    `Another process${host ? ` at ${host}` : ''} serves this database with files in a folder that is not ${dataDir} but looks like a copy of it; mount its data folder there (VITRINE_DATA), or store files in a bucket that all machines reach (VITRINE_MEDIA_STORAGE=s3)`,
  )
