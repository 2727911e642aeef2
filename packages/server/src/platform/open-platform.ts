import { sql } from 'kysely'
import { createAttempts } from './attempts.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './db/connect.ts'
import { createNotifications, type Notifications } from './db/listen.ts'
import { migrate, migrationsDirectory } from './db/migrate.ts'
import { newRequestId } from './ids.ts'
import { jobQueue, migrateJobs } from './jobs.ts'
import { createLogger, type Logger } from './logger.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import type { Platform } from './platform.ts'
import { createSealing, loadSealingKey } from './sealing.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { KEYS_CHANNEL, loadSigningKeys, rotateSigningKeys } from './signing-keys.ts'
import { inTransaction } from './tx.ts'

export interface PlatformOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly clock?: Clock
  readonly logger?: Logger
  readonly passwords?: Passwords
  /** Folder of the numbered `.sql` files; the product's own unless given. */
  readonly migrations?: string
  /** Connections for work; 10 unless given. */
  readonly poolSize?: number
  /** Connections besides, which are kept by who listens. */
  readonly listeners?: number
  /** How long visitors and members wait for one statement; 10 seconds unless given. */
  readonly readerTimeoutMs?: number
  /** How long a call waits for what another transaction holds; 20 seconds unless given. */
  readonly lockTimeoutMs?: number
}

const READER_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 20_000

export interface OpenPlatform extends Platform {
  /** Connections on which visitors and members read: what takes too long is ended. */
  readonly readers: Platform['db']
  readonly notifications: Notifications
  readonly pool: ReturnType<typeof connectDatabase>['pool']
  readonly statements: ReturnType<typeof connectDatabase>['onStatement']
  close(): Promise<void>
}

/** Connects, migrates and readies everything that features stand on. */
export async function openPlatform(options: PlatformOptions): Promise<OpenPlatform> {
  const { config, databaseUrl, clock = systemClock } = options
  const logger = options.logger ?? createLogger(config.logLevel)
  await migrate(databaseUrl, options.migrations ?? migrationsDirectory)
  const { poolSize = 10, listeners = 0 } = options
  const connection = { url: databaseUrl, poolSize }
  const database = connectDatabase({
    ...connection,
    poolSize: poolSize + listeners,
    lockTimeoutMs: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
  })
  const readers = connectDatabase({
    ...connection,
    statementTimeoutMs: options.readerTimeoutMs ?? READER_TIMEOUT_MS,
  })
  const notifications = await createNotifications(databaseUrl)
  await migrateJobs(database.pool, logger)
  const tokens = createSignedTokens(await loadSigningKeys(database.db, clock))
  const reloadKeys = () =>
    void loadSigningKeys(database.db, clock).then(tokens.use, (error: unknown) =>
      logger.warn({ error }, 'Signing keys could not be read again'),
    )
  await notifications.listen(KEYS_CHANNEL, reloadKeys, { onGap: reloadKeys })
  return {
    config,
    clock,
    db: database.db,
    readers: readers.db,
    attempts: createAttempts(database.db, clock),
    jobs: jobQueue,
    logger,
    passwords: options.passwords ?? createPasswords(),
    sealing: createSealing(loadSealingKey(config)),
    tokens,
    async rotateKeys(wish) {
      const made = await rotateSigningKeys(database.db, clock, wish)
      tokens.use(await loadSigningKeys(database.db, clock))
      return made
    },
    notifications,
    pool: database.pool,
    statements: (listener) => {
      const stops = [database, readers].map(({ onStatement }) => onStatement(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    work: (unit, run) =>
      inTransaction(
        {
          db: database.db,
          requestId: newRequestId(),
          now: clock.now(),
          facts: [],
          afterCommit: [],
          ...unit,
        },
        async (tx) => {
          // Nobody waits for its answer, so it waits for whatever it needs.
          await sql`SET LOCAL lock_timeout = 0`.execute(tx.db)
          return run(tx)
        },
      ),
    async close() {
      await notifications.close()
      await readers.close()
      await database.close()
    },
  }
}
