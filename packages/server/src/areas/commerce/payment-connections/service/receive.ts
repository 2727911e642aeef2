import {
  PaymentConnectionNotFound,
  PaymentMessageRefused,
} from '@vitrine/contract/payment-connections'
import { PaymentProviderUnavailable } from '@vitrine/contract/payments'
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts'
import {
  type Gateway,
  MessageRefused,
  type Notice,
  type OpenConnection,
  type SentMessage,
} from '../model.ts'
import { findConnection, findConnectionById } from '../store/connections.ts'
import {
  findUnfollowed,
  insertMessage,
  markFollowed,
  type StoredMessage,
} from '../store/messages.ts'
import { openConnection } from './connections.ts'
import type { MessageDeps } from './deps.ts'

/** Disputes arrive months after a payment; messages are stored longer. */
const RETENTION_DAYS = 400

const siteOf = (siteId: string) => ({ siteId, actor: { type: 'system', id: 'payments' } }) as const

/**
 * Receives a message of a provider. It is stored before it is processed; the provider is queried outside of
 * any transaction, and a job retries if it does not answer.
 */
export async function receiveMessage(
  deps: MessageDeps,
  connectionId: string,
  message: SentMessage,
): Promise<void> {
  const { direct, sealing, work, clock, logger } = deps.platform
  const connection = await findConnectionById(direct, connectionId)
  if (!connection) throw PaymentConnectionNotFound({ id: connectionId })
  const { siteId, provider } = connection
  const open = openConnection(sealing, connection)
  const notice = await readNotice(deps, provider, open, message)
  const stored = { siteId, provider, ...notice }
  const sent = {
    body: message.body.toString('utf8'),
    expiresDate: clock.after(message.now, { days: RETENTION_DAYS }),
  }
  const isOpen = await work(siteOf(siteId), (tx) => insertMessage(tx, stored, sent))
  if (!isOpen) return
  try {
    await follow(deps, open, stored)
  } catch (error) {
    logger.warn({ err: error, ...stored }, 'a message of a payment provider is followed later')
  }
}

/** The adapter of a provider; a plug-in's is missing once the plug-in is removed. */
export function gatewayOf({ gateways }: Pick<MessageDeps, 'gateways'>, provider: string): Gateway {
  const gateway = gateways[provider]
  if (!gateway) throw new ProviderUnavailable(`${provider} is no provider of this installation`)
  return gateway
}

async function readNotice(
  deps: MessageDeps,
  provider: string,
  connection: OpenConnection,
  message: SentMessage,
): Promise<Notice> {
  try {
    return await gatewayOf(deps, provider).readMessage(connection, message)
  } catch (error) {
    if (error instanceof MessageRefused) throw PaymentMessageRefused({ reason: error.message })
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error
    // The provider will resend the message.
    throw PaymentProviderUnavailable({ provider })
  }
}

/** Queries the provider for the current state, and marks the message as processed. */
async function follow(
  deps: MessageDeps,
  connection: OpenConnection,
  message: StoredMessage,
): Promise<void> {
  const problem = await problemOf(deps, connection, message)
  await deps.platform.work(siteOf(message.siteId), (tx) => markFollowed(tx, message, problem))
}

async function problemOf(
  deps: MessageDeps,
  connection: OpenConnection,
  { siteId, provider, reference }: StoredMessage,
): Promise<string | null> {
  if (reference === null) return 'about nothing that payments follow'
  const { receive, isAwaited } = deps
  try {
    const events = await gatewayOf(deps, provider).follow(connection, reference, (paymentId) =>
      isAwaited(siteId, paymentId),
    )
    await receive(siteId, events)
    return events.length === 0 ? 'about no payment of this site' : null
  } catch (error) {
    // Refused keys are fixed by the merchant, and then the message is processed.
    if (error instanceof ProviderRefused && error.code !== 'key_refused') return error.message
    throw error
  }
}

const AT_ONCE = 200
/** A message is processed by the request that receives it; after this time the job takes over. */
const LEFT_OVER_MS = 30_000
/** Messages older than this are no longer retried. */
const GIVE_UP_MS = 14 * 86_400_000

/** Processes messages that were stored but not processed. */
export async function followLeftOver(deps: MessageDeps): Promise<void> {
  const { db, clock, work, sealing, logger } = deps.platform
  const now = clock.now().getTime()
  const between = { from: new Date(now - GIVE_UP_MS), to: new Date(now - LEFT_OVER_MS) }
  for (const message of await findUnfollowed(db, between, AT_ONCE)) {
    const connection = await work(siteOf(message.siteId), (tx) =>
      findConnection(tx, message.provider),
    )
    if (!connection) continue
    try {
      await follow(deps, openConnection(sealing, connection), message)
    } catch (error) {
      // The next run retries; other messages are not blocked.
      logger.warn({ err: error, ...message }, 'a message of a payment provider cannot be followed')
    }
  }
}
