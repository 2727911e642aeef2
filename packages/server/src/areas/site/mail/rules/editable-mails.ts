import type { MailGroup, MailName } from '@vitrine/contract/mail-texts'
import type { MailFacts, MailRequest, TemplateName } from '../model.ts'

/** The meaning of each placeholder. */
export const placeholderDescriptions = {
  shop: 'The name of the shop',
  name: 'The name of the reader, where it is known',
  orderNumber: 'The number of the order',
  returnNumber: 'The number of the return',
  invoiceNumber: 'The number of the invoice or credit note',
  amount: 'The amount that the mail is about, with its currency',
  credit: 'The part of the amount that is store credit',
  product: 'The name of the product',
  date: 'The day of the next order or of the next attempt',
  period: 'How long the code or link is valid',
  time: 'When it happens, with day and time',
  factor: 'The second step, such as “a passkey”',
  provider: 'The name of the sign-in provider',
  passkey: 'What its owner calls the passkey',
} as const
export type MailPlaceholderName = keyof typeof placeholderDescriptions

/** A mail whose texts the merchant can change. */
export interface EditableMail {
  readonly group: MailGroup
  /** Placeholders allowed in its texts; its template provides values for all of them. */
  readonly placeholders: readonly MailPlaceholderName[]
  /** Placeholders that the intro must contain, because the mail shows them nowhere else. */
  readonly required: readonly MailPlaceholderName[]
  /** The template and the branch of its texts, for templates with variants. */
  readonly variantOf?: readonly [template: TemplateName, variant: string]
}

const mail = (
  group: MailGroup,
  placeholders: readonly MailPlaceholderName[],
  { required = [], ...rest }: Partial<EditableMail> = {},
): EditableMail => ({ group, placeholders: ['shop', ...placeholders], required, ...rest })

const order = ['name', 'orderNumber', 'amount'] as const
const goodsBack = ['name', 'orderNumber', 'returnNumber'] as const
const invoice = ['name', 'invoiceNumber', 'orderNumber', 'amount'] as const
const renewal = ['name', 'product', 'date', 'amount'] as const

export const editableMails: Readonly<Record<MailName, EditableMail>> = {
  'order-confirmed': mail('ORDERS', order),
  'order-paid': mail('ORDERS', order),
  'order-payment-failed': mail('ORDERS', order),
  'payment-requested': mail('ORDERS', order, { required: ['amount'] }),
  'order-edited': mail('ORDERS', order),
  'order-change-proposed': mail('ORDERS', ['orderNumber', 'amount']),
  'order-cancelled': mail('ORDERS', order),
  'order-refunded': mail('ORDERS', order, { required: ['amount'] }),
  'order-credited': mail('ORDERS', [...order, 'credit'], { required: ['amount', 'credit'] }),
  'order-shipped': mail('SHIPPING', ['name', 'orderNumber']),
  'order-ready': mail('SHIPPING', ['name', 'orderNumber']),
  'return-requested': mail('RETURNS', goodsBack),
  'return-agreed': mail('RETURNS', goodsBack),
  'return-declined': mail('RETURNS', goodsBack),
  'return-refunded': mail('RETURNS', [...goodsBack, 'amount'], { required: ['amount'] }),
  'return-credited': mail('RETURNS', [...goodsBack, 'amount', 'credit'], {
    required: ['amount', 'credit'],
  }),
  'withdrawal-received': mail('RETURNS', goodsBack),
  invoice: mail('INVOICES', invoice),
  'credit-note': mail('INVOICES', invoice),
  'subscription-renewing': mail('SUBSCRIPTIONS', renewal, {
    required: ['product', 'date', 'amount'],
  }),
  'subscription-payment-failed': mail('SUBSCRIPTIONS', renewal, {
    required: ['product', 'amount'],
  }),
  'subscription-cancelled': mail('SUBSCRIPTIONS', ['name', 'product'], { required: ['product'] }),
  'subscription-unavailable': mail('SUBSCRIPTIONS', ['name', 'product'], {
    required: ['product'],
  }),
  'checkout-reminder': mail('SHOP', ['name']),
  'back-in-stock': mail('SHOP', ['product']),
  'price-drops': mail('SHOP', []),
  'price-mails-confirm': mail('SHOP', []),
  'newsletter-confirm': mail('SHOP', []),
  'review-request': mail('SHOP', ['name', 'orderNumber']),
  'gift-card': mail('SHOP', ['name', 'amount'], { required: ['amount'] }),
  'store-credit-ending': mail('SHOP', ['name', 'amount', 'date'], {
    required: ['amount', 'date'],
  }),
  welcome: mail('ACCOUNT', ['name'], { variantOf: ['welcome', 'ready'] }),
  'welcome-waiting': mail('ACCOUNT', ['name'], { variantOf: ['welcome', 'waiting'] }),
  approved: mail('ACCOUNT', ['name']),
  activation: mail('ACCOUNT', ['name', 'period']),
  'account-exists': mail('ACCOUNT', ['name']),
  'verification-code': mail('ACCOUNT', ['name', 'period']),
  'password-recovery': mail('ACCOUNT', ['name', 'period']),
  'password-changed': mail('SECURITY', ['name']),
  'new-sign-in': mail('SECURITY', ['name']),
  'second-factor-code': mail('SECURITY', ['name', 'period']),
  'factor-added': mail('SECURITY', ['name', 'factor'], {
    required: ['factor'],
    variantOf: ['factor-changed', 'added'],
  }),
  'factor-removed': mail('SECURITY', ['name', 'factor'], {
    required: ['factor'],
    variantOf: ['factor-changed', 'removed'],
  }),
  'factor-reset': mail('SECURITY', ['name', 'time'], { required: ['time'] }),
  'sign-in-linked': mail('SECURITY', ['name', 'provider'], {
    required: ['provider'],
    variantOf: ['sign-in-linked', 'linked'],
  }),
  'sign-in-unlinked': mail('SECURITY', ['name', 'provider'], {
    required: ['provider'],
    variantOf: ['sign-in-linked', 'unlinked'],
  }),
  'sign-in-denied': mail('SECURITY', ['name']),
  'passkey-copied': mail('SECURITY', ['name', 'passkey'], { required: ['passkey'] }),
}

/** The path of a mail's texts in a catalogue: those of a variant are a branch of its template's. */
export function placeOf(name: MailName): {
  readonly template: TemplateName
  readonly variant?: string
} {
  const [template, variant] = editableMails[name].variantOf ?? []
  return template ? { template, ...(variant && { variant }) } : { template: name as TemplateName }
}

/** The editable mail of a template; undefined for mails to staff, whose texts are fixed. */
export function editableMailOf<Name extends TemplateName>({
  template,
  facts,
}: Pick<MailRequest<Name>, 'template' | 'facts'>): MailName | undefined {
  switch (template) {
    case 'welcome':
      return (facts as MailFacts['welcome']).isWaiting ? 'welcome-waiting' : 'welcome'
    case 'factor-changed':
      return `factor-${(facts as MailFacts['factor-changed']).change}`
    case 'sign-in-linked':
      return `sign-in-${(facts as MailFacts['sign-in-linked']).change}`
    default:
      return template in editableMails ? (template as unknown as MailName) : undefined
  }
}
