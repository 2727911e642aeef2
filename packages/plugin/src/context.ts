import type { Contract } from '@vitrine/contract'
import type { Client } from '@vitrine/sdk'

/** Runs SQL in the schema of the plug-in; values replace `$1`, `$2` and so on. */
export interface PluginDb {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface PluginLog {
  info(text: string, details?: object): void
  warn(text: string, details?: object): void
  error(text: string, details?: object): void
}

/** What a plug-in can use, for one site. */
export interface PluginContext extends PluginDb {
  readonly siteId: string
  readonly now: Date
  /** Adds the names of the plug-in and the site to each line. */
  readonly log: PluginLog
  /**
   * Calls the platform on behalf of the plug-in, limited to its `permissions`. Calls run in this process, outside of
   * the plug-in's transactions.
   */
  readonly api: Client<Contract>
  /**
   * Runs several statements in one transaction. After a conflict `work` runs again, so it must only run SQL and wait
   * for nothing else.
   */
  transaction<T>(work: (db: PluginDb) => Promise<T>): Promise<T>
  /** `fetch` for addresses on the public internet: at most ten seconds and a million characters, no redirects. */
  readonly fetch: (
    address: string,
    init?: {
      readonly method?: 'GET' | 'POST'
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    },
  ) => Promise<Response>
  /** Invalidates cached pages of the site that show sections of the plug-in. */
  changed(): Promise<void>
}
