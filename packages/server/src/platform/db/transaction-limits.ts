import type { ClientBase } from 'pg'

/** Time limits for each transaction of a connection, in milliseconds; none by default. */
export interface TransactionLimits {
  readonly statementTimeoutMs?: number | undefined
  readonly lockTimeoutMs?: number | undefined
  readonly idleInTransactionTimeoutMs?: number | undefined
}

type Callback = (error: Error | undefined, result?: unknown) => void
type Send = (...args: unknown[]) => Promise<unknown>

/**
 * Sets the limits with the BEGIN of each transaction, because a pooler may use another session for each one.
 * A statement outside of a transaction gets its own transaction, sent in the same round trip.
 */
export function limitTransactions(client: ClientBase, limits: TransactionLimits): void {
  const send = client.query.bind(client) as unknown as Send
  const sendInTransaction = trackTransactions(send, settingsOf(limits))
  const query = (...args: unknown[]): unknown => {
    const callback = args.at(-1)
    if (!isCallback(callback)) return sendInTransaction(args)
    sendInTransaction(args.slice(0, -1)).then(
      (result) => callback(undefined, result),
      (error: Error) => callback(error),
    )
    return undefined
  }
  Object.assign(client, { query })
}

function trackTransactions(send: Send, settings: string) {
  let isOpen = false
  return async (args: unknown[]): Promise<unknown> => {
    const text = textOf(args[0])
    if (begins.test(text)) {
      isOpen = true
      return send(`${text}${settings}`).catch((error: unknown) => {
        isOpen = false
        throw error
      })
    }
    const isEnd = ends.test(text)
    if (!isOpen && !isEnd) return sendAlone(send, args, settings)
    if (isEnd) isOpen = false
    return send(...args)
  }
}

async function sendAlone(send: Send, args: unknown[], settings: string): Promise<unknown> {
  // Sent without awaiting each response. After an error COMMIT rolls back.
  const begin = send(`BEGIN${settings}`)
  const answer = send(...args)
  const ended = send('COMMIT')
  await Promise.allSettled([begin, answer, ended])
  const result = await answer
  await begin
  await ended
  return result
}

const begins = /^\s*(?:begin|start transaction)\b/i
const ends = /^\s*(?:commit|rollback)\s*;?\s*$/i

/** Together with the settings that other connections set at their start: see `connect.ts`. */
const settingsOf = (limits: TransactionLimits): string =>
  Object.entries({
    jit: 'off',
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `; SET LOCAL ${name} = ${value}`)
    .join('')

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

const textOf = (config: unknown): string => {
  if (typeof config === 'string') return config
  const isObject = typeof config === 'object' && config !== null
  return isObject && 'text' in config ? String(config.text) : ''
}
