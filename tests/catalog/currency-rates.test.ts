import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
let visitor: string
let id: string
beforeAll(async () => {
  shop = await startTestServer()
  visitor = await shop.people.visitorToken()
  await api().sites.updateSettings({ settings: { currency: 'USD', locale: 'en-US' } })
  const { product } = await api().catalogV1.createProduct({
    product: {
      name: 'Lamp',
      priceData: { price: '20.5' },
      discount: { type: 'PERCENT', value: '10' },
      pricePerUnitData: {
        totalQuantity: '2',
        totalMeasurementUnit: 'KG',
        baseQuantity: '500',
        baseMeasurementUnit: 'G',
      },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }],
    },
  })
  id = product.id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await set(['EUR', '0.92'], ['JPY', '150.125'], ['KWD', '0.307'])
})

const staff = staffAt(() => shop)
const api = () => shop.people.merchant().api
const date = '2026-11-20'
const set = (...rates: (readonly [currency: string, rate: string])[]) =>
  api().sites.setCurrencyRates({
    rates: rates.map(([currency, rate]) => ({ currency, rate, date })),
  })

async function ask(path: string, currency: string, init: RequestInit = {}) {
  const headers = { authorization: visitor, ...(currency ? { 'x-wix-currency': currency } : {}) }
  const url = `${shop.baseUrl}/stores-reader/v1/${path}`
  return (await shop.server.fetch(new Request(url, { ...init, headers }))).json()
}
const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
const converted = async (currency: string) =>
  (await ask(`products/${id}`, currency)).product.convertedPriceData

describe('the rates of a site', () => {
  test('are empty at first, and are read exactly as they were saved, in order, each with its day', async () => {
    const other = await shop.anotherSite()
    const theirs = other.people.merchant().api.sites
    const { base } = await theirs.getCurrencyRates({})
    expect(await theirs.getCurrencyRates({})).toEqual({ base, rates: [] })
    const rates = [
      { currency: 'JPY', rate: '150.120', date: '2026-02-28' },
      { currency: 'EUR', rate: '0.123456789012', date: '2024-02-29' },
    ]
    const reply = await api().sites.setCurrencyRates({ rates })
    expect(reply).toEqual({
      base: 'USD',
      rates: [
        { currency: 'EUR', rate: '0.123456789012', date: '2024-02-29' },
        { currency: 'JPY', rate: '150.12', date: '2026-02-28' },
      ],
    })
    expect(await api().sites.getCurrencyRates({})).toEqual(reply)
    expect((await theirs.getCurrencyRates({})).rates).toEqual([])
  })

  test('are recorded as a fact with all rates before and after', async () => {
    await set(['CHF', '0.9'])
    const { rows } = await shop.server.platform.pool.query(
      `SELECT before, after, actor FROM facts WHERE site_id = $1 AND name = 'site.currency_rates_changed'
        ORDER BY seq DESC LIMIT 1`,
      [shop.site.id],
    )
    expect(rows[0]).toMatchObject({
      before: {
        base: 'USD',
        rates: [{ currency: 'EUR' }, { currency: 'JPY' }, { currency: 'KWD' }],
      },
      after: { base: 'USD', rates: [{ currency: 'CHF', rate: '0.9', date }] },
    })
  })

  test('are changed by admins and keys, and read by every member of staff', async () => {
    const [admin, editor] = [await staff.person('admin'), await staff.person('editor')]
    const rates = [{ currency: 'SEK', rate: '10.5', date }]
    await admin.api.sites.setCurrencyRates({ rates })
    expect((await editor.api.sites.getCurrencyRates({})).rates).toEqual(rates)
    await expect(editor.api.sites.setCurrencyRates({ rates: [] })).rejects.toMatchObject({
      status: 403,
    })
    expect((await api().sites.getCurrencyRates({})).rates).toEqual(rates)
  })

  const good = { currency: 'EUR', rate: '1', date }
  test.each([
    ['rates[0].currency', 'ISO 4217', [{ ...good, currency: 'EUX' }]],
    ['rates[0].currency', 'ISO 4217', [{ ...good, currency: 'eur' }]],
    ['rates[0].currency', '3 characters', [{ ...good, currency: 'EURO' }]],
    ['rates[0].currency', 'own', [{ ...good, currency: 'USD' }]],
    ['rates[1].currency', 'twice', [good, good]],
    ['rates[0].rate', 'greater than 0', [{ ...good, rate: '0.00' }]],
    ['rates[0].rate', 'accepted', [{ ...good, rate: '-1' }]],
    ['rates[0].rate', 'accepted', [{ ...good, rate: '1e3' }]],
    ['rates[0].rate', 'accepted', [{ ...good, rate: '0.1234567890123' }]],
    ['rates[0].date', 'a day', [{ ...good, date: '2026-02-30' }]],
    ['rates[0].date', 'a day', [{ ...good, date: '2026-13-01' }]],
    ['rates[0].date', 'a day', [{ ...good, date: '20.11.2026' }]],
    ['rates[0].source', 'no field', [{ ...good, source: 'bank' }]],
    ['rates', 'at most 200', Array.from({ length: 201 }, () => good)],
  ])('refuse a bad %s that is not %s, and stay as they were', async (field, words, rates) => {
    const before = await api().sites.getCurrencyRates({})
    await expect(api().sites.setCurrencyRates({ rates })).rejects.toMatchObject({
      status: 400,
      violations: [expect.objectContaining({ field, description: expect.stringContaining(words) })],
    })
    expect(await api().sites.getCurrencyRates({})).toEqual(before)
  })

  test('are inactive while the site has another currency, and return with it', async () => {
    await api().sites.updateSettings({ settings: { currency: 'EUR' } })
    expect(await api().sites.getCurrencyRates({})).toEqual({ base: 'EUR', rates: [] })
    expect(await converted('JPY')).toMatchObject({ currency: 'EUR', price: 20.5 })
    await set(['USD', '1.08'])
    expect(await converted('USD')).toMatchObject({ currency: 'USD', price: 22.14 })
    await api().sites.updateSettings({ settings: { currency: 'USD' } })
    expect((await api().sites.getCurrencyRates({})).rates).toHaveLength(3)
    expect(await converted('EUR')).toMatchObject({ currency: 'EUR', price: 18.86 })
  })
})

