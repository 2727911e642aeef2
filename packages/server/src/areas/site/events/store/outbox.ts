import { sql } from 'kysely'
import type { Actor, Tx } from '../../../../platform/tx.ts'
import type { StoredFact } from '../model.ts'

/**
 * A position in the ledger: everything of transactions before `fromTx` is read, and of those before
 * `untilTx` everything up to `seq`. Only transactions that can no longer change are between the two, so
 * a fact that commits late is never skipped.
 */
export interface LedgerPosition {
  readonly fromTx: string
  readonly untilTx: string
  readonly seq: string
}

/** Numbers are text here: order by `f.seq`, otherwise 1000 precedes 999. */
interface Row {
  seq: string
  write: string
  id: string
  name: string
  entity: string
  entity_id: string
  before: unknown
  after: unknown
  changed_fields: string[] | null
  actor: Actor
  job_id: string | null
  at: Date
  traceparent: string | null
}

/** The current end of the ledger. */
export async function currentPosition(tx: Tx): Promise<LedgerPosition> {
  const { edge } = await oldestOpenTransaction(tx)
  return { fromTx: edge, untilTx: edge, seq: '0' }
}

/** Name of a connection whose transaction only writes to one site. */
const singleSitePrefix = 'vitrine keeps to '

/**
 * Declares that this transaction only appends facts of its own site, so that the feeds of other sites need
 * not wait for its end. Long transactions call it before anything else.
 */
export async function declareSingleSite(tx: Tx): Promise<void> {
  const name = `${singleSitePrefix}${tx.siteId}`
  await sql`SELECT set_config('application_name', ${name}, TRUE)`.execute(tx.db)
}

/**
 * The oldest transaction that can still append facts here, and whether nothing waits for it. Transactions in
 * other databases of the server are ignored, and so are those that declared to write to another site only,
 * where that is certain: a transaction cannot change its database or its declaration. Any other open
 * transaction holds the edge back, including the calling one and those about which neither is known.
 */
async function oldestOpenTransaction(tx: Tx): Promise<{ edge: string; isSettled: boolean }> {
  const { rows } = await sql<{ edge: string; isSettled: boolean }>`
    SELECT first::text AS edge, first = pg_snapshot_xmax(shot) AS "isSettled"
      FROM pg_current_snapshot() AS shot, LATERAL (
        SELECT one FROM pg_snapshot_xip(shot) AS one
         WHERE NOT EXISTS (
           SELECT FROM pg_stat_activity AS other
            WHERE other.backend_xid = one::xid
              AND (other.datname <> current_database()
                   OR (starts_with(other.application_name, ${singleSitePrefix})
                       AND other.application_name <> ${`${singleSitePrefix}${tx.siteId}`})))
        UNION ALL SELECT pg_snapshot_xmax(shot)
        UNION ALL SELECT own FROM pg_current_xact_id_if_assigned() AS own WHERE own IS NOT NULL
         ORDER BY one LIMIT 1) AS held (first)`.execute(tx.db)
  return rows[0] as { edge: string; isSettled: boolean }
}

/** The position before the first fact of a moment. */
export async function positionAt(tx: Tx, from: Date): Promise<LedgerPosition> {
  const { rows } = await sql<{ from: string | null }>`
    SELECT min(tx::text::numeric)::text AS "from" FROM facts
     WHERE site_id = ${tx.siteId} AND at >= ${from}`.execute(tx.db)
  const first = rows[0]?.from
  return first ? { fromTx: first, untilTx: first, seq: '0' } : currentPosition(tx)
}

/** Filter of facts; without names, or entities, all. */
export interface FactQuery {
  readonly names?: readonly string[]
  readonly entities?: readonly string[]
  /** Names of further facts, whatever their entity. */
  readonly alsoNames?: readonly string[]
  readonly limit: number
  /** Whether to omit the states before and after. */
  readonly omitStates?: boolean
}

/** A part of the ledger. */
export interface FactBatch {
  readonly facts: StoredFact[]
  /** Behind them. */
  readonly position: LedgerPosition
  /** Whether all that could be read was read. */
  readonly isEnd: boolean
  /** Whether no open transaction held anything back: the next facts arrive with a notification. */
  readonly isSettled: boolean
}

/** The next facts after a position, in order. */
export async function readNext(
  tx: Tx,
  position: LedgerPosition,
  query: FactQuery,
): Promise<FactBatch> {
  const { range, isSettled } = await widenRange(tx, position)
  const facts = await readWithin(tx, range, query)
  if (facts.length > 0 && facts.length === query.limit) {
    const { seq } = facts.at(-1) as StoredFact
    return { facts, position: { ...range, seq }, isEnd: false, isSettled: false }
  }
  const { untilTx } = range
  return { facts, position: { fromTx: untilTx, untilTx, seq: '0' }, isEnd: true, isSettled }
}

