import { Json, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** The sales channels. */
export const channels = [
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
] as const
export type Channel = (typeof channels)[number]
export const Channel = () => OneOf(channels)

/** How many fields of a merchant's own a checkout has at most. */
export const MAX_CUSTOM_FIELDS = 100
/** How many delivery groups a checkout has at most. */
export const MAX_DELIVERY_GROUPS = 20
export const MAX_CONSENTS = 20

/** An answer of the buyer to a question of the merchant. */
export const CustomField = Type.Object({ title: Text(1, 500), value: Json() })
export type CustomField = Static<typeof CustomField>

/** The buyer's consent, with the exact text that was shown. */
export const NewConsent = Type.Object({
  /** Such as `terms` or `newsletter`. */
  key: Text(1, 100),
  text: Text(1, 5000),
})
export const Consent = Type.Object({ ...NewConsent.properties, givenDate: Timestamp() })
export type Consent = Static<typeof Consent>