describe('a price in another currency', () => {
  test('is converted by the rate, rounded to the currency and formatted as on the site', async () => {
    const { product } = await ask(`products/${id}`, 'EUR')
    expect(product.convertedPriceData).toEqual({
      currency: 'EUR',
      price: 18.86,
      discountedPrice: 16.97,
      pricePerUnit: 4.24,
      formatted: { price: '€18.86', discountedPrice: '€16.97', pricePerUnit: '€4.24' },
    })
    expect(product.priceData).toMatchObject({
      currency: 'USD',
      price: 20.5,
      discountedPrice: 18.45,
    })
    expect(product.price).toEqual(product.priceData)
    expect(product.priceRange).toEqual({ minValue: 20.5, maxValue: 20.5 })
    expect(product.variants[0].variant.convertedPriceData).toEqual(product.convertedPriceData)
  })

  test.each([
    ['JPY', 3078, 2770, '¥3,078'],
    ['KWD', 6.294, 5.664, 'KWD\u00a06.294'],
  ])('has the decimals of %s', async (currency, price, discountedPrice, words) => {
    expect(await converted(currency)).toMatchObject({
      currency,
      price,
      discountedPrice,
      formatted: { price: words },
    })
  })

  test('stays in the currency of the site where there is no rate', async () => {
    const own = await converted('')
    expect(own).toMatchObject({ currency: 'USD', price: 20.5 })
    for (const asked of ['GBP', 'USD', 'XTS', 'euro', '€', ' ', '__proto__']) {
      const header = asked === '€' ? 'EUR,USD' : asked
      expect([asked, await converted(header)]).toEqual([asked, own])
    }
    expect(await converted(' eur ')).toMatchObject({ currency: 'EUR' })
  })

  test('is answered by every call that returns a price', async () => {
    const price = await converted('EUR')
    const query = await ask(
      'products/query-platformized',
      'EUR',
      post({ query: { filter: { id } } }),
    )
    const variants = await ask(`products/${id}/variants/query`, 'EUR', post({}))
    const options = post({ options: { Size: 'S' } })
    const chosen = await ask(`products/${id}/productOptionsAvailability`, 'EUR', options)
    expect(query.products[0].convertedPriceData).toEqual(price)
    expect(variants.variants[0].variant.convertedPriceData).toEqual(price)
    expect(chosen.selectedVariant.convertedPriceData).toEqual(price)
    expect(chosen.selectedVariant.price.currency).toBe('USD')
  })

  test('follows a new rate at once, each currency for itself', async () => {
    for (const [rate, price] of [
      ['0.5', 10.25],
      ['0.6', 12.3],
      ['0.7', 14.35],
    ] as const) {
      await set(['EUR', rate], ['CHF', '1'])
      expect((await converted('EUR')).price).toBe(price)
      expect((await converted('EUR')).price).toBe(price)
      expect((await converted('CHF')).price).toBe(20.5)
      expect((await converted('')).currency).toBe('USD')
    }
    await set()
    expect((await converted('EUR')).currency).toBe('USD')
  })

  test('is the same in a copy of the site', async () => {
    const owner = await staff.person('owner')
    const { site } = await owner.api.sites.duplicateSite({ id: shop.site.id, name: 'Copy' })
    const { rows } = await shop.server.platform.pool.query(
      `SELECT currency FROM currency_rates WHERE site_id = $1 AND base = 'USD' ORDER BY currency`,
      [site.id],
    )
    expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'JPY', 'KWD'])
  })
})
