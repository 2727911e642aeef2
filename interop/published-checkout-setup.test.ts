import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from './published-shop.ts'
import { createMug, itemOf, type Selling, startForSelling, taxGermany } from './selling.ts'

let shop: Selling
let mug: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(merchant())
  await taxGermany(merchant())
})
afterAll(() => shop?.stop())

const visitor = () => shop.visitor()
const merchant = () => shop.merchant()
const rates = [{ amount: '2.50' }]

describe('calculations', () => {
  test('of totals and taxes use the request', async () => {
    const totals = await visitor().totalsCalculator.calculateTotals({
      lineItems: [{ _id: 'a', quantity: 2, price: '10', itemType: { preset: 'PHYSICAL' } }],
      shippingAddress: { country: 'DE', addressLine1: 'Linden 1' },
    } as never)
    expect(totals).toMatchObject({
      priceSummary: { subtotal: { amount: '20.00' }, tax: { amount: '3.80' } },
      calculatedLineItems: [{ lineItemId: 'a' }],
    })
    const taxed = await merchant().taxCalculation.calculateTax({
      currency: 'USD',
      addresses: [{ country: 'DE' }],
      lineItems: [{ _id: 'a', price: '100', quantity: 1, addressIndex: { singleAddress: 0 } }],
    } as never)
    expect(taxed).toMatchObject({
      taxSummary: { totalTax: '19.00', totalAmount: '100.00' },
      lineItemTaxDetails: [{ _id: 'a', taxBreakdown: [{ rate: '0.19' }] }],
    })
  })

  test('of currencies include the currency of the shop', async () => {
    const { currencies } = visitor()
    const { currencies: listed } = await currencies.listCurrencies()
    expect(listed?.map(({ code }) => code)).toContain('USD')
    const { amounts } = await currencies.convertCurrency({ from: 'USD', to: 'USD' }, [
      { value: '1095', decimalPlaces: 2 },
    ])
    expect(amounts).toEqual([{ value: '1095', decimalPlaces: 2 }])
    const { rate } = await currencies.getConversionRate({ from: 'USD', to: 'USD' })
    expect(rate).toEqual({ value: '1', decimalPlaces: 0 })
  })
})

test('tax exempt groups are created, found, changed and deleted', async () => {
  const { taxExemptGroups: api } = merchant()
  const group = await api.createTaxExemptGroup({ name: 'Resellers' })
  const id = group._id ?? ''
  const renamed = await api.updateTaxExemptGroup(id, {
    name: 'Schools',
    revision: group.revision,
  } as never)
  expect(renamed.name).toBe('Schools')
  const { items } = await api.queryTaxExemptGroups().find()
  expect(items.map(({ _id }) => _id)).toEqual([id])
  const made = await api.bulkCreateTaxExemptGroups([{ name: 'Clubs' }], { returnEntity: true })
  expect(made.results?.[0]?.item?.name).toBe('Clubs')
  await api.deleteTaxExemptGroup(id)
  expect((await failureOf(api.getTaxExemptGroup(id))).code).toBe('TAX_EXEMPT_GROUP_NOT_FOUND')
})

test('settings of the checkout are read and changed', async () => {
  const { checkoutSettings: api } = merchant()
  const changed = await api.updateCheckoutSettings({
    checkoutPolicies: { returnPolicy: { visible: true, content: 'Within thirty days.' } },
  } as never)
  expect(changed).toMatchObject({ checkoutSettings: { checkoutBillingFields: 'All_FIELDS' } })
  const found = await visitor().checkoutSettings.getCheckoutSettings()
  expect(found).toMatchObject({
    checkoutSettings: { checkoutPolicies: { returnPolicy: { visible: true } } },
  })
})

test('templates become checkouts', async () => {
  const { checkoutTemplates: api } = merchant()
  const template = await api.createCheckoutTemplate({ lineItems: [itemOf(mug, 2)] } as never)
  const id = template._id ?? ''
  expect(template.status).toBe('ACTIVE')
  const client = visitor()
  const made = await client.checkoutTemplates.createCheckoutFromTemplate(id, 'site' as never)
  const checkout = await client.checkout.getCheckout(made.checkoutId ?? '')
  expect(checkout).toMatchObject({ lineItems: [{ quantity: 2 }] })
  await api.updateCheckoutTemplate(id, { status: 'INACTIVE' } as never)
  const late = client.checkoutTemplates.createCheckoutFromTemplate(id, 'site' as never)
  expect((await failureOf(late)).code).toBe('CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE')
  await api.deleteCheckoutTemplate(id)
  expect((await failureOf(api.getCheckoutTemplate(id))).code).toBe('CHECKOUT_TEMPLATE_NOT_FOUND')
})

