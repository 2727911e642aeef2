import { setTimeout as wait } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { primaryOnly, watchConnections } from './db/primary-client.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** The longest pause between two attempts to connect. */
const MAX_PAUSE_MS = 500

/**
 * Connections of the job runners. While the database is unavailable, requests for one wait instead of
 * failing, so that runners, which cannot resume by themselves, survive a restart of the database.
 */
export class JobConnectionPool extends Pool {
  #isStopping = false
  #noteUnreachable: () => void = () => undefined
  /** Breaks off every connection; new ones are made. */
  readonly breakOff: () => void
  /** Resolves when a connection fails after `stopWaiting`. */
  readonly unreachable = new Promise<void>((resolve) => {
    this.#noteUnreachable = resolve
  })

  constructor(url: string, size: number) {
    super({
      connectionString: url,
      max: size,
      application_name: 'vitrine jobs',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      ...primaryOnly,
    } as PoolConfig)
    this.breakOff = watchConnections(this)
    // A connection that breaks is replaced; its statement fails, if one ran. Unheard, the event would
    // end the process.
    this.on('error', () => undefined)
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** From here on a database that is away is an error. */
  stopWaiting(): void {
    this.#isStopping = true
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const connecting = this.#connectWhenBack()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #connectWhenBack(): Promise<PoolClient> {
    for (let pause = 50; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        return await super.connect()
      } catch (error) {
        if (this.#isStopping) this.#noteUnreachable()
        if (this.#isStopping || this.ending) throw error
        await wait(pause)
      }
    }
  }
}
