import { sql } from 'kysely'
import type { Pool } from 'pg'
import { createAttempts } from './attempts.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { connectDatabase } from './db/connect.ts'
import { migrate, migrateSchema, migrationsDirectory } from './db/migrate.ts'
import { createNotifications, type Notifications } from './db/notifications.ts'
import { openPools, openReplicaPool, type PoolOptions } from './db/pools.ts'
import { openReplicas, type Replicas } from './db/replicas/replicas.ts'
import { createStatementReport } from './db/statement-report.ts'
import { type Files, openFiles } from './files/areas.ts'
import { newRequestId } from './ids.ts'
import { jobQueue, migrateJobs } from './jobs.ts'
import { createLogger, type Logger } from './logger.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import type { Platform } from './platform.ts'
import { createSealing, loadSealingKey } from './sealing.ts'
import { createSignedTokens } from './signed-tokens.ts'
import { KEYS_CHANNEL, loadSigningKeys, rotateSigningKeys } from './signing-keys.ts'
import { traceStatement } from './tracing/trace-statements.ts'
import type { Tracing } from './tracing/tracing.ts'
import { inTransaction } from './tx.ts'

export interface PlatformOptions extends PoolOptions {
  readonly config: Config
  readonly clock?: Clock
  readonly logger?: Logger
  readonly passwords?: Passwords
  /** Folder of the numbered `.sql` files; the product's own by default. */
  readonly migrations?: string
  /** The name under which others see this process's connection in the database. */
  readonly connectionName?: string | undefined
  /** Further schemas, each with the folder of its migrations. */
  readonly schemas?: readonly {
    readonly owner: string
    readonly schema: string
    readonly directory: string
  }[]
}

export interface OpenPlatform extends Platform {
  readonly files: Files
  /** Connections for reads of visitors and members, with a statement timeout. */
  readonly readers: Platform['db']
  readonly notifications: Notifications
  /** Present if the operator has configured replicas. */
  readonly replicas: Replicas | undefined
  /** All connection pools by purpose. */
  readonly pools: Readonly<Record<'calls' | 'readers' | 'direct' | 'jobs', Pool>>
  /** Connections for jobs, so that calls and jobs never wait for each other's. */
  readonly jobPool: Pool
  readonly pool: Pool
  /** Connections with a session of their own, even behind a pooler. */
  readonly sessionPool: Pool
  readonly statements: ReturnType<typeof connectDatabase>['onStatement']
  /** Present if the operator has enabled tracing. */
  readonly tracing: Tracing | undefined
  close(): Promise<void>
}

/** Connects, migrates and starts the services that all features use. */
export async function openPlatform(options: PlatformOptions): Promise<OpenPlatform> {
  const { config, databaseUrl, clock = systemClock } = options
  const logger = options.logger ?? createLogger(config.logLevel)
  const sessionUrl = options.databaseDirectUrl ?? databaseUrl
  await migrate(sessionUrl, options.migrations ?? migrationsDirectory)
  for (const one of options.schemas ?? []) await migrateSchema(sessionUrl, one)
  const report = config.statementReportSeconds
    ? createStatementReport(logger, config.statementReportSeconds)
    : undefined
  const { db, readers, direct, jobs, sessions, all } = openPools(
    {
      maxWaiting: config.load?.maxWaiting,
      strict: config.mode === 'test',
      onRows: report?.addRows,
      ...options,
    },
    logger,
  )
  const tracing = await tracingOf(config, logger)
  const notifications = await createNotifications(sessionUrl, options.connectionName)
  const replicas = replicasOf({ ...options, onRows: report?.addRows }, direct.pool, notifications)
  all.push(...(replicas?.databases ?? []))
  if (report) for (const one of all) one.onStatement(report.add)
  if (tracing) for (const one of all) one.onStatement(traceStatement(tracing))
  notifications.onOtherServer(() => {
    logger.warn('The database is another server than before, or was restarted')
    for (const one of all) one.breakOff()
    replicas?.forget()
  })
  await migrateJobs((sessions ?? jobs).pool, logger)
  const tokens = createSignedTokens(await loadSigningKeys(db.db, clock))
  const reloadKeys = () =>
    void loadSigningKeys(db.db, clock).then(tokens.use, (error: unknown) =>
      logger.warn({ error }, 'Signing keys could not be reloaded'),
    )
  await notifications.listen(KEYS_CHANNEL, reloadKeys, { onGap: reloadKeys })
  return {
    config,
    clock,
    db: db.db,
    readers: readers.db,
    direct: direct.db,
    attempts: createAttempts(direct.db, clock),
    files: openFiles(config),
    jobs: jobQueue,
    logger,
    passwords: options.passwords ?? createPasswords(),
    sealing: createSealing(loadSealingKey(config)),
    tokens,
    async rotateKeys(rotateOptions) {
      const rotated = await rotateSigningKeys(db.db, clock, rotateOptions)
      tokens.use(await loadSigningKeys(db.db, clock))
      return rotated
    },
    notifications,
    replicas,
    tracing,
    pool: db.pool,
    sessionPool: (sessions ?? db).pool,
    jobPool: jobs.pool,
    pools: { calls: db.pool, readers: readers.pool, direct: direct.pool, jobs: jobs.pool },
    statements: (listener) => {
      const stops = all.map(({ onStatement }) => onStatement(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    work: (unit, run) =>
      inTransaction(
        {
          db: jobs.db,
          requestId: newRequestId(),
          now: clock.now(),
          facts: [],
          afterCommit: [],
          ...unit,
        },
        async (tx) => {
          // A job may wait as long as it needs: no caller waits for it.
          await sql`SET LOCAL lock_timeout = 0`.execute(tx.db)
          return run(tx)
        },
      ),
    async close() {
      report?.close()
      await replicas?.close()
      await notifications.close()
      await Promise.all(all.map((one) => one.close()))
      await tracing?.close()
    },
  }
}

function replicasOf(
  options: PlatformOptions,
  primary: Pool,
  { isListening }: Notifications,
): Replicas | undefined {
  const { urls = [], maxLagMs = 0 } = options.replicas ?? {}
  if (urls.length === 0) return undefined
  const connect = (url: string, verify: Parameters<typeof openReplicaPool>[2]) =>
    openReplicaPool(options, url, verify)
  return openReplicas({ urls, maxLagMs, primary, connect, isListening })
}

/** Loads the SDK only when tracing is enabled. */
async function tracingOf({ tracing }: Config, logger: Logger): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTracing } = await import('./tracing/open-tracing.ts')
  return openTracing(tracing, logger)
}
