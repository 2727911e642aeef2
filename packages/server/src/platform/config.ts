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
  /** Encrypts stored secrets, the same on every node; default: a file in `dataDir`. */
  readonly secret?: string
  /** Load limits above which requests are answered with 503; see `docs/settings.md` for defaults. */
  readonly load?: LoadLimits
  /** GraphQL settings; by default introspection is enabled everywhere but in production. */
  readonly graphql?: {
    readonly introspection?: boolean
    /** Documents by their SHA-256; only these run for visitors and members. */
    readonly documents?: ReadonlyMap<string, string>
  }
  /** Where files are stored; in `dataDir` by default. */
  readonly files?: FilesConfig
  /** Grants access to the metrics of the process; without a token they are not available. */
  readonly metricsToken?: string
  /** The OTLP endpoint and service name of traces; without it tracing is disabled. */
  readonly tracing?: { readonly tracesUrl: string; readonly serviceName: string }
  /** The OTLP endpoint of metrics; without it they are only available at `/metrics`. */
  readonly metricsExport?: MetricsExport
  /** Interval in seconds for logging the statements that took most time; never if 0 or absent. */
  readonly statementReportSeconds?: number
  /**
   * How long the process accepts requests after it was asked to stop, so that load balancers notice; 0 by
   * default.
   */
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
  /** Timeout for responses of the collector in milliseconds. */
  readonly timeoutMs: number
  readonly headers: Readonly<Record<string, string>>
  /** File with trusted certificate authorities as PEM; those of Node by default. */
  readonly certificate?: string | undefined
}

export interface LoadLimits {
  /** Concurrent requests; 500 by default. */
  readonly maxRequests?: number
  /** Calls waiting for a database connection; 200 by default. */
  readonly maxWaiting?: number
  /** Maximum event loop delay in milliseconds; 0 for no limit. By default 1,000 in production, else 0. */
  readonly maxDelayMs?: number
}
