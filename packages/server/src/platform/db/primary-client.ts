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

/** The connection of a client, which is missing in the driver's types. */
const wireOf = (client: unknown): Wire => (client as { connection: Wire }).connection

/** A connection that detects whether its server is read-only, as after a failover to another primary. */
export class PrimaryClient extends Client {
  isReadOnly = false

  constructor(config?: string | ClientConfig) {
    super(config)
    const wire = wireOf(this)
    // PostgreSQL reports it at the start of a session, and when it changes.
    wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') this.isReadOnly = parameterValue === 'on'
    })
    wire.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) this.isReadOnly = true
    })
  }
}

/** For `PoolConfig`: rejects connections to a standby instead of returning stale data. */
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

/**
 * Closes connections that became read-only; returns a function that aborts all connections when their server
 * is lost.
 */
export function watchConnections(pool: Pool): () => void {
  const clients = new Set<PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (_error, client) => {
    // The pool removes closed connections.
    if (client instanceof PrimaryClient && client.isReadOnly) void client.end()
  })
  return () => {
    for (const client of clients) wireOf(client).stream.destroy()
  }
}
