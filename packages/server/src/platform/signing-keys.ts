import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Tables } from './db/tables.ts'
import { transaction } from './db/transaction.ts'
import { newId } from './ids.ts'
import type { Algorithm, SigningKey } from './signed-tokens.ts'

/** Notifies every node that the keys have changed. */
export const KEYS_CHANNEL = 'vitrine_signing_keys'

const algorithms = ['ES256', 'RS256'] as const
const ROTATION_DAYS = 90
/** How long a key verifies after it was replaced: the maximum lifetime of tokens that it signed. */
const RETIRE_AFTER_DAYS: Record<Algorithm, number> = { ES256: 735, RS256: 30 }
const generate = promisify(generateKeyPair)

/** The keys that are not retired, newest first; makes the first ones where there are none. */
export async function loadSigningKeys(db: Kysely<Tables>, clock: Clock): Promise<SigningKey[]> {
  const keys = await readKeys(db)
  const isComplete = algorithms.every((algorithm) => newestOf(keys, algorithm))
  if (isComplete) return keys
  await rotateSigningKeys(db, clock)
  return readKeys(db)
}

/**
 * Replaces keys that are 90 days old, or all of them on request, and retires those that no valid token needs.
 * A new key is published for an hour before it signs. Returns the number of new keys.
 */
export async function rotateSigningKeys(
  db: Kysely<Tables>,
  clock: Clock,
  { isForced = false } = {},
): Promise<number> {
  return transaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('vitrine_signing_keys'))`.execute(tx)
    const keys = await readKeys(tx)
    const due = clock.after(clock.now(), { days: -ROTATION_DAYS })
    const created = algorithms.filter((algorithm) => {
      const newest = newestOf(keys, algorithm)
      return isForced || !newest || newest.createdDate <= due
    })
    for (const algorithm of created) await addKey(tx, algorithm, clock.now())
    const retirable = keys.filter((key) => isRetirable(key, keys, clock))
    await retire(tx, retirable, clock.now())
    if (created.length + retirable.length > 0) await sql`NOTIFY ${sql.id(KEYS_CHANNEL)}`.execute(tx)
    return created.length
  })
}

const newestOf = (keys: readonly SigningKey[], name: Algorithm) =>
  keys.find(({ algorithm }) => algorithm === name)

/** Whether its successor has been there for longer than anything it has signed. */
function isRetirable(key: SigningKey, keys: readonly SigningKey[], clock: Clock): boolean {
  const since = clock.after(clock.now(), { days: -RETIRE_AFTER_DAYS[key.algorithm] })
  return keys.some(
    (other) =>
      other.algorithm === key.algorithm &&
      other.createdDate > key.createdDate &&
      other.createdDate < since,
  )
}

async function readKeys(db: Kysely<Tables>): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'algorithm', 'private_jwk', 'public_jwk', 'created_date'])
    .where('retired_date', 'is', null)
    .orderBy('created_date', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    algorithm: row.algorithm as Algorithm,
    privateJwk: row.private_jwk as object,
    publicJwk: row.public_jwk as object,
    createdDate: row.created_date,
  }))
}

async function retire(db: Kysely<Tables>, keys: readonly SigningKey[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .updateTable('signing_keys')
    .set({ retired_date: now })
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute()
}

async function addKey(db: Kysely<Tables>, algorithm: Algorithm, now: Date): Promise<void> {
  const { privateKey, publicKey } = await (algorithm === 'ES256'
    ? generate('ec', { namedCurve: 'P-256' })
    : generate('rsa', { modulusLength: 2048 }))
  await db
    .insertInto('signing_keys')
    .values({
      id: newId(),
      algorithm,
      private_jwk: JSON.stringify(privateKey.export({ format: 'jwk' })),
      public_jwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      created_date: now,
    })
    .execute()
}
