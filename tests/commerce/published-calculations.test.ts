import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal, unique } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { appId, coupon } from './cart-v2.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await taxGermany()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** 19 % in Germany for products without a tax group. */
async function taxGermany() {
  const { api } = merchant()
  const [manual] = (await api.taxSettings.listTaxCalculators({})).taxCalculatorDetails
  const { results } = await api.taxRegions.bulkCreateTaxRegions({
    taxRegions: ['DE', 'DE', 'FR'].map((country) => ({ country, appId: manual?.appId ?? '' })),
    returnEntity: true,
  })
  expect(results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'made')).toEqual([
    'made',
    'ALREADY_EXISTS',
    'made',
  ])
  const [group] = (await api.taxGroups.listDefaultTaxGroups({})).taxGroups
  const mapping = { taxGroupId: group?.id ?? '', taxRegionId: results[0]?.item?.id ?? '' }
  const made = await api.manualTaxMappings.bulkCreateManualTaxMappings({
    manualTaxMappings: [
      { ...mapping, taxRate: '0.19', taxName: 'MwSt', taxType: 'VAT' },
      { ...mapping, taxRegionId: NOBODY, taxRate: '0.1' },
    ],
  })
  expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect(made.results[0]?.item).toBeUndefined()
}

describe('calculateTax', () => {
  const germany = { country: 'DE', city: 'Berlin' }
  const calculate = (lineItems: object[], addresses: object[] = [germany, { country: 'FR' }, {}]) =>
    merchant().api.taxCalculation.calculateTax({ addresses, lineItems } as never)

  test('returns the tax of each line at its address, and the totals', async () => {
    const answer = await calculate([
      { id: 'a', price: '10.01', quantity: 3, addressIndex: { singleAddress: 0 } },
      {
        id: 'b',
        price: '119',
        taxIncludedInPrice: true,
        addressIndex: { multipleAddresses: { origin: 1, destination: 0 } },
      },
      { id: 'c', price: '5', addressIndex: { singleAddress: 1 } },
    ])
    expect(answer).toMatchObject({
      currency: 'USD',
      taxSummary: {
        totalAmount: '154.03',
        totalTax: '24.71',
        totalTaxableAmount: '135.03',
        totalTaxIncludedInPrice: '19.00',
      },
      lineItemTaxDetails: [
        {
          id: 'a',
          quantity: 3,
          taxIncludedInPrice: false,
          taxSummary: { fullPrice: '30.03', taxAmount: '5.71', taxableAmount: '30.03' },
          taxBreakdown: [{ taxName: 'MwSt', rate: '0.19', taxAmount: '5.71' }],
        },
        { id: 'b', taxSummary: { taxAmount: '19.00', taxableAmount: '100.00' } },
        { id: 'c', taxSummary: { taxAmount: '0.00' } },
      ],
    })
    expect(answer.taxSummary.aggregatedTaxBreakdown).toMatchObject([
      { taxName: 'MwSt', aggregatedTaxAmount: '24.71' },
      { rate: '0', aggregatedTaxAmount: '0.00' },
    ])
  })

  test('rounds as the site sets: each line, or the sum of a rate', async () => {
    const lines = ['a', 'b', 'c'].map((id) => ({
      id,
      price: '0.13',
      addressIndex: { singleAddress: 0 },
    }))
    const rounded = async (taxes: { readonly roundTaxPer: 'LINE' | 'RATE' }) => {
      await merchant().api.sites.updateSettings({ settings: { taxes } })
      return (await calculate(lines)).taxSummary.totalTax
    }
    expect(await rounded({ roundTaxPer: 'LINE' })).toBe('0.06')
    expect(await rounded({ roundTaxPer: 'RATE' })).toBe('0.07')
    await rounded({ roundTaxPer: 'LINE' })
  })

  test('refuses lines without an address that is known', async () => {
    const line = { id: 'a', price: '1' }
    const at = (singleAddress: number) => ({ ...line, addressIndex: { singleAddress } })
    expect(await codeOf(calculate([line]))).toBe('400 MISSING_TAXABLE_ADDRESS')
    expect(await codeOf(calculate([at(3)]))).toBe('400 INVALID_LINE_ITEM_ADDRESS_INDEX')
    expect(await codeOf(calculate([at(2)]))).toBe('400 MISSING_COUNTRY_IN_ADDRESS')
  })

  test('every app has the same default group', async () => {
    const { results } = await merchant().api.taxGroups.listDefaultTaxGroupsByAppIds({
      appIds: [appId, 'other'],
    })
    expect(results).toHaveLength(2)
    expect(results[0]?.taxGroup?.id).toBe(results[1]?.taxGroup?.id)
  })
})