test('pick-up locations are created, found, changed and deleted', async () => {
  const { pickupLocations: api } = merchant()
  const address = { country: 'DE', city: 'Berlin', addressLine1: 'Linden 1' }
  const location = await api.createPickupLocation({ name: 'Our store', address, rates } as never)
  expect(location).toMatchObject({ name: 'Our store', rates })
  const id = location._id ?? ''
  const renamed = await api.updatePickupLocation(id, {
    name: 'The old store',
    revision: location.revision,
  } as never)
  expect(renamed.name).toBe('The old store')
  expect((await api.queryPickupLocation().find()).items).toHaveLength(1)
  const { pickupLocations: made } = await api.bulkCreatePickupLocation([
    { name: 'Another', address, rates },
  ] as never)
  const other = made?.[0]?._id ?? ''
  await api.bulkDeletePickupLocation([id, other])
  expect((await failureOf(api.getPickupLocation(id))).code).toBe('PICKUP_LOCATION_NOT_FOUND')
})

test('local delivery is created, found, changed and deleted', async () => {
  const { localDeliveryOptions: api } = merchant()
  const option = await api.createLocalDeliveryOption({
    areaName: 'The centre',
    radiusConfig: {
      radius: 5,
      address: { formatted: 'Linden 1', location: { latitude: 52.5, longitude: 13.4 } },
    },
    rates,
  } as never)
  expect(option).toMatchObject({
    areaName: 'The centre',
    radiusConfig: {
      radius: 5,
      address: { formatted: 'Linden 1', location: { latitude: 52.5, longitude: 13.4 } },
    },
  })
  const id = option._id ?? ''
  const changed = await api.updateLocalDeliveryOption(id, {
    estimatedDeliveryTime: 'today',
    revision: option.revision,
  } as never)
  expect(changed.estimatedDeliveryTime).toBe('today')
  expect((await api.queryLocalDeliveryOptions().find()).items).toHaveLength(1)
  await api.bulkDeleteLocalDeliveryOption([id])
  expect((await failureOf(api.getLocalDeliveryOption(id))).code).toBe(
    'LOCAL_DELIVERY_OPTION_NOT_FOUND',
  )
})

test('carriers of a region are added, changed and removed', async () => {
  const { deliveryProfile: api } = merchant()
  const { items } = await api.queryDeliveryProfiles().find()
  const profileId = items.find((one) => one.default)?._id ?? ''
  const { deliveryProfile } = await api.addDeliveryRegion(profileId, {
    name: 'Iceland',
    destinations: [{ countryCode: 'IS' }],
  })
  const regionId =
    deliveryProfile?.deliveryRegions?.find(({ name }) => name === 'Iceland')?._id ?? ''
  const [own] = (await api.listInstalledDeliveryCarriers()).installedDeliveryCarriers
  const carrier = (amount: string) => ({
    deliveryCarrier: {
      appId: own?._id ?? '',
      backupRate: { title: '', amount: '0' },
      additionalCharges: [{ description: 'Handling', amount }],
    },
  })
  await api.addDeliveryCarrier(regionId, carrier('2.50'))
  const again = await failureOf(api.addDeliveryCarrier(regionId, carrier('2.50')))
  expect(again.code).toBe('CARRIER_ALREADY_EXISTS_IN_REGION')
  const changed = await api.updateDeliveryCarrier(regionId, carrier('3.90'))
  const chargesIn = ({ deliveryRegions }: NonNullable<typeof changed.deliveryProfile>) =>
    deliveryRegions
      ?.find(({ _id }) => _id === regionId)
      ?.deliveryCarriers?.map(({ additionalCharges }) => additionalCharges)
  expect(chargesIn(changed.deliveryProfile ?? {})).toEqual([
    [{ description: 'Handling', amount: '3.90' }],
  ])
  const removed = await api.removeDeliveryCarrier(regionId, { appId: own?._id ?? '' })
  expect(chargesIn(removed.deliveryProfile ?? {})).toEqual([])
  await api.removeDeliveryRegion({ deliveryProfileId: profileId, deliveryRegionId: regionId })
})
