import type { MailName } from '@vitrine/contract/mail-texts'
import { editableMails, type MailFacts, type OrderMail, placeOf } from '../../mail/index.ts'

/** The values that examples are created from. */
export interface ExampleBase {
  readonly now: Date
  /** ISO 4217. */
  readonly currency: string
  /** An order of the shop in place of the example. */
  readonly order?: OrderMail | undefined
}

const orderGroups = new Set(['ORDERS', 'SHIPPING', 'RETURNS', 'INVOICES'])

/** Whether a mail is about an existing order. */
export const isAboutOrder = (mail: MailName): boolean =>
  orderGroups.has(editableMails[mail].group) || mail === 'review-request'

const DAY = 86_400_000
const name = 'Alex Weber'
const product = 'Vase Luna'
/** No page has this address: an example opens nothing. */
const page = '/example'
const unsubscribePath = page

/** Example data of a mail, with number and items of an order where there is one. */
export const exampleFacts = (mail: MailName, base: ExampleBase): MailFacts[keyof MailFacts] => {
  const { template, variant = '' } = placeOf(mail)
  const shown = { ...base, order: base.order ?? exampleOrder(base.currency) }
  const make = examples[template as keyof typeof examples]
  return make(shown, variant)
}

const exampleOrder = (currency: string): OrderMail => ({
  number: '10001',
  path: page,
  amount: { value: '82.90', currency },
  lines: [
    { name: product, quantity: 1, total: { value: '49.00', currency } },
    { name: 'Espresso Nero', quantity: 2, total: { value: '29.00', currency } },
  ],
  delivery: { title: 'Standard', price: { value: '4.90', currency } },
  total: { value: '82.90', currency },
  name,
})

interface OrderExample extends ExampleBase {
  readonly order: OrderMail
}

/** The same order without the address that opens it. */
const orderMail = ({ order }: OrderExample) => ({ ...order, path: page })

const goods = ({ order }: OrderExample) => ({
  number: order.number,
  path: page,
  lines: order.lines.map(({ name: title, quantity }) => ({ name: title, quantity })),
  ...(order.name && { name: order.name }),
})
const parcel = (shown: OrderExample) => ({
  ...goods(shown),
  carrier: 'DHL',
  trackingNumber: '00340434161094000000',
  trackingLink: 'https://example.com/',
})
const goodsBack = (shown: OrderExample) => ({ ...goods(shown), returnNumber: '1001' })
const invoice = ({ order, now }: OrderExample) => ({
  number: `${now.getUTCFullYear()}-00001`,
  order: order.number,
  file: 'https://example.com/',
  amount: order.total,
  ...(order.name && { name: order.name }),
})
const subscription = ({ now, currency }: OrderExample) => ({
  product: 'Espresso Nero',
  path: page,
  date: new Date(now.getTime() + 7 * DAY),
  amount: { value: '14.50', currency },
  name,
})
const account = () => ({ address: 'https://example.com/', name })
const signIn = ({ now }: OrderExample) => ({
  at: now,
  network: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  name,
})
const code = () => ({ code: '048291', minutes: 10, name })

/** Example data by template. Codes and links of examples do not work. */
const examples = {
  'order-confirmed': orderMail,
  'order-paid': orderMail,
  'order-payment-failed': orderMail,
  'order-edited': orderMail,
  'order-cancelled': orderMail,
  'order-refunded': orderMail,
  'order-credited': (shown: OrderExample) => ({ ...orderMail(shown), credit: shown.order.amount }),
  'payment-requested': ({ order }: OrderExample) => ({
    number: order.number,
    address: 'https://example.com/',
    amount: order.amount,
    ...(order.name && { name: order.name }),
  }),
  'order-change-proposed': ({ order }: OrderExample) => ({
    number: order.number,
    address: 'https://example.com/',
    amount: order.amount,
  }),
  'order-shipped': parcel,
  'order-ready': goods,
  'return-requested': goodsBack,
  'return-agreed': goodsBack,
  'return-declined': goodsBack,
  'return-refunded': (shown: OrderExample) => ({ ...goodsBack(shown), amount: shown.order.amount }),
  'return-credited': (shown: OrderExample) => ({
    ...goodsBack(shown),
    amount: shown.order.amount,
    credit: shown.order.amount,
  }),
  'withdrawal-received': goodsBack,
  invoice: (shown: OrderExample) => ({
    ...invoice(shown),
    dueDate: new Date(shown.now.getTime() + 14 * DAY),
  }),
  'credit-note': invoice,
  'subscription-renewing': subscription,
  'subscription-payment-failed': (shown: OrderExample) => ({
    ...subscription(shown),
    address: 'https://example.com/',
  }),
  'subscription-cancelled': subscription,
  'subscription-unavailable': subscription,
  'checkout-reminder': ({ order }: OrderExample) => ({
    path: page,
    unsubscribePath,
    items: order.lines,
    more: 0,
    total: order.total,
    name,
  }),
  'back-in-stock': ({ currency }: OrderExample) => ({
    product,
    choices: '',
    price: { value: '49.00', currency },
    address: 'https://example.com/',
    unsubscribePath,
  }),
  'price-drops': ({ currency }: OrderExample) => ({
    path: page,
    unsubscribePath,
    items: [
      {
        name: product,
        choices: '',
        before: { value: '49.00', currency },
        now: { value: '39.00', currency },
      },
    ],
  }),
  'price-mails-confirm': () => ({ path: page }),
  'newsletter-confirm': () => ({ path: page }),
  'review-request': ({ order }: OrderExample) => ({
    number: order.number,
    path: page,
    unsubscribePath,
    items: order.lines.map((line) => ({ name: line.name })),
    ...(order.name && { name: order.name }),
  }),
  'gift-card': ({ currency }: OrderExample) => ({
    code: 'EXAMPLE',
    address: 'https://example.com/',
    amount: { value: '50.00', currency },
    name,
  }),
  'store-credit-ending': ({ currency, now }: OrderExample) => ({
    path: page,
    amount: { value: '15.00', currency },
    date: new Date(now.getTime() + 14 * DAY),
    name,
  }),
  welcome: (_: OrderExample, variant: string) => ({
    ...account(),
    isWaiting: variant === 'waiting',
  }),
  approved: account,
  activation: () => ({ ...account(), hours: 72 }),
  'account-exists': account,
  'verification-code': code,
  'password-recovery': () => ({ ...account(), hours: 3 }),
  'password-changed': signIn,
  'new-sign-in': signIn,
  'second-factor-code': code,
  'factor-changed': (_: OrderExample, variant: string) => ({
    factor: 'WEBAUTHN' as const,
    change: variant as 'added' | 'removed',
    name,
  }),
  'factor-reset': ({ now }: OrderExample) => ({
    due: new Date(now.getTime() + 3 * DAY),
    token: 'example',
    name,
  }),
  'sign-in-linked': (_: OrderExample, variant: string) => ({
    provider: 'Example',
    change: variant as 'linked' | 'unlinked',
    name,
  }),
  'sign-in-denied': signIn,
  'passkey-copied': (shown: OrderExample) => ({ ...signIn(shown), passkey: 'Laptop' }),
} satisfies {
  readonly [Name in keyof MailFacts]?: (shown: OrderExample, variant: string) => MailFacts[Name]
}
