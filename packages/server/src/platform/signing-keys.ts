import { generateKeyPairSync } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Tables } from './db/tables.ts'
import { transaction } from './db/transaction.ts'
import { newId } from './ids.ts'
import type { SigningKey } from './signed-tokens.ts'

/** The keys that are not retired, newest first; makes the first one when there is none. */
export async function loadSigningKeys(db: Kysely<Tables>, clock: Clock): Promise<SigningKey[]> {
  return transaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('vitrine_signing_keys'))`.execute(tx)
    const rows = await tx
      .selectFrom('signing_keys')
      .select(['id', 'private_jwk', 'public_jwk'])
      .where('retired_date', 'is', null)
      .orderBy('created_date', 'desc')
      .execute()
    const known = rows.map((row) => ({
      id: row.id,
      privateJwk: row.private_jwk as object,
      publicJwk: row.public_jwk as object,
    }))
    return known.length > 0 ? known : [await addKey(tx, clock)]
  })
}

async function addKey(db: Kysely<Tables>, clock: Clock): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = {
    id: newId(),
    privateJwk: privateKey.export({ format: 'jwk' }),
    publicJwk: publicKey.export({ format: 'jwk' }),
  }
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      private_jwk: JSON.stringify(key.privateJwk),
      public_jwk: JSON.stringify(key.publicJwk),
      created_date: clock.now(),
    })
    .execute()
  return key
}
