import { type Kysely, sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Tables } from './db/tables.ts'

/** The key of a counter: a bucket such as `login`, a key such as account and network, and a time window. */
export interface AttemptBucket {
  /** Null for counters of the whole installation. */
  readonly siteId: string | null
  readonly bucket: string
  readonly key: string
  readonly windowMinutes: number
}

/** Counters of attempts, stored in the database so that every node sees them. */
export interface Attempts {
  count(bucket: AttemptBucket): Promise<number>
  /** Adds one and answers the new count; an old window starts again at one. */
  add(bucket: AttemptBucket): Promise<number>
  /** Increments the first counter and reads the others, in one statement; returns all counts in order. */
  addAndCount(added: AttemptBucket, others: readonly AttemptBucket[]): Promise<number[]>
  clear(bucket: AttemptBucket): Promise<void>
}

const INSTALLATION_SITE_ID = '00000000-0000-0000-0000-000000000000'

export function createAttempts(db: Kysely<Tables>, clock: Clock): Attempts {
  const since = (bucket: AttemptBucket) =>
    clock.after(clock.now(), { minutes: -bucket.windowMinutes })
  const adding = (bucket: AttemptBucket) => sql`
    INSERT INTO attempt_counters AS a (site_id, bucket, key, window_start, count)
    VALUES (${bucket.siteId ?? INSTALLATION_SITE_ID}, ${bucket.bucket}, ${bucket.key}, ${clock.now()}, 1)
    ON CONFLICT (site_id, bucket, key) DO UPDATE SET
      count = CASE WHEN a.window_start > ${since(bucket)} THEN a.count + 1 ELSE 1 END,
      window_start = CASE WHEN a.window_start > ${since(bucket)} THEN a.window_start ELSE ${clock.now()} END
    RETURNING count`
  return {
    async count(bucket) {
      const { rows } = await sql<{ count: number }>`
        SELECT count FROM attempt_counters
         WHERE site_id = ${bucket.siteId ?? INSTALLATION_SITE_ID} AND bucket = ${bucket.bucket}
           AND key = ${bucket.key} AND window_start > ${since(bucket)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async add(bucket) {
      const { rows } = await sql<{ count: number }>`${adding(bucket)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async addAndCount(added, others) {
      const asked = others.map((bucket, at) => ({ ...bucket, at: at + 1, since: since(bucket) }))
      const { rows } = await sql<{ at: number; count: number }>`
        WITH added AS (${adding(added)})
        SELECT 0 AS at, count FROM added
        UNION ALL
        SELECT asked.at, counters.count
          FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
               AS asked (at int, "siteId" uuid, bucket text, key text, since timestamptz)
          JOIN attempt_counters counters ON counters.site_id = coalesce(asked."siteId", ${INSTALLATION_SITE_ID}::uuid)
           AND counters.bucket = asked.bucket AND counters.key = asked.key
           AND counters.window_start > asked.since`.execute(db)
      return [added, ...others].map((_, at) => rows.find((row) => row.at === at)?.count ?? 0)
    },
    async clear(bucket) {
      await sql`
        DELETE FROM attempt_counters WHERE site_id = ${bucket.siteId ?? INSTALLATION_SITE_ID}
           AND bucket = ${bucket.bucket} AND key = ${bucket.key}`.execute(db)
    },
  }
}
