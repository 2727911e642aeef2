import { Minor } from '../cart/estimate.ts'
import {
  Guid,
  Maybe,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { Texts } from '../plugins/schemas.ts'

export const paymentStates = [
  'PENDING',
  'IN_REVIEW',
  'AUTHORIZED',
  'CAPTURED',
  'FAILED',
  'CANCELLED',
  'RELEASED',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The buyer's next step. */
export const PaymentStep = Type.Object({
  kind: OneOf(['NONE', 'REDIRECT', 'INSTRUCTIONS']),
  /** For REDIRECT: the page of the provider. */
  url: Nullable(Type.String()),
  /** For INSTRUCTIONS: the merchant's text, plain. */
  text: Nullable(Type.String()),
  /** Account data for a bank transfer. */
  transfer: Nullable(
    Type.Object({
      holder: Type.String(),
      iban: Type.String(),
      bic: Type.String(),
      amount: Minor(),
      currency: Type.String(),
      /** The payment reference for the transfer. */
      reference: Type.String(),
      dueDate: Nullable(Timestamp()),
      /** Content of an EPC QR code for banking apps; null unless the account accepts euros. */
      epc: Nullable(Type.String()),
    }),
  ),
})
export type PaymentStep = Static<typeof PaymentStep>

/** An attempt to pay an order, or a recorded payment. Amounts in minor units of the order’s currency. */
export const Payment = Type.Object({
  id: Guid(),
  methodId: Nullable(Guid()),
  /** Such as `BANK_TRANSFER`, `STRIPE`, `TEST_BANK` or `RECORDED`. */
  provider: Type.String(),
  /** The name shown to the buyer. */
  name: Type.String(),
  /** Paid outside of the shop and recorded by hand. */
  isOffline: Type.Boolean(),
  state: OneOf(paymentStates),
  amount: Minor(),
  captured: Minor(),
  refunded: Minor(),
  /** The reference on the bank statement or at the provider. */
  reference: Nullable(Type.String()),
  card: Nullable(Type.Object({ brand: Type.String(), lastFourDigits: Type.String() })),
  /** The buyer's next step; null for recorded payments. */
  step: Nullable(PaymentStep),
  /** Why it failed, such as `insufficient_funds`. */
  failure: Nullable(Type.String()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Payment = Static<typeof Payment>

/** Built-in providers; plug-ins add others, such as `BANK_LINK`. */
export const paymentProviders = [
  'BANK_TRANSFER',
  'CASH',
  'INVOICE',
  'TEST_BANK',
  'STRIPE',
  'MOLLIE',
  'PAYPAL',
] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** Built-in providers that can charge a saved method, so that subscriptions renew without the buyer. */
export const renewingProviders = [
  'TEST_BANK',
  'STRIPE',
  'MOLLIE',
  'PAYPAL',
] as const satisfies readonly PaymentProviderName[]

/** A built-in provider, or one of a plug-in of the installation. */
export const ProviderName = () => Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,39}$' })

const AccountField = Type.Object({ label: Texts, help: Type.Optional(Texts) })

/** A payment provider of a plug-in. */
export const PluginProvider = Type.Object({
  provider: ProviderName(),
  title: Texts,
  /** A description for merchants, in one sentence. */
  about: Texts,
  /** The fields for connecting it; absent fields are not needed. */
  key: AccountField,
  clientId: Type.Optional(AccountField),
  webhookSecret: Type.Optional(AccountField),
  /** Instructions for the webhook URL. */
  webhook: Texts,
  /** Whether merchants have to state that keys are for tests. */
  asksForTest: Type.Boolean(),
})
export type PluginProvider = Static<typeof PluginProvider>

/** The orders a method is for: PICKUP for those to pick up, SHIPPING for those to ship or deliver locally. */
export const methodDeliveries = ['ANY', 'PICKUP', 'SHIPPING'] as const

const country = () => Type.String({ pattern: '^[A-Z]{2}$' })
export const MAX_PAYMENT_METHODS = 50

const methodFields = {
  provider: ProviderName(),
  name: Text(1, 100),
  /** One or two sentences next to the name. */
  description: Text(0, 500),
  /** The text shown to the buyer after ordering. */
  instructions: Text(0, 2000),
  active: Type.Boolean(),
  /** ISO 3166-1 alpha-2 of the billing address; empty: all. */
  countries: Type.Array(country(), { maxItems: 250 }),
  /** Minimum and maximum total, in minor units of the shop’s currency; null: no limit. */
  minTotal: Nullable(Type.Integer({ minimum: 0 })),
  maxTotal: Nullable(Type.Integer({ minimum: 0 })),
  delivery: OneOf(methodDeliveries),
  /** Days until a transfer or an invoice has to be paid. */
  dueDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** For BANK_TRANSFER and INVOICE. */
  account: Nullable(Type.Object({ holder: Text(1, 70), iban: Text(5, 42), bic: Text(0, 11) })),
}

/** A payment method, as configured by a merchant. */
export const PaymentMethod = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  ...methodFields,
})
export type PaymentMethod = Static<typeof PaymentMethod>

/** A method to store; with an `id`, it replaces that one. */
export const PaymentMethodInput = Type.Object({
  id: Omittable(Guid()),
  /** Required with an id. */
  revision: Omittable(Type.Integer()),
  provider: methodFields.provider,
  name: methodFields.name,
  description: Omittable(methodFields.description),
  instructions: Omittable(methodFields.instructions),
  active: methodFields.active,
  countries: Omittable(methodFields.countries),
  minTotal: Maybe(Type.Integer({ minimum: 0 })),
  maxTotal: Maybe(Type.Integer({ minimum: 0 })),
  /** Default ANY. */
  delivery: Omittable(methodFields.delivery),
  dueDays: Omittable(methodFields.dueDays),
  account: Maybe(
    Type.Object({ holder: Text(1, 70), iban: Text(5, 42), bic: Omittable(Text(0, 11)) }),
  ),
})
export type PaymentMethodInput = Static<typeof PaymentMethodInput>

/** A payment method for buyers, and whether it can be chosen. */
export const PaymentOffer = Type.Object({
  id: Guid(),
  provider: ProviderName(),
  name: Type.String(),
  description: Type.String(),
  offered: Type.Boolean(),
  /** `offered`, `total-too-low`, `total-too-high`, `other-country`, `other-delivery` or `not-connected`. */
  reason: Type.String(),
  have: Nullable(Type.Union([Type.Number(), Type.String()])),
  need: Nullable(Type.Union([Type.Number(), Type.String()])),
})
export type PaymentOffer = Static<typeof PaymentOffer>
