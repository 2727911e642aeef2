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

/** What the buyer is to do next. */
export const PaymentStep = Type.Object({
  kind: OneOf(['NONE', 'REDIRECT', 'INSTRUCTIONS']),
  /** Of REDIRECT: the page of the provider. */
  url: Nullable(Type.String()),
  /** Of INSTRUCTIONS: what the merchant says, in plain text. */
  text: Nullable(Type.String()),
  /** Of a bank transfer. */
  transfer: Nullable(
    Type.Object({
      holder: Type.String(),
      iban: Type.String(),
      bic: Type.String(),
      amount: Minor(),
      currency: Type.String(),
      /** What the buyer writes into the transfer. */
      reference: Type.String(),
      dueDate: Nullable(Timestamp()),
      /** Content of an EPC QR code, which banking apps read; null unless the account takes euros. */
      epc: Nullable(Type.String()),
    }),
  ),
})
export type PaymentStep = Static<typeof PaymentStep>

/** One attempt to pay an order, or money that came in otherwise. Amounts in minor units of the order’s currency. */
export const Payment = Type.Object({
  id: Guid(),
  methodId: Nullable(Guid()),
  /** Such as `BANK_TRANSFER`, `STRIPE`, `TEST_BANK` or `RECORDED`. */
  provider: Type.String(),
  /** How it is called to the buyer. */
  name: Type.String(),
  /** Paid outside of the shop and recorded by hand. */
  isOffline: Type.Boolean(),
  state: OneOf(paymentStates),
  amount: Minor(),
  captured: Minor(),
  refunded: Minor(),
  /** What stands on the bank statement or at the provider. */
  reference: Nullable(Type.String()),
  card: Nullable(Type.Object({ brand: Type.String(), lastFourDigits: Type.String() })),
  /** What the buyer does for it; null for recorded money. */
  step: Nullable(PaymentStep),
  /** Why it failed, such as `insufficient_funds`. */
  failure: Nullable(Type.String()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Payment = Static<typeof Payment>

/** Providers that the product comes with; plug-ins bring others, such as `BANK_LINK`. */
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

/** Providers of the product that charge a saved method, so that subscriptions renew without their buyer. */
export const renewingProviders = [
  'TEST_BANK',
  'STRIPE',
  'MOLLIE',
  'PAYPAL',
] as const satisfies readonly PaymentProviderName[]

/** One of the product’s, or of a plug-in of the installation. */
export const ProviderName = () => Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,39}$' })

const AccountField = Type.Object({ label: Texts, help: Type.Optional(Texts) })

/** A payment provider of a plug-in. */
export const PluginProvider = Type.Object({
  provider: ProviderName(),
  title: Texts,
  /** One sentence for merchants. */
  about: Texts,
  /** What merchants enter to connect it; fields that are absent are not needed. */
  key: AccountField,
  clientId: Type.Optional(AccountField),
  webhookSecret: Type.Optional(AccountField),
  /** What to do with the address for messages. */
  webhook: Texts,
  /** Whether merchants say themselves that keys are for tests. */
  asksForTest: Type.Boolean(),
})
export type PluginProvider = Static<typeof PluginProvider>

/** Which orders a method is for: PICKUP those that are collected, SHIPPING those that are sent or brought. */
export const methodDeliveries = ['ANY', 'PICKUP', 'SHIPPING'] as const

const country = () => Type.String({ pattern: '^[A-Z]{2}$' })
export const MAX_PAYMENT_METHODS = 50

const methodFields = {
  provider: ProviderName(),
  name: Text(1, 100),
  /** One or two sentences beside the name. */
  description: Text(0, 500),
  /** What the buyer reads after ordering. */
  instructions: Text(0, 2000),
  active: Type.Boolean(),
  /** ISO 3166-1 alpha-2 of the bill; empty: everywhere. */
  countries: Type.Array(country(), { maxItems: 250 }),
  /** Least and largest total, in minor units of the shop’s currency; null: no limit. */
  minTotal: Nullable(Type.Integer({ minimum: 0 })),
  maxTotal: Nullable(Type.Integer({ minimum: 0 })),
  delivery: OneOf(methodDeliveries),
  /** Days in which a transfer or an invoice is to be paid. */
  dueDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** Of BANK_TRANSFER and INVOICE. */
  account: Nullable(Type.Object({ holder: Text(1, 70), iban: Text(5, 42), bic: Text(0, 11) })),
}

/** A way to pay, as a merchant has set it up. */
export const PaymentMethod = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  ...methodFields,
})
export type PaymentMethod = Static<typeof PaymentMethod>

/** A method to store: with an `id`, that one is replaced. */
export const PaymentMethodInput = Type.Object({
  id: Omittable(Guid()),
  /** Needed with an id. */
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

/** A way to pay that a buyer may choose, or why not. */
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
