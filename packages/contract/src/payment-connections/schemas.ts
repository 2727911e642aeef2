import {
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { ProviderName } from '../payments/schemas.ts'

/** Built-in providers that require an account of the shop; plug-ins can add others. */
export const connectedProviders = ['STRIPE', 'MOLLIE', 'PAYPAL'] as const
export type ConnectedProvider = (typeof connectedProviders)[number]

/** AUTOMATIC: the money is taken when the buyer pays. MANUAL: it is authorized, and taken by the merchant later. */
export const captureModes = ['AUTOMATIC', 'MANUAL'] as const

/** The account of a shop at a payment provider. Its keys are stored sealed and never shown. */
export const PaymentConnection = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  provider: ProviderName(),
  /** No money moves with keys for tests. */
  isTest: Type.Boolean(),
  capture: OneOf(captureModes),
  /** The end of the key, by which people recognise it. */
  keyHint: Type.String(),
  /** Of PayPal and some providers of plug-ins; else empty. */
  clientId: Type.String(),
  /** Whether what messages are checked by is stored: the signing secret, of PayPal the id of the webhook. */
  hasWebhookSecret: Type.Boolean(),
  /** The address for the provider's messages. */
  webhookUrl: Type.String(),
  /** When the last message arrived; null for none yet. */
  lastMessageDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type PaymentConnection = Static<typeof PaymentConnection>

/** A connection to store. A shop has one for each provider. */
export const PaymentConnectionInput = Type.Object({
  provider: ProviderName(),
  /** Needed where there is one already. */
  revision: Omittable(Type.Integer()),
  /** The secret key, of PayPal the secret of the app. Absent: it stays. */
  key: Omittable(Text(1, 255)),
  /** The signing secret of Stripe’s webhook, or the id of PayPal’s; Mollie needs none. Absent: it stays. */
  webhookSecret: Omittable(Text(0, 255)),
  /** Of PayPal: the client id of the app. */
  clientId: Omittable(Text(0, 255)),
  /** For PayPal: whether they are sandbox keys. For others this is derived from the keys. */
  isTest: Omittable(Type.Boolean()),
  /** Default AUTOMATIC. */
  capture: Omittable(OneOf(captureModes)),
})
export type PaymentConnectionInput = Static<typeof PaymentConnectionInput>

export const connectionProblems = [
  /** The provider refused the key. */
  'KEY_REFUSED',
  /** The key may not do everything that payments need. */
  'KEY_LACKS_PERMISSION',
  'UNREACHABLE',
  /** The account cannot accept payments yet. */
  'PAYMENTS_NOT_ENABLED',
  /** Nothing is stored by which messages can be checked: they are refused. */
  'WEBHOOK_SECRET_MISSING',
  /** The provider sends its messages to no address of this shop. */
  'WEBHOOK_MISSING',
  /** The shop is not at an https address that providers can reach. */
  'SHOP_NOT_REACHABLE',
] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

/** A problem that prevents payments. */
export const ConnectionFinding = Type.Object({
  problem: OneOf(connectionProblems),
  /** The provider's own message; null for none. */
  says: Nullable(Type.String()),
})
export type ConnectionFinding = Static<typeof ConnectionFinding>
