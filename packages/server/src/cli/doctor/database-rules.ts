import { type Finding, ok, warning, wrong } from './finding.ts'

/** Facts that PostgreSQL reports. */
export interface DatabaseFacts {
  /** `pg_settings` by name, in PostgreSQL's units. */
  readonly settings: Readonly<Record<string, string>>
  readonly encoding: string
  readonly isReplica: boolean
  /** Number of sessions of other programs. */
  readonly otherSessions: number
  /** Age of the oldest open transaction in seconds; 0 if there is none. */
  readonly oldestTransactionSeconds: number
  /** Number of transactions since the oldest unfrozen row. */
  readonly transactionAge: number
  /** How far its clock is ahead of this machine's, in milliseconds; negative if behind. */
  readonly clockAheadMs: number
}

export const checkedSettings = [
  'autovacuum',
  'default_transaction_read_only',
  'fsync',
  'full_page_writes',
  'max_connections',
  'reserved_connections',
  'shared_buffers',
  'superuser_reserved_connections',
  'synchronous_commit',
  'track_counts',
] as const

/** Connections of one process, and those of them that bypass a pooler; see `docs/settings.md`. */
const CONNECTIONS = { all: 43, direct: 13 }

export function checkDatabase(
  facts: DatabaseFacts,
  { isPooled }: { isPooled: boolean },
): Finding[] {
  return [
    ...checkClock(facts),
    ...checkConnections(facts, isPooled ? CONNECTIONS.direct : CONNECTIONS.all),
    ...checkDurability(facts),
    ...checkMaintenance(facts),
    ...checkPlace(facts),
  ]
}

const WARN_CLOCK_MS = 2_000
const MAX_CLOCK_MS = 30_000

function checkClock({ clockAheadMs }: DatabaseFacts): Finding[] {
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  const what = `The clocks of this machine and of the database are ${seconds} s apart`
  const todo = 'Synchronise both with a time server (chrony, systemd-timesyncd)'
  if (Math.abs(clockAheadMs) > MAX_CLOCK_MS) return [wrong('clock', what, todo)]
  if (Math.abs(clockAheadMs) > WARN_CLOCK_MS) return [warning('clock', what, todo)]
  return [ok('clock', what)]
}

function checkConnections({ settings, otherSessions }: DatabaseFacts, each: number): Finding[] {
  const max = Number(settings.max_connections)
  const reserved =
    Number(settings.superuser_reserved_connections) + Number(settings.reserved_connections ?? 0)
  const processes = Math.floor((max - reserved - otherSessions) / each)
  const what = `max_connections is ${max}, ${otherSessions} are used by other programs: enough for ${processes} processes with ${each} each`
  if (processes >= 1) return [ok('connections', what)]
  return [
    wrong(
      'connections',
      what,
      `Set max_connections to ${reserved + otherSessions + 2 * each} or more and restart PostgreSQL, or put PgBouncer in front (DATABASE_DIRECT_URL)`,
    ),
  ]
}

function checkDurability({ settings }: DatabaseFacts): Finding[] {
  const off = ['fsync', 'full_page_writes'].filter((name) => settings[name] === 'off')
  const findings = off.map((name) =>
    wrong(
      'durability',
      `${name} is off: a power cut destroys the database`,
      `Set ${name} = on and reload PostgreSQL`,
    ),
  )
  if (settings.synchronous_commit === 'off') {
    findings.push(
      warning(
        'durability',
        'synchronous_commit is off: orders of the last moment are lost in a power cut',
        'Set synchronous_commit = on and reload PostgreSQL',
      ),
    )
  }
  return findings.length > 0
    ? findings
    : [ok('durability', 'What was committed survives a power cut')]
}

const HOUR_SECONDS = 3600
/** PostgreSQL refuses writes at about two billion. */
const WARN_TRANSACTION_AGE = 1_000_000_000
/** PostgreSQL's default, in blocks of 8 kB. */
const DEFAULT_SHARED_BUFFERS = 16_384

function checkMaintenance({
  settings,
  oldestTransactionSeconds,
  transactionAge,
}: DatabaseFacts): Finding[] {
  const findings: Finding[] = []
  for (const name of ['autovacuum', 'track_counts'].filter((one) => settings[one] === 'off')) {
    findings.push(
      wrong(
        'maintenance',
        `${name} is off: tables grow and get slow`,
        `Set ${name} = on and reload PostgreSQL`,
      ),
    )
  }
  if (transactionAge > WARN_TRANSACTION_AGE) {
    findings.push(
      warning(
        'maintenance',
        `${Math.round(transactionAge / 1e6)} million transactions were not frozen yet; PostgreSQL stops writes at 2000 million`,
        'Run VACUUM FREEZE, and look for what keeps autovacuum from its work',
      ),
    )
  }
  if (oldestTransactionSeconds > HOUR_SECONDS) {
    findings.push(
      warning(
        'maintenance',
        `A transaction is open for ${(oldestTransactionSeconds / HOUR_SECONDS).toFixed(1)} hours; no old row is removed meanwhile`,
        'Find it in pg_stat_activity by xact_start, and end it if it is no backup: SELECT pg_terminate_backend(pid)',
      ),
    )
  }
  if (Number(settings.shared_buffers) <= DEFAULT_SHARED_BUFFERS) {
    findings.push(
      warning(
        'memory',
        `shared_buffers is ${Number(settings.shared_buffers) / 128} MB, which is meant for small machines`,
        "Set it to a quarter of the database machine's memory and restart PostgreSQL",
      ),
    )
  }
  return findings
}

function checkPlace({ settings, encoding, isReplica }: DatabaseFacts): Finding[] {
  const findings: Finding[] = []
  if (isReplica || settings.default_transaction_read_only === 'on') {
    findings.push(
      wrong(
        'database',
        isReplica
          ? 'The database is a replica, which takes no writes'
          : 'The database takes no writes',
        isReplica
          ? 'Name the primary in DATABASE_URL'
          : 'Set default_transaction_read_only = off for database and user',
      ),
    )
  }
  if (encoding !== 'UTF8') {
    findings.push(
      wrong(
        'database',
        `The database has the encoding ${encoding}`,
        'Make it anew: createdb --template=template0 --encoding=UTF8',
      ),
    )
  }
  return findings
}
