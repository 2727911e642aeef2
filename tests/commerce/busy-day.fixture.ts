import type { Merchant, TestServer, Visitor } from '@vitrine/testkit'
import { coupon } from './cart-v2.fixture.ts'
import { berlin } from './checkout.fixture.ts'
import { pickupPlace } from './fulfillment.fixture.ts'
import { giftCardProduct } from './gift-card.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'

/** The products, with their initial stock. Prices include tax. */
const assortment = [
  { name: 'Lamp', price: '9.00', isReduced: false },
  { name: 'Book', price: '12.95', isReduced: true },
  { name: 'Shade', price: '20.00', isReduced: false },
  { name: 'Tea', price: '4.35', isReduced: true },
] as const
export const IN_THE_MORNING = 100

const vienna = {
  address: { country: 'AT', city: 'Wien', postalCode: '1010', addressLine: 'Graben 1' },
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

/** A shop that sells to Germany and Austria, with two tax rates each, by parcel and by pickup. */
export async function openShop(shop: TestServer) {
  const merchant = shop.people.merchant()
  const taxes = { pricesIncludeTax: true, originCountry: 'DE', scheme: 'OSS' } as const
  await merchant.api.sites.updateSettings({ settings: { currency: 'EUR', taxes } })
  for (const country of ['DE', 'AT']) await collectTaxIn(merchant, country)
  const parcel = await deliverTo(merchant, ['DE', 'AT'])
  const pickup = await pickupPlace(shop)
  const goods = await stockUp(merchant)
  const giftCard = await giftCardProduct(merchant)
  const code = await coupon(shop)
  const { methods } = await merchant.api.payments.listMethods({})
  const transfer = methods[0]?.id ?? ''
  const { method } = await merchant.api.payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  await saveInvoiceSettings(shop)
  return { parcel, pickup, goods, giftCard, code, transfer, card: method.id }
}
export type OpenShop = Awaited<ReturnType<typeof openShop>>

const collectTaxIn = ({ api }: Merchant, country: string) =>
  api.taxes.saveTaxRegion({
    region: {
      country,
      subdivision: '',
      postalCodes: [],
      usesPublishedRates: true,
      taxIncludedInPrice: null,
    },
  })

/** Creates a delivery option to some countries for 4.90; returns its id. */
async function deliverTo({ api }: Merchant, countries: readonly string[]): Promise<string> {
  const { profiles } = await api.delivery.listDelivery({})
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile) throw new Error('There is no default profile')
  const destinations = countries.map((countryCode) => ({
    countryCode,
    subdivisions: [],
    postalCodes: [],
  }))
  const saved = await api.delivery.saveDeliveryProfile({
    profile: {
      id: profile.id,
      revision: profile.revision,
      name: profile.name,
      regions: [{ name: 'All of it', active: true, destinations, carriers: [] }],
    },
  })
  const { option } = await api.delivery.saveShippingOption({
    option: {
      title: 'Parcel',
      estimatedDeliveryTime: '',
      active: true,
      deliveryRegionIds: saved.profile.regions.map(({ id }) => id),
      rates: [{ amount: '4.90', conditions: [], multiplyByQuantity: false }],
      freeFrom: null,
    },
  })
  return option.id
}

/** Creates the products; returns their ids. */
async function stockUp({ api }: Merchant): Promise<string[]> {
  const { groups } = await api.taxes.listTaxes({})
  const reduced = groups.find(({ category }) => category === 'REDUCED')?.id
  const ids: string[] = []
  for (const { name, price, isReduced } of assortment) {
    const { product } = await api.products.saveProduct({
      product: {
        name,
        ...(isReduced && { taxGroupId: reduced }),
        variants: [{ price, cost: '2.00', stock: { quantity: IN_THE_MORNING } }],
      },
    })
    ids.push(product.id)
  }
  return ids
}

/** The lines of a purchase, and how it is paid. */
export interface Basket {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly email: string
  readonly isCollected: boolean
  readonly isAbroad: boolean
  readonly hasCoupon: boolean
  /** Otherwise by bank transfer. */
  readonly byCard: boolean
  readonly giftCard?: string
}

/** The basket of the nth order: all kinds are combined. */
export function basketOf({ goods }: OpenShop, nth: number): Basket {
  const first = nth % goods.length
  const second = (nth + 1 + Math.floor(nth / goods.length)) % goods.length
  const more = second === first ? [] : [{ productId: goods[second] ?? '', quantity: 1 }]
  return {
    lines: [{ productId: goods[first] ?? '', quantity: 1 + (nth % 3) }, ...more],
    email: `buyer${nth}@example.com`,
    isCollected: nth % 6 === 5,
    isAbroad: nth % 10 === 7,
    hasCoupon: nth % 5 === 0,
    byCard: nth % 2 === 0,
  }
}

/** Orders and pays a basket: by card on the bank's page, or by a transfer that the merchant records. */
export async function buy(shop: TestServer, open: OpenShop, buyer: Visitor, basket: Basket) {
  const checkoutId = await checkOut(open, buyer, basket)
  const paymentMethodId = basket.byCard ? open.card : open.transfer
  const { order } = await buyer.api.orders.placeOrder({ checkoutId, paymentMethodId })
  const { id } = order
  if (basket.byCard) await payAtBank(buyer, order.payments.at(-1)?.id ?? '')
  else await shop.people.merchant().api.orders.recordPayment({ id })
  return (await shop.people.merchant().api.orders.getOrder({ id })).order
}
export type DayOrder = Awaited<ReturnType<typeof buy>>

async function checkOut(open: OpenShop, { api }: Visitor, basket: Basket): Promise<string> {
  const place = basket.isAbroad && !basket.isCollected ? vienna : berlin
  const isSent = basket.lines.some(({ productId }) => productId !== open.giftCard)
  const code = basket.isCollected ? open.pickup : open.parcel
  const { checkout } = await api.checkout.create({
    lines: [...basket.lines],
    email: basket.email,
    billing: place,
    ...(isSent && { shipping: place, deliveryChoices: [{ code }] }),
  })
  const { id } = checkout
  if (basket.hasCoupon) await api.checkout.applyCode({ id, code: open.code })
  if (basket.giftCard) await api.checkout.applyGiftCard({ id, code: basket.giftCard })
  return id
}

/** Pays a payment on the bank's page. */
export const payAtBank = ({ api }: Visitor, id: string) => {
  const fields = new URLSearchParams({ card: '4242424242424242' })
  return api.testBank.submitTestPayment({ id }, { body: new Blob([fields.toString()]) })
}

/** The code of the gift card in the mail to an address. */
export async function codeMailedTo({ api }: Merchant, email: string): Promise<string> {
  const { mails } = await api.mailbox.listMails({})
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
  return texts.join(' ').match(/([2-9A-Z]{4}-){3}[2-9A-Z]{4}/)?.[0] ?? ''
}
