import { sql } from 'kysely'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import { newOrderedId } from '../../../../platform/ids.ts'
import { currentTraceparent } from '../../../../platform/tracing/tracing.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../model.ts'

/**
 * Appends facts to the ledger in one statement and wakes the dispatcher at commit. They are sent as one
 * parameter, so that thousands cost no more to bind than one. Returns those of a rehearsal.
 */
export async function insertFacts(tx: Tx, facts: readonly Fact[]): Promise<ReadonlySet<Fact>> {
  const notification = `${tx.siteId} ${facts.some(isPublicFact) ? 'public' : 'private'}`
  const rows = facts.map((fact) => ({ ...rowOf(fact), ...originOf(tx, fact) }))
  const { rows: added } = await sql<{ rehearsed: string[] | null }>`
    WITH added AS (
      INSERT INTO facts (site_id, id, name, entity, entity_id, before, after, changed_fields,
                         actor, request_id, job_id, at, traceparent, is_rehearsal)
      SELECT ${tx.siteId}::uuid, id, name, entity, entity_id, before, after, changed_fields,
             ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.jobId ?? null},
             ${tx.now}::timestamptz, ${currentTraceparent() ?? null}::text, is_rehearsal OR ${isOfRehearsedOrder(tx, rows)}
        FROM ${rowsToSql(columns, rows)} AS fact
      RETURNING id, is_rehearsal)
    SELECT pg_notify('vitrine_facts', ${notification}),
           (SELECT array_agg(id) FROM added WHERE is_rehearsal) AS rehearsed`.execute(tx.db)
  const rehearsed = new Set(added[0]?.rehearsed)
  return new Set(facts.filter((_, at) => rehearsed.has(rows[at]?.id ?? '')))
}

/** Facts without an order need no query of orders. */
const isOfRehearsedOrder = (tx: Tx, rows: readonly { readonly order_id: string | null }[]) =>
  rows.some(({ order_id }) => order_id !== null)
    ? sql`EXISTS (SELECT FROM orders o
        WHERE o.site_id = ${tx.siteId}::uuid AND o.id = fact.order_id AND o.is_rehearsal)`
    : sql`FALSE`

const rehearsable: ReadonlySet<string> = new Set(['cart', 'checkout'])

/** Which order a fact is about, and whether it is about a cart of a rehearsal. */
function originOf(tx: Tx, { definition, entityId, before, after }: Fact) {
  const { orderId } = (after ?? before ?? {}) as { readonly orderId?: unknown }
  const id = definition.entity === 'order' ? entityId : orderId
  return {
    order_id: typeof id === 'string' && isGuid(id) ? id : null,
    is_rehearsal: tx.isRehearsal === true && rehearsable.has(definition.entity),
  }
}

function rowOf({ definition, entityId, before, after, changedFields }: Fact) {
  return {
    id: newOrderedId(),
    name: definition.name,
    entity: definition.entity,
    entity_id: entityId,
    before,
    after,
    changed_fields: changedFields,
  }
}

/** Deletes facts of rehearsals. */
export async function deleteRehearsed(tx: Tx): Promise<void> {
  await sql`DELETE FROM facts WHERE site_id = ${tx.siteId} AND is_rehearsal`.execute(tx.db)
}

const columns = {
  id: 'uuid',
  name: 'text',
  entity: 'text',
  entity_id: 'text',
  before: 'json',
  after: 'json',
  changed_fields: 'text[]',
  order_id: 'uuid',
  is_rehearsal: 'boolean',
} as const

/** Entities that no page of a site shows to everybody. */
const nonPublicEntities = new Set([
  'identity',
  'member',
  'job',
  'redirect_session',
  'import',
  'import_schedule',
  'export',
  'export_link',
  'client',
  'api_key',
  'staff',
  'sign_on_policy',
  'reconciliation',
  'webhook',
  'cart',
  'checkout',
])

/** Whether everybody may see what became of it. */
export const isPublicFact = ({ definition }: Fact): boolean =>
  !nonPublicEntities.has(definition.entity)
