import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Fact } from './model.ts'

/** Adds facts to the ledger in one statement and wakes the dispatcher at commit. */
export async function insertFacts(tx: Tx, facts: readonly Fact[]): Promise<void> {
  const word = `${tx.siteId} ${facts.some(isSeen) ? 'seen' : 'unseen'}`
  await tx.db
    .insertInto('facts')
    .values(
      facts.map((fact) => ({
        site_id: tx.siteId,
        id: newId(),
        name: fact.definition.name,
        entity: fact.definition.entity,
        entity_id: fact.entityId,
        before: json(fact.before),
        after: json(fact.after),
        changed_fields: fact.changedFields ? [...fact.changedFields] : null,
        actor: JSON.stringify(tx.actor),
        request_id: tx.requestId,
        job_id: tx.jobId ?? null,
        at: tx.now,
      })),
    )
    // The same word of many rows is told once.
    .returning(sql`pg_notify('vitrine_facts', ${word})`.as('told'))
    .execute()
}

/** Entities that no page of a site shows to everybody. */
const unseen = new Set([
  'identity',
  'member',
  'member_job',
  'redirect_session',
  'import',
  'export',
  'client',
  'api_key',
  'staff',
  'sign_on_policy',
  'reconciliation',
])

/** Whether everybody may see what became of it. */
export const isSeen = ({ definition }: Fact): boolean => !unseen.has(definition.entity)

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
