import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg'
import { ConnectionUnavailable } from './unavailable.ts'

interface Wire {
  readonly stream: { destroy(): void }
  on(event: 'parameterStatus', listener: (message: Parameter) => void): void
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void
}

interface Parameter {
  readonly parameterName: string
  readonly parameterValue: string
}

const READ_ONLY = '25006'

/** The connection below a client, which the types of the driver leave out. */
const wireOf = (client: unknown): Wire => (client as { connection: Wire }).connection

/** A connection that knows whether writes are refused by its server, as after a failover that made another one the primary. */
export class PrimaryClient extends Client {
  isReadOnly = false

  constructor(config?: string | ClientConfig) {
    super(config)
    const wire = wireOf(this)
    // PostgreSQL says so at the start of a session, and when it changes.
    wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.isReadOnly = parameterValue === 'on'
    })
    wire.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) this.isReadOnly = true
    })
  }
}

/** For `PoolConfig`: makes connections to a standby fail instead of answering what is old. */
export const primaryOnly = {
  Client: PrimaryClient,
  verify(client: PoolClient, done: (error?: Error) => void): void {
    done(
      isReadOnly(client)
        ? new ConnectionUnavailable('The database is a standby, not the primary')
        : undefined,
    )
  },
}

const isReadOnly = (client: PoolClient): boolean =>
  client instanceof PrimaryClient && client.isReadOnly

/** Ends connections that turned out to be read-only; returns what breaks off all there are, for when their server is gone. */
export function watchConnections(pool: Pool): () => void {
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (_error, client) => {
    // The pool removes what is about to end.
    if (client instanceof PrimaryClient && client.isReadOnly) void client.end()
  })
  return () => {
    for (const client of clients) wireOf(client).stream.destroy()
  }
}
