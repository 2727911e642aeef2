import type { Order, OrderLine, OrderPayment } from './setup.ts'

const taxed = { beforeTax: 757, tax: 143, afterTax: 900, taxes: [] }

export const storedLine = (own: Partial<OrderLine> = {}): OrderLine => ({
  ...taxed,
  id: 'l1',
  quantity: 2,
  unitPrice: 450,
  listed: 900,
  subtotal: 900,
  discount: 0,
  total: 900,
  productId: 'p1',
  variantId: 'v1',
  name: 'Lamp',
  descriptionLines: [{ kind: 'choice', name: 'Size', value: 'L', colorCode: null }],
  image: null,
  sku: 'LAMP',
  kind: 'PHYSICAL',
  shippable: true,
  refunded: 0,
  restocked: 0,
  ...own,
})

export const storedPayment = (own: Partial<OrderPayment> = {}): OrderPayment => ({
  id: 'y1',
  methodId: 'm1',
  provider: 'BANK_TRANSFER',
  name: 'Transfer',
  isOffline: true,
  state: 'PENDING',
  amount: 1390,
  captured: 0,
  refunded: 0,
  reference: '10001',
  card: null,
  step: null,
  failure: null,
  createdDate: new Date(0),
  updatedDate: new Date(0),
  ...own,
})

const balance = { paid: 0, refunded: 0, refunding: 0, authorized: 0, pending: 1390, due: 1390 }

/** Two lamps of 4.50 € with a parcel of 4.90 €, to be paid by transfer. */
export const storedOrder = ({
  balance: ownBalance,
  ...own
}: Partial<Omit<Order, 'balance'>> & {
  readonly balance?: Partial<Order['balance']>
} = {}): Order => ({
  id: 'o1',
  number: '10001',
  revision: 1,
  state: 'PLACED',
  paymentState: 'UNPAID',
  fulfillmentState: 'NONE',
  channel: 'WEB',
  memberId: null,
  checkoutId: null,
  email: 'ada@example.com',
  currency: 'EUR',
  exponent: 2,
  pricesIncludeTax: true,
  lines: [storedLine()],
  discounts: [],
  delivery: [
    {
      ...taxed,
      afterTax: 490,
      groupId: 'g1',
      optionId: 'd1',
      title: 'Parcel',
      price: 490,
      discount: 0,
      total: 490,
    },
  ],
  taxes: [
    {
      rateId: 'r1',
      name: 'VAT',
      rate: '0.19',
      country: 'DE',
      reason: 'standard',
      base: 1168,
      amount: 222,
      isIncluded: true,
    },
  ],
  totals: {
    listed: 900,
    subtotal: 900,
    discount: 0,
    delivery: 490,
    deliveryDiscount: 0,
    fees: 0,
    tax: 0,
    includedTax: 222,
    total: 1390,
  },
  balance: { ...balance, ...ownBalance },
  payments: [storedPayment()],
  refunds: [],
  shipping: {
    address: {
      country: 'DE',
      city: 'Berlin',
      postalCode: '10117',
      addressLine: 'Unter den Linden 1',
    },
    contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
  },
  billing: null,
  note: '',
  giftMessage: '',
  customFields: [],
  consents: [],
  language: 'en',
  tags: [],
  archived: false,
  seen: true,
  activities: [],
  payUntilDate: null,
  link: 'o1.signature',
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
  placedDate: new Date('2026-05-01T10:00:00Z'),
  ...own,
})
