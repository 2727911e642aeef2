import type { ClientBase, Pool } from 'pg'

/** A place in the log of a PostgreSQL cluster. */
export interface WalPosition {
  /** The cluster: a replica has the identifier of its primary. */
  readonly cluster: string
  /** Raised by each promotion: positions of two timelines cannot be compared. */
  readonly timeline: number
  /** Bytes from the beginning of the log. */
  readonly bytes: bigint
}

interface PositionRow {
  readonly cluster: string
  readonly timeline: number
  readonly bytes: string | null
}

/** The write position of the primary, including commits that are not flushed yet. */
export async function findPosition(primary: Pick<Pool, 'query'>): Promise<WalPosition> {
  const { rows } = await primary.query<PositionRow>(`
    SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
           ('x' || left(pg_walfile_name(at), 8))::bit(32)::integer AS timeline,
           (at - '0/0')::text AS bytes
      FROM pg_current_wal_insert_lsn() AS at`)
  return toPosition(rows[0])
}

/**
 * The replay position of a replica and the start time of its server; throws `ServerIsPrimary` if it is not a
 * replica.
 */
export async function findReplayed(
  replica: ClientBase,
): Promise<WalPosition & { readonly startedAt: string }> {
  const { rows } = await replica.query<PositionRow & { startedAt: string }>(`
    SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
           (SELECT greatest(c.timeline_id, r.min_recovery_end_timeline)
              FROM pg_control_checkpoint() c, pg_control_recovery() r) AS timeline,
           CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::text END AS bytes,
           pg_postmaster_start_time()::text AS "startedAt"`)
  return { ...toPosition(rows[0]), startedAt: rows[0]?.startedAt ?? '' }
}

/** The server accepts writes: it was promoted, or never was a replica. */
export class ServerIsPrimary extends Error {
  override readonly name = 'ServerIsPrimary'
}

function toPosition(row: PositionRow | undefined): WalPosition {
  if (!row || row.bytes === null) throw new ServerIsPrimary('The server is no streaming replica')
  return { cluster: row.cluster, timeline: row.timeline, bytes: BigInt(row.bytes) }
}

/** Whether a replica at the first position includes everything up to the second. */
export const includes = (replayed: WalPosition, written: WalPosition): boolean =>
  replayed.cluster === written.cluster &&
  replayed.timeline === written.timeline &&
  replayed.bytes >= written.bytes
