import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { createSealing, loadSealingKey } from '../platform/sealing.ts'
import { connectChecked } from './check-database.ts'
import { type FileCheck, openFileCheck } from './check-files.ts'
import { PlainError } from './plain-error.ts'
import type { ProcessSettings } from './settings.ts'

type Settings = Pick<ProcessSettings, 'config' | 'adopt'>

export interface DatabaseAddresses {
  readonly url: string
  /** Direct address of PostgreSQL if `url` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined
}

interface Installation {
  readonly folder_id: string
  readonly sealed_text: string
}

const SEALED_TEXT = 'vitrine'

/**
 * Checks that this process belongs to the installation whose database it opens: it needs the same files, and the secret
 * that encrypts stored values. The first start records both, unless `records` is false. Runs before migrations.
 */
export async function checkInstallation(
  settings: Settings,
  { url, directUrl }: DatabaseAddresses,
  { records = true } = {},
): Promise<void> {
  const setting = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const client = await connectChecked(directUrl ?? url, setting)
  try {
    // Of concurrent first starts one records, the others compare. Closing the connection releases the lock.
    await client.query(`SELECT pg_advisory_lock(${installationLock})`)
    if (directUrl) await checkPooler(url)
    await (records ? compare(client, settings) : compareOnly(client, settings))
  } catch (error) {
    if (codeOf(error) === READ_ONLY) {
      throw new PlainError(
        `The database takes no writes, as replicas do; name the primary in ${setting}, or a proxy that leads to it`,
      )
    }
    throw codeOf(error) === NOT_ALLOWED
      ? new PlainError(
          `The user "${client.user}" may not create tables in the database "${client.database}"; grant it CREATE on the schema public`,
        )
      : error
  } finally {
    await client.end()
  }
}

const installationLock = `hashtext('vitrine_installation')`

/** Checks that the pooler leads to the database in which the lock is already held. */
async function checkPooler(url: string): Promise<void> {
  const client = await connectChecked(url)
  try {
    const { rows } = await client.query(
      `SELECT pg_try_advisory_xact_lock(${installationLock}) AS "isFree"`,
    )
    if (!rows[0]?.isFree) return
    throw new PlainError(
      'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases; they must name the same one, the second by way of the pooler',
    )
  } finally {
    await client.end()
  }
}

const READ_ONLY = '25006'
const NOT_ALLOWED = '42501'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** `compare` for a recorded installation; an unrecorded one passes. */
async function compareOnly(client: Client, { config }: Settings): Promise<void> {
  const { rows } = await client.query(
    `SELECT to_regclass('vitrine_installation') IS NOT NULL AS "isThere"`,
  )
  if (!rows[0]?.isThere) return
  const [recorded] = (
    await client.query<Installation>('SELECT folder_id, sealed_text FROM vitrine_installation')
  ).rows
  if (!recorded) return
  const files = await openFileCheck(config)
  await files.require(recorded.folder_id, { records: false })
  if (!canOpen(config, recorded.sealed_text)) throw otherSecret(config)
}

async function compare(client: Client, settings: Settings): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS vitrine_installation (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      folder_id text NOT NULL,
      sealed_text text NOT NULL
    )`)
  const { rows } = await client.query<Installation>(
    'SELECT folder_id, sealed_text FROM vitrine_installation',
  )
  const [recorded] = rows
  const { config, adopt } = settings
  const files = await openFileCheck(config)
  if (!adopt.includes('folder')) {
    if (recorded) await files.require(recorded.folder_id)
    else if (!(await holdsFiles(client, files))) throw otherFiles(config.dataDir)
  }
  if (recorded && !adopt.includes('secret') && !canOpen(config, recorded.sealed_text)) {
    throw otherSecret(config)
  }
  if (recorded && adopt.length === 0) return
  const isAdopted = !recorded || adopt.includes('folder')
  await client.query(
    `INSERT INTO vitrine_installation (folder_id, sealed_text) VALUES ($1, $2)
     ON CONFLICT (is_only) DO UPDATE
     SET folder_id = excluded.folder_id, sealed_text = excluded.sealed_text`,
    [
      isAdopted ? await files.adopt() : recorded.folder_id,
      createSealing(loadSealingKey(config)).seal(SEALED_TEXT),
    ],
  )
}

/** For an installation without a recorded folder: whether its files, if it has any, are here. */
async function holdsFiles(client: Client, stored: FileCheck): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM pg_tables WHERE tablename = 'media'`)
  if (rows.length === 0) return true
  const files = await client.query<{ storage_key: string }>(
    'SELECT storage_key FROM media WHERE storage_key IS NOT NULL LIMIT 100',
  )
  const keys = files.rows.map(({ storage_key }) => storage_key)
  return keys.length === 0 || stored.hasAny(keys)
}

function canOpen(config: Settings['config'], sealed: string): boolean {
  // A newly created key decrypts nothing, but would look like the right one afterwards.
  if (!config.secret && !existsSync(path.join(config.dataDir, 'secret.key'))) return false
  try {
    return createSealing(loadSealingKey(config)).open(sealed) === SEALED_TEXT
  } catch {
    return false
  }
}

const otherFiles = (dataDir: string) =>
  new PlainError(
    `The files of this database are not in ${dataDir}; mount the data folder of its other processes there (VITRINE_DATA), or start once with VITRINE_ADOPT=folder if that folder is gone`,
  )

const otherSecret = ({ secret, dataDir }: Settings['config']) =>
  new PlainError(
    `The secrets in this database are encrypted with another key than ${secret ? 'VITRINE_SECRET' : path.join(dataDir, 'secret.key')}; start with the former VITRINE_SECRET or secret.key, or once with VITRINE_ADOPT=secret if it is lost`,
  )
