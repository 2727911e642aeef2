import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  change,
  chosen,
  create,
  money,
  priced,
  productInput,
  sized,
} from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const fields = ['MERCHANT_DATA', 'MIN_VARIANT_PRICE_INFO', 'MIN_PRICE_VARIANT'] as const
const read = async (productId: string) =>
  (await merchant().catalogV3.getProduct({ productId, fields: [...fields] })).product
const inV1 = async (id: string) =>
  (await merchant().catalogV1.getProduct({ id, includeMerchantSpecificData: true })).product
type ReadProduct = Awaited<ReturnType<typeof read>>
const pricesOf = (product: ReadProduct) => product.variantsInfo?.variants.map(({ price }) => price)

/** Any text of an amount, mostly small ones that could be written in several ways. */
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })
const amount = fc
  .tuple(
    fc.oneof(fc.nat(99), fc.nat(999_999_998)),
    fc.oneof(fc.constantFrom('', '0', '00', '000', '5', '50', '505'), digits(0, 3)),
  )
  .map(([whole, part]) => (part === '' ? String(whole) : `${whole}.${part}`))

describe('an amount is returned exactly as it was sent', () => {
  test('by every read, in any decimal notation, also after changes of other fields', async () => {
    await fc.assert(
      fc.asyncProperty(amount, amount, amount, async (one, other, cost) => {
        const [actual, compareAt] = Number(one) <= Number(other) ? [one, other] : [other, one]
        const isSale = Number(actual) < Number(compareAt)
        const price = {
          actualPrice: money(actual),
          ...(isSale && { compareAtPrice: money(compareAt) }),
        }
        const listed = priced(actual, { price, revenueDetails: { cost: money(cost) } })
        const observed = await create(
          merchant(),
          productInput({ variantsInfo: { variants: [listed] } }),
          [...fields],
        )
        const check = (product: ReadProduct) => {
          expect(pricesOf(product)).toEqual([price])
          expect(product.variantsInfo?.variants[0]?.revenueDetails?.cost).toEqual(money(cost))
          expect(product.actualPriceRange).toEqual({
            minValue: money(actual),
            maxValue: money(actual),
          })
        }
        check(observed)
        const changed = await change(merchant(), observed, { name: 'Renamed' }, [...fields])
        check(changed)
        await merchant().catalogV1.updateProduct({ product: { id: observed.id, name: 'Again' } })
        const { priceData } = await inV1(observed.id)
        await merchant().catalogV1.updateProduct({
          product: {
            id: observed.id,
            priceData: priceData as never,
            costAndProfitData: { itemCost: String(Number(cost)) },
          },
        })
        check(await read(observed.id))
        const asked = { filter: { id: observed.id } }
        const { products } = await merchant().catalogV3.queryProducts({
          query: asked,
          fields: [...fields],
        })
        expect(products[0]?.actualPriceRange?.minValue).toEqual(money(actual))
        expect(products[0]?.costRange?.minValue).toEqual(money(cost))
        expect(products[0]?.minVariantPriceInfo?.actualPrice).toEqual(money(actual))
        expect(products[0]?.variantSummary.minPriceVariant?.price).toEqual(price)
        const searched = await merchant().catalogV3.queryVariants({
          query: { filter: { 'productData.productId': observed.id } },
        })
        expect(searched.variants[0]?.price).toEqual(price)
      }),
      {
        numRuns: 12,
        examples: [
          ['10', '10.5', '3'],
          ['10.00', '10.0', '0'],
          ['0', '0.000', '7.10'],
        ],
      },
    )
  })

  test('for each variant, and in the price ranges that visitors see', async () => {
    const observed = await create(
      merchant(),
      sized(['S', 'M', 'L'], {
        variantsInfo: {
          variants: ['10', '10.50', '12.505'].map((actual, at) =>
            priced(actual, { choices: [chosen('Size', 'SML'[at] as string)], visible: at > 0 }),
          ),
        },
      }),
    )
    expect(pricesOf(observed)?.map(({ actualPrice }) => actualPrice.amount)).toEqual([
      '10',
      '10.50',
      '12.505',
    ])
    expect((await read(observed.id)).actualPriceRange).toEqual({
      minValue: money('10'),
      maxValue: money('12.505'),
    })
    const seen = (await shop.people.visitor().api.catalogV3.getProduct({ productId: observed.id }))
      .product
    expect(seen.actualPriceRange).toEqual({ minValue: money('10.50'), maxValue: money('12.505') })
    // V1 changes the cheapest variant: only that one is stored in a new form.
    await merchant().catalogV1.updateProductVariants({
      id: observed.id,
      variants: [
        { choices: { Size: 'S' }, price: '9' },
        { choices: { Size: 'M' }, price: '10.5' },
      ],
    })
    const after = await read(observed.id)
    expect(pricesOf(after)?.map(({ actualPrice }) => actualPrice.amount)).toEqual([
      '9.00',
      '10.50',
      '12.505',
    ])
    expect(after.actualPriceRange?.minValue).toEqual(money('9.00'))
  })

  test('in the events of a change, and after the change is undone', async () => {
    const before = await create(
      merchant(),
      productInput({ variantsInfo: { variants: [priced('10')] } }),
    )
    const [variant] = before.variantsInfo?.variants ?? []
    await change(merchant(), before, {
      variantsInfo: { variants: [{ ...priced('10.0'), id: variant?.id as string }] },
    })
    expect(pricesOf(await read(before.id))).toEqual([{ actualPrice: money('10.0') }])
    const asked = { entityType: 'product' as const, entityId: before.id }
    const [entry] = (await merchant().history.listHistory(asked)).entries
    await merchant().history.undoChange({ id: entry?.id as string })
    expect(pricesOf(await read(before.id))).toEqual([{ actualPrice: money('10') }])
  })
})

