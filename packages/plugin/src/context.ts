import type { Contract } from '@vitrine/contract'
import type { Client } from '@vitrine/sdk'

/** SQL in the schema of the plug-in; values stand for `$1`, `$2` and so on. */
export interface PluginDb {
  query<Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface PluginLog {
  info(text: string, details?: object): void
  warn(text: string, details?: object): void
  error(text: string, details?: object): void
}

/** What a plug-in works with, for one site. */
export interface PluginContext extends PluginDb {
  readonly siteId: string
  readonly now: Date
  /** Names the plug-in and the site by itself. */
  readonly log: PluginLog
  /**
   * Calls of the platform in the name of the plug-in, as far as its `permissions` reach. They run in this process, and
   * not in a transaction of the plug-in.
   */
  readonly api: Client<Contract>
  /**
   * Several statements that are all done, or none. PostgreSQL gives some up for a conflict: then `work` runs again, so
   * it does nothing but SQL, and waits for nothing else.
   */
  transaction<T>(work: (db: PluginDb) => Promise<T>): Promise<T>
  /** `fetch` of an address on the public internet: ten seconds, no redirects, a million characters. */
  readonly fetch: (
    address: string,
    init?: {
      readonly method?: 'GET' | 'POST'
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    },
  ) => Promise<Response>
  /** Has pages of the site made anew that show sections of the plug-in. */
  changed(): Promise<void>
}
