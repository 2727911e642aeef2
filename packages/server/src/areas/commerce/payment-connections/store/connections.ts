import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Connection } from '../model.ts'

const columns = sql`
  c.site_id AS "siteId", c.id, c.revision, c.provider, c.is_test AS "isTest", c.capture, c.client_id AS "clientId",
  c.key_hint AS "keyHint", c.sealed_key AS "sealedKey", c.sealed_webhook_secret AS "sealedWebhookSecret",
  c.created_date AS "createdDate", c.updated_date AS "updatedDate",
  (SELECT max(m.received_date) FROM payment_messages m
    WHERE m.site_id = c.site_id AND m.provider = c.provider) AS "lastMessageDate"`

export async function findConnections(tx: Tx): Promise<Connection[]> {
  const { rows } = await sql<Connection>`
    SELECT ${columns} FROM payment_connections c WHERE c.site_id = ${tx.siteId} ORDER BY c.provider`.execute(
    tx.db,
  )
  return rows
}

/** The connection with a provider, locked if it will be changed. */
export async function findConnection(
  tx: Tx,
  provider: string,
  lock = false,
): Promise<Connection | undefined> {
  const { rows } = await sql<Connection>`
    SELECT ${columns} FROM payment_connections c
     WHERE c.site_id = ${tx.siteId} AND c.provider = ${provider} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    tx.db,
  )
  return rows[0]
}

/** The connections of all sites. */
export async function findAllConnections(db: Kysely<Tables>): Promise<Connection[]> {
  const { rows } = await sql<Connection>`
    SELECT ${columns} FROM payment_connections c ORDER BY c.site_id, c.provider`.execute(db)
  return rows
}

/** Of any site: a message carries only the id. */
export async function findConnectionById(
  db: Kysely<Tables>,
  id: string,
): Promise<Connection | undefined> {
  const { rows } = await sql<Connection>`
    SELECT ${columns} FROM payment_connections c WHERE c.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export async function saveConnection(tx: Tx, connection: Connection): Promise<void> {
  await sql`
    INSERT INTO payment_connections (site_id, id, revision, provider, is_test, capture, client_id, key_hint,
                                     sealed_key, sealed_webhook_secret, created_date, updated_date)
    VALUES (${tx.siteId}, ${connection.id}, ${connection.revision}, ${connection.provider}, ${connection.isTest},
            ${connection.capture}, ${connection.clientId}, ${connection.keyHint}, ${connection.sealedKey},
            ${connection.sealedWebhookSecret}, ${connection.createdDate}, ${connection.updatedDate})
    ON CONFLICT (site_id, provider) DO UPDATE
       SET revision = excluded.revision, is_test = excluded.is_test, capture = excluded.capture,
           client_id = excluded.client_id, key_hint = excluded.key_hint, sealed_key = excluded.sealed_key,
           sealed_webhook_secret = excluded.sealed_webhook_secret,
           updated_date = excluded.updated_date`.execute(tx.db)
}

export async function deleteConnection(tx: Tx, provider: string): Promise<void> {
  await sql`
    DELETE FROM payment_connections WHERE site_id = ${tx.siteId} AND provider = ${provider}`.execute(
    tx.db,
  )
}