describe('a calculated amount has the decimals of the currency', () => {
  test('where V1 returns numbers, and after price adjustments and discounts', async () => {
    const { id } = (
      await merchant().catalogV1.createProduct({
        product: { name: 'Jug', productType: 'physical', priceData: { price: '10' } } as never,
      })
    ).product
    const actual = async () => pricesOf(await read(id))?.[0]
    expect(await actual()).toEqual({ actualPrice: money('10.00') })
    await merchant().catalogV1.updateProduct({ product: { id, priceData: { price: '12.5' } } })
    expect(await actual()).toEqual({ actualPrice: money('12.50') })
    await merchant().catalogV1.updateProduct({
      product: { id, discount: { type: 'AMOUNT', value: '2.5' } },
    })
    expect(await actual()).toEqual({ actualPrice: money('10.00'), compareAtPrice: money('12.50') })
    await merchant().catalogV1.bulkUpdateProducts({ ids: [id], set: { price: '20' } } as never)
    expect(await actual()).toEqual({ actualPrice: money('17.50'), compareAtPrice: money('20.00') })
  })

  test('in the price of a subscription', async () => {
    const { variantsInfo } = await create(
      merchant(),
      productInput({
        variantsInfo: { variants: [priced('10')] },
        subscriptionDetails: {
          subscriptions: [
            { title: 'Monthly', frequency: 'MONTH', discount: { type: 'AMOUNT', amountOff: '1' } },
          ],
          allowOneTimePurchases: true,
        },
      }),
      ['SUBSCRIPTION_PRICES_INFO', 'DISCOUNT_INFO'],
    )
    const [variant] = variantsInfo?.variants ?? []
    expect(variant?.price).toEqual({ actualPrice: money('10'), priceAfterDiscount: money('10.00') })
    const [price] = variant?.subscriptionPricesInfo?.subscriptionPrices ?? []
    expect(price?.price).toEqual(money('9.00'))
  })
})
