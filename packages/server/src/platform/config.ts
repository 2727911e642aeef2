import type { FilesConfig } from './files/areas.ts'

/** How one process runs. Made by the command line from flags and environment, or by a test. */
export interface Config {
  /** `development` fills a demo and shows secrets on the screen; `production` never does. */
  readonly mode: 'development' | 'production' | 'test'
  /** Folder of everything that must survive: database, media, uploads, credentials. */
  readonly dataDir: string
  /** Address people reach us at, without a slash at the end; links in mails and redirects start with it. */
  readonly publicUrl: string
  /** Number of proxies in front whose forwarded headers are trusted; 0 trusts none. */
  readonly trustedProxies: number
  readonly logLevel: string
  /** Locks what must be readable again, the same on every node; a file in `dataDir` without it. */
  readonly secret?: string
  /** How much is taken on before requests are answered 503; see `docs/settings.md` for what is usual. */
  readonly load?: LoadLimits
  /** GraphQL settings; by default introspection is enabled everywhere but in production. */
  readonly graphql?: {
    readonly introspection?: boolean
    /** Documents by their SHA-256; only these run for visitors and members. */
    readonly documents?: ReadonlyMap<string, string>
  }
  /** Where files are stored; in `dataDir` unless given. */
  readonly files?: FilesConfig
  /** Whoever sends it reads the metrics of the process; without one nobody does. */
  readonly metricsToken?: string
  /** Where spans are sent by OTLP, and under which name; without it nothing is traced. */
  readonly tracing?: { readonly tracesUrl: string; readonly serviceName: string }
  /** Where metrics are sent by OTLP; without it they are read at `/metrics` alone. */
  readonly metricsExport?: MetricsExport
  /** Seconds after each of which the log says which statements took most time; never where 0 or absent. */
  readonly statementReportSeconds?: number
  /** How long requests are still taken on after the process was asked to end, for balancers to notice; 0 unless given. */
  readonly drainDelayMs?: number
  /** A mail server; without one mail stays in the mailbox. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string }
  /** Seed by which the test bank makes trouble, to try out a shop; never in production. */
  readonly testBankFaults?: number
  /** A Meilisearch that finds products by words; PostgreSQL does without one. */
  readonly searchEngine?: { readonly url: string; readonly key?: string | undefined }
  /** Megabytes for the search documents of busy sites; 0 or absent: PostgreSQL alone finds products by words. */
  readonly searchMemoryMb?: number
}

export interface MetricsExport {
  readonly url: string
  readonly serviceName: string
  /** Milliseconds between two messages. */
  readonly everyMs: number
  /** Milliseconds that the collector may take to answer. */
  readonly timeoutMs: number
  readonly headers: Readonly<Record<string, string>>
  /** File with the authorities that are trusted, as PEM; those of Node unless given. */
  readonly certificate?: string | undefined
}

export interface LoadLimits {
  /** Requests under way; 500 unless given. */
  readonly maxRequests?: number
  /** Calls that wait for a connection to the database; 200 unless given. */
  readonly maxWaiting?: number
  /** Milliseconds by which the process may be behind its work; 0 for any. In production 1,000 unless given, else 0. */
  readonly maxDelayMs?: number
}
