import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { primaryOnly, watchConnections } from './primary-client.ts'
import { isInsideTransaction } from './transaction-scope.ts'
import { ConnectionUnavailable } from './unavailable.ts'

type Callback = Extract<Parameters<Pool['connect']>[0], (...values: never[]) => unknown>

export interface PoolLimits {
  /** Maximum number of callers that wait for a connection; more are refused at once. Default: no limit. */
  readonly maxWaiting?: number
  /** Called when a transaction requests a second connection; throw to refuse it. */
  readonly onSecondConnection?: () => void
  /** For a pool of a replica: accepts or refuses each new connection. Connections to replicas are refused without it. */
  readonly verify?: (client: PoolClient) => Promise<void>
}

/** A pool that throws a specific error when no connection is available, and limits its queue. */
export class ConnectionPool extends Pool {
  readonly #limits: PoolLimits
  /** Breaks off every connection, those in use too; new ones are made. */
  readonly breakOff: () => void

  constructor(config: PoolConfig, limits: PoolLimits) {
    const { verify } = limits
    super({ ...config, ...(verify ? { verify: callingBack(verify) } : primaryOnly) } as PoolConfig)
    this.#limits = limits
    this.breakOff = watchConnections(this)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connecting = this.#take()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #take(): Promise<PoolClient> {
    if (isInsideTransaction()) this.#limits.onSecondConnection?.()
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.#limits
    if (this.waitingCount >= maxWaiting) {
      throw new ConnectionUnavailable(`${maxWaiting} others wait for a connection already`)
    }
    try {
      return await super.connect()
    } catch (error) {
      throw new ConnectionUnavailable('No connection to the database could be had', {
        cause: error,
      })
    }
  }
}

const callingBack =
  (verify: (client: PoolClient) => Promise<void>) =>
  (client: PoolClient, done: (error?: Error) => void): void => {
    verify(client).then(() => done(), done)
  }
