/** Languages of mails, by their two-letter codes. */
export const mailLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'he', 'ar'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** The topics of mails with editable texts. */
export const mailGroups = [
  'ORDERS',
  'SHIPPING',
  'RETURNS',
  'INVOICES',
  'SUBSCRIPTIONS',
  'SHOP',
  'ACCOUNT',
  'SECURITY',
] as const
export type MailGroup = (typeof mailGroups)[number]

/** Mails to shoppers and members whose texts the merchant can change. */
export const mailNames = [
  'order-confirmed',
  'order-paid',
  'order-payment-failed',
  'payment-requested',
  'order-edited',
  'order-change-proposed',
  'order-cancelled',
  'order-refunded',
  'order-credited',
  'order-shipped',
  'order-ready',
  'return-requested',
  'return-agreed',
  'return-declined',
  'return-refunded',
  'return-credited',
  'withdrawal-received',
  'invoice',
  'credit-note',
  'subscription-renewing',
  'subscription-payment-failed',
  'subscription-cancelled',
  'subscription-unavailable',
  'checkout-reminder',
  'back-in-stock',
  'price-drops',
  'price-mails-confirm',
  'newsletter-confirm',
  'review-request',
  'gift-card',
  'store-credit-ending',
  'welcome',
  'welcome-waiting',
  'approved',
  'activation',
  'account-exists',
  'verification-code',
  'password-recovery',
  'password-changed',
  'new-sign-in',
  'second-factor-code',
  'factor-added',
  'factor-removed',
  'factor-reset',
  'sign-in-linked',
  'sign-in-unlinked',
  'sign-in-denied',
  'passkey-copied',
] as const
export type MailName = (typeof mailNames)[number]

/** The parts of a mail that are text, in their order. */
export const mailTextParts = [
  'subject',
  'title',
  'greeting',
  'intro',
  'button',
  'trackingButton',
  'closing',
] as const
export type MailTextPart = (typeof mailTextParts)[number]

/** The states of a test mail that staff send to themselves. */
export const testMailStates = ['WAITING', 'KEPT'] as const
export type TestMailState = (typeof testMailStates)[number]
