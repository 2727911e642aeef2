import { createServer } from '@vitrine/server'
import { readSettings } from '@vitrine/server/cli'
import pg from 'pg'

/** A statement as sent, and its connection. */
export interface RecordedStatement {
  readonly connection: number
  readonly text: string
  readonly values: readonly unknown[]
}

export type ServerMessage = 'take' | 'record'

/**
 * The server without its jobs, on a port that it sends to its parent. On request it records every statement;
 * `take` answers with those since the last call.
 */
let statements: RecordedStatement[] | undefined
const connections = new Map<object, number>()

type Query = (...sent: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
prototype.query = function note(this: object, ...sent: unknown[]) {
  const [config, values] = sent as [string | { text?: string; values?: unknown[] }, unknown]
  const text = typeof config === 'string' ? config : config.text
  if (statements && text) {
    const connection = connections.get(this) ?? connections.size
    connections.set(this, connection)
    const own = typeof config === 'string' ? values : (config.values ?? values)
    statements.push({ connection, text, values: Array.isArray(own) ? [...own] : [] })
  }
  return query.apply(this, sent)
}

const settings = readSettings(process.env)
const server = await createServer({
  config: settings.config,
  databaseUrl: settings.databaseUrl ?? '',
  runJobs: false,
})
const { address } = await server.listen({ port: settings.port })
process.on('message', (message: ServerMessage) => {
  if (message === 'take') process.send?.({ statements })
  statements = []
})
process.on('SIGTERM', () => server.close().then(() => process.exit(0)))
process.send?.({ address })
