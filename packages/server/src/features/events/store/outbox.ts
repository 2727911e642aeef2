import { sql } from 'kysely'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { KeptFact } from '../model.ts'
import { withoutTorn } from '../rules/told-once.ts'

/**
 * A place in the ledger: everything of transactions before `fromTx` is read, and of those before
 * `untilTx` everything up to `seq`. Only transactions that can no longer change are between the two, so
 * a fact that commits late is never passed by.
 */
export interface Place {
  readonly fromTx: string
  readonly untilTx: string
  readonly seq: string
}

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
}

/** The end of the ledger as it is now. */
export async function placeNow(tx: Tx): Promise<Place> {
  const { edge } = await edgeNow(tx)
  return { fromTx: edge, untilTx: edge, seq: '0' }
}

/**
 * The first transaction that can still change something here, and whether nothing waits behind it. What
 * other databases of the same system are busy with counts for nothing, where that is proven: a
 * transaction never changes its database. Any other that is under way holds the edge back, also one
 * whose database cannot be told, and the one that asks.
 */
async function edgeNow(tx: Tx): Promise<{ edge: string; isSettled: boolean }> {
  const { rows } = await sql<{ edge: string; isSettled: boolean }>`
    SELECT first::text AS edge, first = pg_snapshot_xmax(shot) AS "isSettled"
      FROM pg_current_snapshot() AS shot, LATERAL (
        SELECT one FROM pg_snapshot_xip(shot) AS one
         WHERE NOT EXISTS (
           SELECT FROM pg_stat_activity AS other
            WHERE other.backend_xid = one::xid AND other.datname <> current_database())
        UNION ALL SELECT pg_snapshot_xmax(shot)
        UNION ALL SELECT own FROM pg_current_xact_id_if_assigned() AS own WHERE own IS NOT NULL
         ORDER BY one LIMIT 1) AS held (first)`.execute(tx.db)
  return rows[0] as { edge: string; isSettled: boolean }
}

/** The place before the first fact of a moment. */
export async function placeAt(tx: Tx, from: Date): Promise<Place> {
  const { rows } = await sql<{ from: string | null }>`
    SELECT min(tx::text::numeric)::text AS "from" FROM facts
     WHERE site_id = ${tx.siteId} AND at >= ${from}`.execute(tx.db)
  const first = rows[0]?.from
  return first ? { fromTx: first, untilTx: first, seq: '0' } : placeNow(tx)
}

/** Which facts are wanted; without names, or entities, all. */
export interface Wanted {
  readonly names?: readonly string[]
  readonly entities?: readonly string[]
  readonly limit: number
  /** Without what was before and after. */
  readonly isBare?: boolean
  /** What one write changed of an entity is not divided between two batches. */
  readonly keepsWrites?: boolean
}

/** A part of the ledger. */
export interface Batch {
  readonly facts: KeptFact[]
  /** Behind them. */
  readonly place: Place
  /** Whether all that could be read was read. */
  readonly isEnd: boolean
  /** Whether, besides, nothing under way held anything back: what comes next comes with a notification. */
  readonly isSettled: boolean
}

/** The next facts after a place, in order. */
export async function readOn(tx: Tx, place: Place, wanted: Wanted): Promise<Batch> {
  const { within, isSettled } = await widened(tx, place)
  const facts = await readWithin(tx, within, wanted)
  if (facts.length > 0 && facts.length === wanted.limit) {
    const whole = wanted.keepsWrites ? withoutTorn(facts) : facts
    const { seq } = whole.at(-1) as KeptFact
    return { facts: whole, place: { ...within, seq }, isEnd: false, isSettled: false }
  }
  const { untilTx } = within
  return { facts, place: { fromTx: untilTx, untilTx, seq: '0' }, isEnd: true, isSettled }
}

async function widened(tx: Tx, place: Place): Promise<{ within: Place; isSettled: boolean }> {
  const { fromTx } = place
  if (fromTx !== place.untilTx) return { within: place, isSettled: false }
  const { edge, isSettled } = await edgeNow(tx)
  // A transaction that asks holds back itself, and so may stand behind what was read before.
  const untilTx = BigInt(edge) < BigInt(fromTx) ? fromTx : edge
  return { within: { fromTx, untilTx, seq: '0' }, isSettled }
}

async function readWithin(tx: Tx, place: Place, wanted: Wanted): Promise<KeptFact[]> {
  const { names = null, entities = null, limit, isBare = false } = wanted
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, changed_fields, actor, job_id, at,
           CASE WHEN NOT ${isBare}::boolean THEN before END AS before,
           CASE WHEN NOT ${isBare}::boolean THEN after END AS after
      FROM facts
     WHERE site_id = ${tx.siteId}
       AND tx >= ${place.fromTx}::xid8 AND tx < ${place.untilTx}::xid8 AND seq > ${place.seq}::bigint
       AND (${names}::text[] IS NULL OR name = ANY (${names}::text[]))
       AND (${entities}::text[] IS NULL OR entity = ANY (${entities}::text[]))
     ORDER BY seq LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
}

/** Facts by their numbers, after the first one up to the second, no write divided. */
export async function readBetween(
  tx: Tx,
  { after, until }: { after: number; until: number },
  { names = [], limit }: Wanted,
): Promise<Pick<Batch, 'facts' | 'isEnd'>> {
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, before, after, changed_fields,
           actor, job_id, at
      FROM facts
     WHERE site_id = ${tx.siteId} AND seq > ${after}::bigint AND seq <= ${until}::bigint
       AND name = ANY (${[...names]}::text[])
     ORDER BY seq LIMIT ${limit}`.execute(tx.db)
  const facts = rows.map(toFact)
  return { facts: facts.length === limit ? withoutTorn(facts) : facts, isEnd: facts.length < limit }
}

/** Numbers of the facts of a span: the one before its first, and its last. */
export async function numbersSince(
  tx: Tx,
  from: Date,
): Promise<{ after: number; until: number } | undefined> {
  const { rows } = await sql<{ after: number | null; until: number | null }>`
    SELECT min(seq) - 1 AS after, max(seq) AS until FROM facts
     WHERE site_id = ${tx.siteId} AND at >= ${from}`.execute(tx.db)
  const { after, until } = rows[0] ?? {}
  return typeof after === 'number' && typeof until === 'number' ? { after, until } : undefined
}

const toFact = (row: Row): KeptFact => ({
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
})
