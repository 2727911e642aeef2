import path from 'node:path'
import type { Config } from '../platform/config.ts'
import type { ReplicaSettings } from '../platform/db/pools.ts'
import { readFileSettings } from './file-settings.ts'
import { readGraphQlSettings } from './graphql-settings.ts'
import { readLoadLimits } from './load-settings.ts'
import { readMetricsExport, readTracing } from './operation-settings.ts'
import { readReplicas } from './replica-settings.ts'
import {
  type Adoption,
  readAdoptions,
  readDatabaseDirectUrl,
  readDatabaseUrl,
  readLogLevel,
  readMetricsToken,
  readMode,
  readPublicUrl,
  readSearchEngine,
  readSecret,
  readSmtpUrl,
  readTestBankFaults,
  readWholeNumber,
} from './setting-values.ts'

/** Settings of the process from its environment. `docs/settings.md` describes every variable. */
export interface ProcessSettings {
  readonly config: Config
  readonly port: number
  readonly host: string
  /** An external PostgreSQL, 15 or newer; if absent, the embedded one. */
  readonly databaseUrl: string | undefined
  /** Direct address of PostgreSQL if `databaseUrl` is a pooler in transaction mode. */
  readonly databaseDirectUrl: string | undefined
  /** Streaming replicas for reads of visitors. */
  readonly replicas: ReplicaSettings | undefined
  /** Recorded settings that this start replaces. */
  readonly adopt: readonly Adoption[]
}

export function readSettings(env: NodeJS.ProcessEnv): ProcessSettings {
  const port = readWholeNumber(env, 'PORT', 4400)
  const mode = readMode(env)
  const secret = readSecret(env)
  const smtpUrl = readSmtpUrl(env)
  const searchEngine = readSearchEngine(env)
  const metricsToken = readMetricsToken(env)
  const tracing = readTracing(env)
  const metricsExport = readMetricsExport(env)
  const testBankFaults = readTestBankFaults(env, mode)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env),
    databaseDirectUrl: readDatabaseDirectUrl(env),
    replicas: readReplicas(env),
    adopt: readAdoptions(env),
    config: {
      mode,
      dataDir: path.resolve(env.VITRINE_DATA || '.data'),
      publicUrl: readPublicUrl(env) ?? `http://localhost:${port}`,
      trustedProxies: readWholeNumber(env, 'TRUSTED_PROXIES', 0),
      ...(secret ? { secret } : {}),
      ...(smtpUrl ? { mail: { smtpUrl, from: env.MAIL_FROM || 'shop@localhost' } } : {}),
      ...(searchEngine && { searchEngine }),
      ...(metricsToken && { metricsToken }),
      ...(tracing && { tracing }),
      ...(metricsExport && { metricsExport }),
      drainDelayMs: readWholeNumber(env, 'DRAIN_DELAY_MS', 0),
      statementReportSeconds: readWholeNumber(env, 'STATEMENT_REPORT_SECONDS', 0),
      searchMemoryMb: readWholeNumber(env, 'SEARCH_MEMORY_MB', 256),
      ...(testBankFaults !== undefined && { testBankFaults }),
      files: readFileSettings(env),
      graphql: readGraphQlSettings(env),
      load: readLoadLimits(env),
      logLevel: readLogLevel(env) ?? (mode === 'production' ? 'info' : 'warn'),
    },
  }
}