describe('calculateTotals', () => {
  test('prices what is sent, with coupon, delivery and tax, and stores nothing', async () => {
    const parcel = await deliverToGermany(merchant())
    const couponCode = await coupon(shop)
    const { api } = shop.people.visitor()
    const totals = await api.totalsCalculator.calculateTotals({
      lineItems: [
        { id: 'first', quantity: 2, price: '10', itemType: { preset: 'PHYSICAL' } },
        { id: 'second', price: '5.50', fullPrice: '7' },
      ],
      couponCode,
      shippingAddress: berlin.address,
      selectedShippingOption: { code: parcel },
    })
    expect(totals).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'USD',
      taxIncludedInPrice: false,
      priceSummary: {
        subtotal: { amount: '25.50' },
        discount: { amount: '2.55' },
        shipping: { amount: '4.90' },
        tax: { amount: '5.29' },
        total: { amount: '33.14' },
      },
      totalAfterGiftCard: { amount: '33.14' },
      shippingInfo: { selectedCarrierServiceOption: { code: parcel } },
    })
    expect(totals.calculatedLineItems.map(({ lineItemId }) => lineItemId)).toEqual([
      'first',
      'second',
    ])
    expect(await codeOf(api.currentCart.getCurrentCart({}))).toBe('404 OWNED_CART_NOT_FOUND')
  })

  test('finds the collections of catalog items, and uses the price in the request', async () => {
    const productId = await lamp(merchant(), 0, '20.00')
    await merchant().api.promotions.createPromotion({
      promotion: {
        name: 'Half off',
        trigger: 'AUTOMATIC',
        effect: { type: 'PERCENT', percent: '50', level: 'PIECE' },
        scope: [{ type: 'PRODUCTS', ids: [productId] }],
      },
    })
    const { api } = shop.people.visitor()
    const { calculatedLineItems } = await api.totalsCalculator.calculateTotals({
      lineItems: [
        { id: 'a', price: '8', catalogReference: { catalogItemId: productId, appId } },
        { id: 'b', price: '8' },
      ],
    })
    expect(
      calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown.lineItemPrice.amount),
    ).toEqual(['4.00', '8.00'])
  })

  test('explains why coupons and gift cards reduce nothing', async () => {
    const { api } = shop.people.visitor()
    const lineItems = [{ id: 'a', price: '8' }]
    const { calculationErrors } = await api.totalsCalculator.calculateTotals({
      lineItems,
      couponCode: 'NOSUCH',
      giftCardCode: '12345678',
    })
    expect(calculationErrors).toMatchObject({
      couponCalculationError: { applicationError: { code: 'ERROR_COUPON_CODE_UNKNOWN' } },
      giftCardCalculationError: { applicationError: { code: 'GIFT_CARD_NOT_FOUND' } },
    })
    const couponId = NOBODY
    const unknown = await api.totalsCalculator.calculateTotals({ lineItems, couponId })
    expect(unknown.priceSummary.discount.amount).toBe('0.00')
  })

  test('calculates for another member only for merchants', async () => {
    const lineItems = [{ id: 'a', price: '8' }]
    const foreign = { lineItems, memberId: NOBODY }
    const { api } = shop.people.visitor()
    expect((await codeOf(api.totalsCalculator.calculateTotals(foreign))).slice(0, 3)).toBe('403')
    const { priceSummary } = await merchant().api.totalsCalculator.calculateTotals(foreign)
    expect(priceSummary.total.amount).toBe('8.00')
  })
})