async function widenRange(
  tx: Tx,
  position: LedgerPosition,
): Promise<{ range: LedgerPosition; isSettled: boolean }> {
  const { fromTx } = position
  if (fromTx !== position.untilTx) return { range: position, isSettled: false }
  const { edge, isSettled } = await oldestOpenTransaction(tx)
  // A calling transaction holds back the edge itself, which may then be before the position read earlier.
  const untilTx = BigInt(edge) < BigInt(fromTx) ? fromTx : edge
  return { range: { fromTx, untilTx, seq: '0' }, isSettled }
}

async function readWithin(
  tx: Tx,
  position: LedgerPosition,
  query: FactQuery,
): Promise<StoredFact[]> {
  const { names = null, entities = null, alsoNames = [], limit, omitStates = false } = query
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, changed_fields, actor, job_id, at, traceparent,
           CASE WHEN NOT ${omitStates}::boolean THEN before END AS before,
           CASE WHEN NOT ${omitStates}::boolean THEN after END AS after
      FROM facts f
     WHERE site_id = ${tx.siteId} AND NOT is_rehearsal
       AND tx >= ${position.fromTx}::xid8 AND tx < ${position.untilTx}::xid8 AND seq > ${position.seq}::bigint
       AND (${names}::text[] IS NULL OR name = ANY (${names}::text[]))
       AND (${entities}::text[] IS NULL OR entity = ANY (${entities}::text[])
            OR name = ANY (${alsoNames}::text[]))
     ORDER BY f.seq LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
}

/** Facts by their numbers, after the first one up to the second. */
export async function readRange(
  tx: Tx,
  { after, until }: { after: number; until: number },
  { names = [], limit }: FactQuery,
): Promise<Pick<FactBatch, 'facts' | 'isEnd'>> {
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, before, after, changed_fields,
           actor, job_id, at, traceparent
      FROM facts f
     WHERE site_id = ${tx.siteId} AND NOT is_rehearsal AND seq > ${after}::bigint AND seq <= ${until}::bigint
       AND name = ANY (${[...names]}::text[])
     ORDER BY f.seq LIMIT ${limit}`.execute(tx.db)
  return { facts: rows.map(toFact), isEnd: rows.length < limit }
}

/**
 * The other changes of the same entities in the writes of these facts, in order, up to the position `until`:
 * a batch may start and end within large writes.
 */
export async function readSameWrites(
  tx: Tx,
  facts: readonly StoredFact[],
  names: readonly string[],
  until: number | null = null,
): Promise<StoredFact[]> {
  if (facts.length === 0) return []
  const changedEntities = [
    ...new Map(facts.map((one) => [`${one.write} ${one.entityId}`, one])).values(),
  ]
  const writes = changedEntities.map(({ write }) => write)
  const ids = changedEntities.map(({ entityId }) => entityId)
  const entities = [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))]
  const { rows } = await sql<Row>`
    SELECT f.seq::text, f.tx::text AS write, f.id, f.name, f.entity, f.entity_id, f.before, f.after,
           f.changed_fields, f.actor, f.job_id, f.at, f.traceparent
      FROM unnest(${writes}::text[], ${ids}::text[]) AS thing (write, id)
      JOIN facts f ON f.site_id = ${tx.siteId} AND f.entity = ANY (${entities}::text[])
       AND f.entity_id = thing.id AND f.tx = thing.write::xid8
     WHERE f.name = ANY (${[...names]}::text[]) AND NOT f.is_rehearsal
       AND f.seq <> ALL (${facts.map(({ seq }) => seq)}::bigint[])
       AND (${until}::bigint IS NULL OR f.seq <= ${until}::bigint)
     ORDER BY f.seq`.execute(tx.db)
  return rows.map(toFact)
}

/** Later facts of an entity, limited to these kinds of entities, the latest first. */
export async function readLater(
  tx: Tx,
  { seq, entityId }: Pick<StoredFact, 'seq' | 'entityId'>,
  { entities, limit }: { readonly entities: readonly string[]; readonly limit: number },
): Promise<StoredFact[]> {
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, before, after, changed_fields,
           actor, job_id, at, traceparent
      FROM facts f
     WHERE site_id = ${tx.siteId} AND entity = ANY (${[...entities]}::text[])
       AND entity_id = ${entityId} AND seq > ${seq}::bigint
     ORDER BY f.seq DESC LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
}

/** Numbers of the facts of a span: the one before its first, and its last. */
export async function seqRangeSince(
  tx: Tx,
  from: Date,
): Promise<{ after: number; until: number } | undefined> {
  const { rows } = await sql<{ after: number | null; until: number | null }>`
    SELECT min(seq) - 1 AS after, max(seq) AS until FROM facts
     WHERE site_id = ${tx.siteId} AND at >= ${from}`.execute(tx.db)
  const { after, until } = rows[0] ?? {}
  return typeof after === 'number' && typeof until === 'number' ? { after, until } : undefined
}

const toFact = (row: Row): StoredFact => ({
  seq: row.seq,
  write: row.write,
  id: row.id,
  name: row.name,
  entity: row.entity,
  entityId: row.entity_id,
  before: row.before,
  after: row.after,
  changedFields: row.changed_fields,
  actor: row.actor,
  jobId: row.job_id,
  at: row.at,
  traceparent: row.traceparent,
})
