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

/** Numbers are text here: whoever orders by them says `f.seq`, or 1000 comes before 999. */
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

/** What a connection is called whose transaction keeps to one site. */
const keeping = 'vitrine keeps to '

/**
 * Declares that this transaction appends facts of its own site alone, so that the feeds of other sites need
 * not wait for its end. Long ones do so, before anything else.
 */
export async function keepToSite(tx: Tx): Promise<void> {
  const name = `${keeping}${tx.siteId}`
  await sql`SELECT set_config('application_name', ${name}, TRUE)`.execute(tx.db)
}

/**
 * The first transaction that can still change something here, and whether nothing waits behind it. What
 * other databases of the same system are busy with counts for nothing, and neither does what has declared
 * to keep to another site, where that is proven: a transaction never changes its database, nor its
 * declaration. Any other that is under way holds the edge back, also one of which neither can be told, and
 * the one that asks.
 */
async function edgeNow(tx: Tx): Promise<{ edge: string; isSettled: boolean }> {
  const { rows } = await sql<{ edge: string; isSettled: boolean }>`
    SELECT first::text AS edge, first = pg_snapshot_xmax(shot) AS "isSettled"
      FROM pg_current_snapshot() AS shot, LATERAL (
        SELECT one FROM pg_snapshot_xip(shot) AS one
         WHERE NOT EXISTS (
           SELECT FROM pg_stat_activity AS other
            WHERE other.backend_xid = one::xid
              AND (other.datname <> current_database()
                   OR (starts_with(other.application_name, ${keeping})
                       AND other.application_name <> ${`${keeping}${tx.siteId}`})))
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
  /** Of other entities. */
  readonly alsoNames?: readonly string[]
  readonly limit: number
  /** Without what was before and after. */
  readonly isBare?: boolean
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
    const { seq } = facts.at(-1) as KeptFact
    return { facts, place: { ...within, seq }, isEnd: false, isSettled: false }
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
  const { names = null, entities = null, alsoNames = [], limit, isBare = false } = wanted
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, changed_fields, actor, job_id, at,
           CASE WHEN NOT ${isBare}::boolean THEN before END AS before,
           CASE WHEN NOT ${isBare}::boolean THEN after END AS after
      FROM facts f
     WHERE site_id = ${tx.siteId}
       AND tx >= ${place.fromTx}::xid8 AND tx < ${place.untilTx}::xid8 AND seq > ${place.seq}::bigint
       AND (${names}::text[] IS NULL OR name = ANY (${names}::text[]))
       AND (${entities}::text[] IS NULL OR entity = ANY (${entities}::text[])
            OR name = ANY (${alsoNames}::text[]))
     ORDER BY f.seq LIMIT ${limit}`.execute(tx.db)
  return rows.map(toFact)
}

/** Facts by their numbers, after the first one up to the second. */
export async function readBetween(
  tx: Tx,
  { after, until }: { after: number; until: number },
  { names = [], limit }: Wanted,
): Promise<Pick<Batch, 'facts' | 'isEnd'>> {
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, before, after, changed_fields,
           actor, job_id, at
      FROM facts f
     WHERE site_id = ${tx.siteId} AND seq > ${after}::bigint AND seq <= ${until}::bigint
       AND name = ANY (${[...names]}::text[])
     ORDER BY f.seq LIMIT ${limit}`.execute(tx.db)
  return { facts: rows.map(toFact), isEnd: rows.length < limit }
}

/**
 * What the writes of these facts did to the same entities besides, in order, as far as it is numbered up to
 * `until`: a batch begins and ends somewhere within large writes.
 */
export async function readBeside(
  tx: Tx,
  facts: readonly KeptFact[],
  names: readonly string[],
  until: number | null = null,
): Promise<KeptFact[]> {
  if (facts.length === 0) return []
  const things = [...new Map(facts.map((one) => [`${one.write} ${one.entityId}`, one])).values()]
  const writes = things.map(({ write }) => write)
  const ids = things.map(({ entityId }) => entityId)
  const entities = [...new Set(names.map((name) => name.slice(0, name.indexOf('.'))))]
  const { rows } = await sql<Row>`
    SELECT f.seq::text, f.tx::text AS write, f.id, f.name, f.entity, f.entity_id, f.before, f.after,
           f.changed_fields, f.actor, f.job_id, f.at
      FROM unnest(${writes}::text[], ${ids}::text[]) AS thing (write, id)
      JOIN facts f ON f.site_id = ${tx.siteId} AND f.entity = ANY (${entities}::text[])
       AND f.entity_id = thing.id AND f.tx = thing.write::xid8
     WHERE f.name = ANY (${[...names]}::text[])
       AND f.seq <> ALL (${facts.map(({ seq }) => seq)}::bigint[])
       AND (${until}::bigint IS NULL OR f.seq <= ${until}::bigint)
     ORDER BY f.seq`.execute(tx.db)
  return rows.map(toFact)
}

/** What became of a thing after a fact of it, by facts of these entities, the latest first. */
export async function readLater(
  tx: Tx,
  { seq, entityId }: Pick<KeptFact, 'seq' | 'entityId'>,
  { entities, limit }: { readonly entities: readonly string[]; readonly limit: number },
): Promise<KeptFact[]> {
  const { rows } = await sql<Row>`
    SELECT seq::text, tx::text AS write, id, name, entity, entity_id, before, after, changed_fields,
           actor, job_id, at
      FROM facts f
     WHERE site_id = ${tx.siteId} AND entity = ANY (${[...entities]}::text[])
       AND entity_id = ${entityId} AND seq > ${seq}::bigint
     ORDER BY f.seq DESC LIMIT ${limit}`.execute(tx.db)
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
