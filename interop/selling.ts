import {
  cart,
  cartV2,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  currencies,
  currentCart,
  currentCartV2,
  deliveryProfile,
  discountRules,
  giftVouchers,
  localDeliveryOptions,
  manualTaxMappings,
  pickupLocations,
  shippingOptions,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
  totalsCalculator,
} from '@wix/ecom'
import { coupons } from '@wix/marketing'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { products, productsV3 } from '@wix/stores'
import { type PublishedClients, startForPublishedClients } from './published-server.ts'

const modules = {
  cart,
  cartV2,
  checkout,
  checkoutSettings,
  checkoutTemplates,
  coupons,
  currencies,
  currentCart,
  currentCartV2,
  deliveryProfile,
  discountRules,
  giftVouchers,
  localDeliveryOptions,
  manualTaxMappings,
  pickupLocations,
  products,
  productsV3,
  shippingOptions,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
  totalsCalculator,
}
export const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export const itemOf = (catalogItemId: string, quantity = 1, options?: object) => ({
  quantity,
  catalogReference: { catalogItemId, appId, ...(options && { options }) },
})

/** A running shop with the published clients that sell. */
export async function startForSelling() {
  const published = await startForPublishedClients()
  return {
    published,
    visitor: () => visitorOf(published),
    merchant: () => merchantOf(published),
    stop: published.stop,
  }
}
export type Selling = Awaited<ReturnType<typeof startForSelling>>
type Merchant = ReturnType<typeof merchantOf>

const visitorOf = ({ clientId, fetch }: PublishedClients) =>
  createClient({ modules, auth: OAuthStrategy({ clientId }), fetch })

const merchantOf = ({ site, fetch }: PublishedClients) =>
  createClient({
    modules,
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    fetch,
  })

export async function createMug(merchant: Merchant, price = 9): Promise<string> {
  const { product } = await merchant.products.createProduct({
    name: 'Mug',
    productType: 'physical',
    priceData: { price },
  } as never)
  return product?._id ?? ''
}

const isGermany = ({ name }: { name?: string | null }) => name === 'Germany'

/** A way to deliver to Germany, for 4.90. */
export async function deliverToGermany(merchant: Merchant): Promise<string> {
  const { items } = await merchant.deliveryProfile.queryDeliveryProfiles().find()
  const profile = items.find((one) => one.default)
  const regions = profile?.deliveryRegions ?? []
  const added = regions.some(isGermany)
    ? regions
    : await addGermany(merchant, profile?._id ?? '', profile?.revision ?? '')
  const option = await merchant.shippingOptions.createShippingOption({
    title: 'Parcel',
    estimatedDeliveryTime: '2–3 days',
    deliveryRegionIds: [added.find(isGermany)?._id ?? ''],
    rates: [{ amount: '4.90' }],
  } as never)
  return option._id ?? ''
}

async function addGermany(merchant: Merchant, profileId: string, revision: string) {
  const germany = { name: 'Germany', destinations: [{ countryCode: 'DE' }] }
  const { deliveryProfile: saved } = await merchant.deliveryProfile.addDeliveryRegion(
    profileId,
    germany as never,
    { revision } as never,
  )
  return saved?.deliveryRegions ?? []
}

/** 19 % in Germany for products that name no group. */
export async function taxGermany(merchant: Merchant): Promise<void> {
  const { taxCalculatorDetails } = await merchant.taxCalculation.listTaxCalculators()
  const manual = taxCalculatorDetails?.find(({ displayName }) => displayName?.includes('Manual'))
  const { taxGroups: defaults } = await merchant.taxGroups.listDefaultTaxGroups()
  const { items } = await merchant.taxRegions.queryTaxRegions().find()
  const region =
    items.find(({ country }) => country === 'DE') ??
    (await merchant.taxRegions.createTaxRegion({
      country: 'DE',
      subdivision: '',
      appId: manual?.appId,
      taxIncludedInPrice: false,
    } as never))
  await merchant.manualTaxMappings.createManualTaxMapping({
    taxGroupId: defaults?.[0]?._id ?? '',
    taxRegionId: region._id ?? '',
    taxRate: '0.19',
    taxName: 'MwSt',
  } as never)
}

const berlin = { country: 'DE', city: 'Berlin', postalCode: '10117', addressLine1: 'Linden 1' }
/** The shipping address of test orders. */
export const destination = {
  address: berlin,
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

/** Orders a product as a new visitor; returns the order and the visitor's tokens. */
export async function orderProduct(
  shop: Selling,
  { productId, delivery, quantity }: { productId: string; delivery: string; quantity: number },
) {
  const client = shop.visitor()
  const created = await client.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [itemOf(productId, quantity)],
    checkoutInfo: {
      buyerInfo: { email: 'ada@example.com' },
      billingInfo: destination,
      shippingInfo: {
        shippingDestination: destination,
        selectedCarrierServiceOption: { code: delivery },
      },
    },
  } as never)
  const { orderId = '' } = await client.checkout.createOrder(created._id ?? '')
  const { clientId, fetch } = shop.published
  const auth = OAuthStrategy({ clientId, tokens: client.auth.getTokens() })
  return { id: orderId ?? '', auth, fetch }
}
