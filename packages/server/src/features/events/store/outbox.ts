import { sql } from 'kysely'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { KeptFact } from '../model.ts'

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
  const { rows } = await sql<{ edge: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS edge`.execute(tx.db)
  const { edge } = rows[0] as { edge: string }
  return { fromTx: edge, untilTx: edge, seq: '0' }
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
}

/** The next facts after a place, in order, and the place behind them. */
export async function readOn(
  tx: Tx,
  place: Place,
  wanted: Wanted,
): Promise<{ facts: KeptFact[]; place: Place; isEnd: boolean }> {
  const within = place.fromTx === place.untilTx ? await widened(tx, place) : place
  const facts = await readWithin(tx, within, wanted)
  const last = facts.at(-1)
  if (last && facts.length === wanted.limit) {
    return { facts, place: { ...within, seq: last.seq }, isEnd: false }
  }
  const { untilTx } = within
  return { facts, place: { fromTx: untilTx, untilTx, seq: '0' }, isEnd: true }
}

async function widened(tx: Tx, { fromTx }: Place): Promise<Place> {
  const { fromTx: untilTx } = await placeNow(tx)
  return { fromTx, untilTx, seq: '0' }
}

async function readWithin(tx: Tx, place: Place, wanted: Wanted): Promise<KeptFact[]> {
  const { names = null, entities = null, limit } = wanted
  const { rows } = await sql<Row>`
    SELECT seq::text, id, name, entity, entity_id, before, after, changed_fields, actor, job_id, at
      FROM facts
     WHERE site_id = ${tx.siteId}
       AND tx >= ${place.fromTx}::xid8 AND tx < ${place.untilTx}::xid8 AND seq > ${place.seq}::bigint
       AND (${names}::text[] IS NULL OR name = ANY (${names}::text[]))
       AND (${entities}::text[] IS NULL OR entity = ANY (${entities}::text[]))
     ORDER BY seq LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
}

/** Facts by their numbers, after the first one up to the second. */
export async function readBetween(
  tx: Tx,
  { after, until }: { after: number; until: number },
  { names = [], limit }: Wanted,
): Promise<KeptFact[]> {
  const { rows } = await sql<Row>`
    SELECT seq::text, id, name, entity, entity_id, before, after, changed_fields, actor, job_id, at
      FROM facts
     WHERE site_id = ${tx.siteId} AND seq > ${after}::bigint AND seq <= ${until}::bigint
       AND name = ANY (${[...names]}::text[])
     ORDER BY seq LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
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
