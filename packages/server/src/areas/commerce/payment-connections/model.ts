import type {
  ConnectionFinding,
  PaymentConnection as WireConnection,
} from '@vitrine/contract/payment-connections'
import type { Attempt, PaymentEvent, PaymentProvider } from '../payments/index.ts'

/** A provider that shops can be connected with. */
export interface KnownProvider {
  readonly needsClientId: boolean
  /** Whether a key is for tests; throws a violation if it is not a key. If absent, the merchant states it. */
  readonly isTestKey?: (key: string) => boolean
  /** The format of the secret that verifies messages. */
  readonly secretForm?: { readonly pattern: RegExp; readonly says: string }
}

/** A shop's account at a provider, as stored. */
export interface Connection {
  readonly siteId: string
  readonly id: string
  readonly revision: number
  readonly provider: string
  readonly isTest: boolean
  readonly capture: WireConnection['capture']
  readonly clientId: string
  readonly keyHint: string
  readonly sealedKey: string
  readonly sealedWebhookSecret: string | null
  readonly lastMessageDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** With its secrets, for the adapter of the provider. */
export interface OpenConnection {
  readonly siteId: string
  readonly id: string
  readonly isTest: boolean
  readonly capture: WireConnection['capture']
  readonly clientId: string
  readonly key: string
  /** The secret that verifies messages; null if none is stored. */
  readonly webhookSecret: string | null
}

/** A request to the webhook address of a connection. */
export interface SentMessage {
  readonly body: Buffer
  header(name: string): string | undefined
  readonly now: Date
}

/** A message that a provider has sent. */
export interface Notice {
  /** The provider's id; the same message is processed once. */
  readonly messageId: string
  readonly type: string
  /** The reference at the provider; null if the message does not concern payments. */
  readonly reference: string | null
}

export interface CheckResult {
  readonly account: string
  readonly findings: readonly ConnectionFinding[]
}

/** The message is not from the provider, or is too old. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}

/** The payment that a provider is asked to collect, without the settings of its method. */
export type GatewayAttempt = Omit<Attempt, 'method'>

/** A provider that shops have an account with. */
export interface Gateway extends PaymentProvider {
  start(attempt: GatewayAttempt): ReturnType<PaymentProvider['start']>
  check(connection: OpenConnection, webhookUrl: string): Promise<CheckResult>
  /** Throws `MessageRefused` if the provider did not send the message. */
  readMessage(connection: OpenConnection, message: SentMessage): Promise<Notice>
  /**
   * The current state of the payment that a message concerns; empty for payments of other sites. `isAwaited`:
   * the shop still waits for the payment, so that money which a buyer has approved may be captured.
   */
  follow(
    connection: OpenConnection,
    reference: string,
    isAwaited: (paymentId: string) => Promise<boolean>,
  ): Promise<readonly PaymentEvent[]>
  /** References of disputes changed since then, to follow. If absent, disputes arrive only by webhook. */
  disputes?(connection: OpenConnection, since: Date): Promise<readonly string[]>
}

/** By the name of the provider: built-in ones and those of plug-ins. */
export type Gateways = Readonly<Record<string, Gateway>>
