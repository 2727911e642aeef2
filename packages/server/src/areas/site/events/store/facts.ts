import { sql } from 'kysely'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../model.ts'

/**
 * Adds facts to the ledger in one statement and wakes the dispatcher at commit. They travel as one
 * parameter, so that a batch of thousands costs no more to bind than one.
 */
export async function insertFacts(tx: Tx, facts: readonly Fact[]): Promise<void> {
  const notification = `${tx.siteId} ${facts.some(isPublicFact) ? 'public' : 'private'}`
  const rows = facts.map(({ definition, entityId, before, after, changedFields }) => ({
    id: newOrderedId(),
    name: definition.name,
    entity: definition.entity,
    entity_id: entityId,
    before,
    after,
    changed_fields: changedFields,
  }))
  await sql`
    WITH added AS (
      INSERT INTO facts (site_id, id, name, entity, entity_id, before, after, changed_fields,
                         actor, request_id, job_id, at)
      SELECT ${tx.siteId}::uuid, id, name, entity, entity_id, before, after, changed_fields,
             ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.jobId ?? null},
             ${tx.now}::timestamptz
        FROM ${rowsToSql(columns, rows)} AS fact)
    SELECT pg_notify('vitrine_facts', ${notification})`.execute(tx.db)
}

const columns = {
  id: 'uuid',
  name: 'text',
  entity: 'text',
  entity_id: 'text',
  before: 'json',
  after: 'json',
  changed_fields: 'text[]',
} as const

/** Entities that no page of a site shows to everybody. */
const nonPublicEntities = new Set([
  'identity',
  'member',
  'job',
  'redirect_session',
  'import',
  'export',
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
