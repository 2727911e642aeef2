import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@vitrine/sdk'
import type { RunningProduct } from '@vitrine/testkit/product'

export type Fetch = typeof globalThis.fetch
export type Merchant = ReturnType<typeof merchantOf>
export type Buyer = ReturnType<typeof buyerOf>

export const merchantOf = ({ baseUrl, sites }: RunningProduct, fetch?: Fetch) =>
  createClient({
    baseUrl,
    services: contract,
    auth: ApiKeyStrategy({ apiKey: sites[0]?.apiKey ?? '' }),
    ...(fetch && { fetch }),
  })

/** A visitor of the shop, with its own session. */
export const buyerOf = ({ baseUrl, sites }: RunningProduct, fetch?: Fetch) =>
  createClient({
    baseUrl,
    services: contract,
    auth: OAuthStrategy({ clientId: sites[0]?.clientId ?? '' }),
    ...(fetch && { fetch }),
  })

export interface BenchShop {
  /** A way to deliver to Germany, for 4.90. */
  readonly parcel: string
  /** The id of the way to pay. */
  readonly method: string
}

/** Everything that a shop needs to sell: euros, a parcel to Germany, a way to pay, and no limit of calls. */
export async function prepareShop(
  merchant: Merchant,
  provider: 'TEST_BANK' | 'BANK_TRANSFER',
): Promise<BenchShop> {
  await merchant.sites.updateSettings({
    settings: { currency: 'EUR', limits: { callsPerMinuteFactor: 10_000 } },
  })
  const { methods } = await merchant.payments.listMethods({})
  const known = methods.find((method) => method.provider === provider)
  const { method } = known
    ? { method: known }
    : await merchant.payments.saveMethod({ method: { provider, name: 'Card', active: true } })
  return { parcel: await deliverToGermany(merchant), method: method.id }
}

async function deliverToGermany({ delivery }: Merchant): Promise<string> {
  const { profiles } = await delivery.listDelivery({})
  const profile = profiles.find(({ isDefault }) => isDefault)
  if (!profile) throw new Error('There is no default delivery profile')
  const germany = { countryCode: 'DE', subdivisions: [], postalCodes: [] }
  const region = { name: 'Germany', active: true, destinations: [germany], carriers: [] }
  const { id, revision, name } = profile
  const saved = await delivery.saveDeliveryProfile({
    profile: { id, revision, name, regions: [region] },
  })
  const { option } = await delivery.saveShippingOption({
    option: {
      title: 'Parcel',
      estimatedDeliveryTime: '2–3 days',
      active: true,
      deliveryRegionIds: saved.profile.regions.map((one) => one.id),
      rates: [{ amount: '4.90', conditions: [], multiplyByQuantity: false }],
      freeFrom: null,
    },
  })
  return option.id
}

const ZERO = '00000000-0000-0000-0000-000000000000'

/** Products of one variant with so many pieces each; their ids. */
export async function stockShelf(
  merchant: Merchant,
  products: number,
  pieces: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < products; at += 1) {
    const { product } = await merchant.catalogV1.createProduct({
      product: {
        name: `Lamp ${at}`,
        productType: 'physical',
        priceData: { price: String(9 + at / 100) },
      },
    })
    const productId = product.id ?? ''
    await setPieces(merchant, productId, pieces)
    ids.push(productId)
  }
  return ids
}

export const setPieces = ({ inventory }: Merchant, productId: string, quantity: number) =>
  inventory.updateInventoryVariants({
    inventoryItem: { productId, trackQuantity: true, variants: [{ variantId: ZERO, quantity }] },
  })

/** Buyers of the product do not wait for each other. */
export async function markAsDrop({ stock }: Merchant, productId: string): Promise<void> {
  const { items } = await stock.listStock({ filter: { productIds: [productId] } })
  await stock.saveStock({ items: items.map(({ id }) => ({ id, drop: true })) })
}

export async function piecesOf({ inventory }: Merchant, productId: string): Promise<number> {
  const { inventoryItem } = await inventory.getInventoryVariants({
    inventoryId: productId,
    productId,
  })
  return inventoryItem.variants[0]?.quantity ?? 0
}

/** The input of a buyer in Berlin for a checkout. */
export const toBerlin = (parcel: string, email: string) => ({
  email,
  shipping: {
    address: {
      country: 'DE',
      city: 'Berlin',
      postalCode: '10117',
      addressLine: 'Unter den Linden 1',
    },
    contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
  },
  deliveryChoices: [{ code: parcel }],
})