describe('currencies', () => {
  test('are the shop’s own and those with a rate, and are converted exactly', async () => {
    const { api } = merchant()
    await api.sites.setCurrencyRates({
      rates: [
        { currency: 'EUR', rate: '0.9', date: '2026-01-31' },
        { currency: 'JPY', rate: '150', date: '2026-02-01' },
      ],
    })
    const { currencies } = shop.people.visitor().api
    const listed = await currencies.listCurrencies({})
    expect(listed.currencies.map(({ code }) => code)).toEqual(['USD', 'EUR', 'JPY'])
    expect(listed.currencies[0]?.symbol).toBe('$')
    const amounts = [{ value: '1095', decimalPlaces: 2 }]
    expect(await currencies.convertCurrency({ from: 'USD', to: 'EUR', amounts })).toEqual({
      amounts: [{ value: '986', decimalPlaces: 2 }],
      rateTimestamp: new Date('2026-01-31'),
    })
    expect(await currencies.convertCurrency({ from: 'EUR', to: 'JPY', amounts })).toMatchObject({
      amounts: [{ value: '1825', decimalPlaces: 0 }],
    })
    expect(await currencies.getConversionRate({ from: 'EUR', to: 'USD' })).toMatchObject({
      rate: { value: '11111111111', decimalPlaces: 10 },
    })
    expect(await currencies.getConversionRate({ from: 'USD', to: 'USD' })).toEqual({
      rate: { value: '1', decimalPlaces: 0 },
      rateTimestamp: null,
    })
    const { violations } = await refusal(currencies.getConversionRate({ from: 'USD', to: 'CHF' }))
    expect(violations.map(({ field }) => field)).toEqual(['to'])
  })
})

describe('taxExemptGroups', () => {
  test('are created, found, renamed and deleted, alone and many at once', async () => {
    const { taxExemptGroups: api } = merchant().api
    const name = unique('Resellers')
    const { taxExemptGroup } = await api.createTaxExemptGroup({ taxExemptGroup: { name } })
    const { id } = taxExemptGroup
    const renamed = await api.updateTaxExemptGroup({
      taxExemptGroup: { id, revision: '1', name: `${name} abroad` },
    })
    expect(renamed.taxExemptGroup.revision).toBe('2')
    const found = await api.queryTaxExemptGroups({ query: { filter: { name: `${name} abroad` } } })
    expect(found.taxExemptGroups.map((one) => one.id)).toEqual([id])
    expect((await api.getTaxExemptGroup({ taxExemptGroupId: id })).taxExemptGroup.name).toBe(
      `${name} abroad`,
    )
    expect(await api.listDefaultTaxExemptGroups({})).toEqual({ taxExemptGroups: [] })
    const made = await api.bulkCreateTaxExemptGroups({
      taxExemptGroups: [{ name: 'Schools' }, { name: 'Clubs' }],
      returnEntity: true,
    })
    expect(made.results.map(({ item }) => item?.name)).toEqual(['Schools', 'Clubs'])
    const changed = await api.bulkUpdateTaxExemptGroups({
      taxExemptGroups: [
        {
          taxExemptGroup: { id: made.results[0]?.item?.id ?? '', revision: '1', name: 'Colleges' },
        },
        { taxExemptGroup: { id: NOBODY, revision: '1' } },
      ],
    })
    expect(changed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
    const gone = await api.bulkDeleteTaxExemptGroups({
      taxExemptGroupIds: [...made.results.map(({ item }) => item?.id ?? ''), NOBODY],
    })
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 })
    await api.deleteTaxExemptGroup({ taxExemptGroupId: id })
    expect(await codeOf(api.getTaxExemptGroup({ taxExemptGroupId: id }))).toBe(
      '404 TAX_EXEMPT_GROUP_NOT_FOUND',
    )
  })

  test('are refused when they are unknown, stale, too many or queried by other fields', async () => {
    const { people } = await shop.anotherSite()
    const { taxExemptGroups: api } = people.merchant().api
    const { taxExemptGroup } = await api.createTaxExemptGroup({ taxExemptGroup: { name: 'A' } })
    const stale = { id: taxExemptGroup.id, revision: '7' }
    const none = { id: NOBODY, revision: '1' }
    expect((await codeOf(api.updateTaxExemptGroup({ taxExemptGroup: stale }))).slice(0, 3)).toBe(
      '409',
    )
    const missing = '404 TAX_EXEMPT_GROUP_NOT_FOUND'
    expect(await codeOf(api.updateTaxExemptGroup({ taxExemptGroup: none }))).toBe(missing)
    expect(await codeOf(api.deleteTaxExemptGroup({ taxExemptGroupId: NOBODY }))).toBe(missing)
    const query = { filter: { color: 'red' } }
    expect((await codeOf(api.queryTaxExemptGroups({ query }))).slice(0, 3)).toBe('400')
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `Group ${at}` }))
    const { bulkActionMetadata } = await api.bulkCreateTaxExemptGroups({ taxExemptGroups: many })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 99, totalFailures: 1 })
    const last = api.createTaxExemptGroup({ taxExemptGroup: { name: 'The last' } })
    expect(await codeOf(last)).toBe('409 TOO_MANY_TAX_RECORDS')
  })
})
