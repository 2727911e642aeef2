import type {
  ConnectionFinding,
  PaymentConnection as WireConnection,
} from '@vitrine/contract/payment-connections'
import type { Attempt, PaymentEvent, PaymentProvider } from '../payments/index.ts'

/** A provider that shops can be connected with. */
export interface KnownProvider {
  readonly needsClientId: boolean
  /** Whether a key is one for tests; throws a violation for what is no key. Absent: the merchant says so. */
  readonly isTestKey?: (key: string) => boolean
  /** What the secret that messages are checked by looks like. */
  readonly secretForm?: { readonly pattern: RegExp; readonly says: string }
}

/** The account of a shop at a provider, as it is stored. */
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
  /** What messages are checked by; null where nothing is stored. */
  readonly webhookSecret: string | null
}

/** What was sent to the address of a connection. */
export interface SentMessage {
  readonly body: Buffer
  header(name: string): string | undefined
  readonly now: Date
}

/** A message that a provider has sent. */
export interface Notice {
  /** The provider's id; the same message is followed once. */
  readonly messageId: string
  readonly type: string
  /** What it is about at the provider; null for what payments have nothing to do with. */
  readonly reference: string | null
}

export interface CheckResult {
  readonly account: string
  readonly findings: readonly ConnectionFinding[]
}

/** The message is not the provider's, or is too old. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}

/** What a provider is asked to collect; nothing depends on how the method is set up. */
export type GatewayAttempt = Omit<Attempt, 'method'>

/** A provider that shops have an account with. */
export interface Gateway extends PaymentProvider {
  start(attempt: GatewayAttempt): ReturnType<PaymentProvider['start']>
  check(connection: OpenConnection, webhookUrl: string): Promise<CheckResult>
  /** Throws `MessageRefused` for what the provider has not sent. */
  readMessage(connection: OpenConnection, message: SentMessage): Promise<Notice>
  /**
   * What is true now of what a message is about; empty for payments that are not of this site. `isAwaited`: the shop still
   * waits for a payment, so that money which a buyer has approved may be taken.
   */
  follow(
    connection: OpenConnection,
    reference: string,
    isAwaited: (paymentId: string) => Promise<boolean>,
  ): Promise<readonly PaymentEvent[]>
  /** What can be followed to learn of the disputes that have changed since; absent: they come by webhook alone. */
  disputes?(connection: OpenConnection, since: Date): Promise<readonly string[]>
}

/** By the name of the provider: those of the product, and those of plug-ins. */
export type Gateways = Readonly<Record<string, Gateway>>
