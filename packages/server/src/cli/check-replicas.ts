import type { Client } from 'pg'
import type { ReplicaSettings } from '../platform/db/pools.ts'
import { connectChecked } from './check-database.ts'
import type { DatabaseAddresses } from './check-installation.ts'
import { PlainError } from './plain-error.ts'

const SETTING = 'DATABASE_REPLICA_URLS'

interface ServerIdentity {
  readonly cluster: string
  readonly timeline: number
  readonly isReplica: boolean
  readonly startedAt: string
}

/**
 * Refuses addresses of servers that are not streaming replicas of the primary. An unreachable one is accepted, because
 * the primary is read meanwhile. So is the primary itself after a failover, so that a restart needs no change of
 * settings.
 */
export async function checkReplicas(
  replicas: ReplicaSettings | undefined,
  { url, directUrl }: DatabaseAddresses,
  warn: (text: string) => void,
): Promise<void> {
  if (!replicas) return
  const primary = await identify(
    directUrl ?? url,
    directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  )
  const found = await Promise.allSettled(replicas.urls.map((one) => identify(one, SETTING)))
  for (const [at, one] of found.entries()) {
    // Identifies an address by its index, because it may contain a password.
    const name = `Address ${at + 1} of ${SETTING}`
    if (one.status === 'fulfilled') checkReplica(name, one.value, primary, warn)
    else warn(`${name} cannot be used yet: ${messageOf(one.reason)}`)
  }
}

function checkReplica(
  name: string,
  replica: ServerIdentity,
  primary: ServerIdentity,
  warn: (text: string) => void,
): void {
  if (replica.cluster !== primary.cluster) {
    throw new PlainError(
      `${name} leads to another database cluster than DATABASE_URL (system identifier ${replica.cluster}, not ${primary.cluster}); name a streaming replica of that database, or leave the address out`,
    )
  }
  if (replica.isReplica) {
    if (replica.timeline <= primary.timeline) return
    throw new PlainError(
      `${name} follows another primary than DATABASE_URL (timeline ${replica.timeline}, not ${primary.timeline}); let DATABASE_URL lead to the primary that was promoted, or leave the address out`,
    )
  }
  const isSame = replica.startedAt === primary.startedAt
  if (isSame && primary.timeline > FIRST_TIMELINE) {
    warn(`${name} leads to the primary, as it may after a failover; it is not read as a replica`)
    return
  }
  throw new PlainError(
    isSame
      ? `${name} leads to the primary itself; name a streaming replica of it, or leave the address out`
      : `${name} leads to a server that takes writes and follows nobody; make it a replica again, or leave the address out`,
  )
}

/** The timeline of a cluster without a failover so far. */
const FIRST_TIMELINE = 1

async function identify(url: string, setting: string): Promise<ServerIdentity> {
  // Does not wait for a replica that is starting.
  const client = await (setting === SETTING
    ? connectChecked(url, setting, 0)
    : connectChecked(url, setting))
  try {
    return await findIdentity(client)
  } finally {
    await client.end()
  }
}

/** A primary's WAL file name contains its timeline; the control file has it only after the next checkpoint. */
async function findIdentity(client: Client): Promise<ServerIdentity> {
  const { rows } = await client.query<ServerIdentity>(`
    SELECT s.system_identifier::text AS cluster, pg_is_in_recovery() AS "isReplica",
           pg_postmaster_start_time()::text AS "startedAt",
           CASE WHEN pg_is_in_recovery() THEN greatest(c.timeline_id, r.min_recovery_end_timeline)
                ELSE ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer
           END AS timeline
      FROM pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r`)
  const [row] = rows
  if (!row) throw new Error('The server does not identify itself')
  return row
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
