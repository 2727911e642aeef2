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

/**
 * AUTOMATIC: the money is captured when the buyer pays. MANUAL: it is authorized, and captured by the merchant later.
 */
export const captureModes = ['AUTOMATIC', 'MANUAL'] as const

/** The account of a shop at a payment provider. Its keys are stored encrypted and never shown. */
export const PaymentConnection = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  provider: ProviderName(),
  /** True for test keys, with which no money moves. */
  isTest: Type.Boolean(),
  capture: OneOf(captureModes),
  /** The end of the key, for recognition. */
  keyHint: Type.String(),
  /** For PayPal and some providers of plug-ins; otherwise empty. */
  clientId: Type.String(),
  /** Whether the secret that verifies messages is stored: the signing secret; for PayPal the id of the webhook. */
  hasWebhookSecret: Type.Boolean(),
  /** The webhook URL for the provider. */
  webhookUrl: Type.String(),
  /** When the last message arrived; null before the first. */
  lastMessageDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type PaymentConnection = Static<typeof PaymentConnection>

/** A connection to store. A shop has one per provider. */
export const PaymentConnectionInput = Type.Object({
  provider: ProviderName(),
  /** Required for an existing connection. */
  revision: Omittable(Type.Integer()),
  /** The secret key; for PayPal the secret of the app. Absent: unchanged. */
  key: Omittable(Text(1, 255)),
  /** The signing secret of Stripe’s webhook, or the id of PayPal’s; Mollie needs none. Absent: unchanged. */
  webhookSecret: Omittable(Text(0, 255)),
  /** For PayPal: the client id of the app. */
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
  /** The key lacks permissions that payments need. */
  'KEY_LACKS_PERMISSION',
  'UNREACHABLE',
  /** The account cannot accept payments yet. */
  'PAYMENTS_NOT_ENABLED',
  /** No secret for verifying messages is stored: messages are refused. */
  'WEBHOOK_SECRET_MISSING',
  /** The provider has no webhook for this shop. */
  'WEBHOOK_MISSING',
  /** The shop has no public https URL that providers can reach. */
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
