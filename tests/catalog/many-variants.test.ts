import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFile } from '../site/exports.fixture.ts'

/** With the first product come labels that the others share. */
const SIZES = [1, 10, 10_000] as const
/** Figures of more variants have more digits. */
const DIGITS = 100

let shop: TestServer
let first = ''
let few = ''
let many = ''
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  const header = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price'
  const file = [header, ...SIZES.flatMap(linesOf)].join('\n')
  expect(await importFile(shop.people, file)).toMatchObject({ state: 'DONE', rowsFailed: 0 })
  const { products } = await api().catalogV1.queryProducts({ query: {} })
  const named = (size: number) => products.find(({ name }) => name === `Rope ${size}`)?.id ?? ''
  first = named(SIZES[0])
  few = named(SIZES[1])
  many = named(SIZES[2])
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** Lines of a file: a product with so many combinations of two options. */
const linesOf = (size: number): string[] =>
  Array.from({ length: size }, (_, at) => {
    const title = at === 0 ? `Rope ${size}` : ''
    return `rope-${size},${title},Length,L${at % 100},Colour,C${Math.floor(at / 100)},10`
  })

/** A product without the names of its choices, of which the larger one has more. */
const sized = ({ product }: { readonly product: object }) => ({
  ...product,
  productOptions: [],
  options: [],
})

const revisionOf = async (productId: string) =>
  (await api().catalogV3.getProduct({ productId, withoutVariants: true })).product.revision

const inV1 = (change: object) => async (id: string) => {
  const asked = { product: { id, ...change }, withoutVariants: true }
  return () => api().catalogV1.updateProduct(asked).then(sized)
}
const inV3 = (change: object) => async (id: string) => {
  const product = { id, revision: await revisionOf(id), ...change }
  return () => api().catalogV3.updateProduct({ product, withoutVariants: true }).then(sized)
}
const firstOf = async (id: string) => {
  const paging = { limit: 1, offset: 0 }
  const { variants } = await api().catalogV1.queryProductVariants({ id, paging })
  return variants[0]?.id ?? ''
}
const discount = { type: 'AMOUNT', amountOff: '1' }
const subscription = {
  title: 'Monthly',
  frequency: 'MONTH',
  interval: 1,
  autoRenewal: true,
  discount,
}
const units = { totalMeasurementUnit: 'ML', baseMeasurementUnit: 'ML' }

/** The saves of the product editor, with the reads before them. */
const saves: Record<string, (id: string) => Promise<() => Promise<unknown>>> = {
  'the price of one variant': async (id) => {
    const variants = [{ variantIds: [await firstOf(id)], price: '12' }]
    return () => api().catalogV1.updateProductVariants({ id, variants })
  },
  'the name': inV1({ name: 'Line' }),
  'the address, the sections and the brand': inV1({
    slug: '',
    brand: 'Kiln',
    additionalInfoSections: [{ title: 'Care', description: 'Dry' }],
    seoData: { tags: [], settings: { preventAutoRedirect: true, keywords: [] } },
  }),
  'that it is hidden': inV1({ visible: false }),
  'its own price': inV1({ priceData: { price: '11' } }),
  'what it costs': inV1({ costAndProfitData: { itemCost: '3' } }),
  'a discount': inV1({ discount: { type: 'PERCENT', value: '10' } }),
  'the price of a unit': inV1({
    pricePerUnitData: { totalQuantity: '500', baseQuantity: '100', ...units },
  }),
  'no price of a unit': inV1({ pricePerUnitData: null }),
  'ribbons and terms': inV3({
    additionalRibbons: [{ name: 'New' }],
    visibleInPos: false,
    taxGroupId: null,
    physicalProperties: { fulfillerId: null },
  }),
  'ways to subscribe': inV3({
    subscriptionDetails: { subscriptions: [subscription], allowOneTimePurchases: true },
  }),
  'a text to be written on it': inV3({
    modifiers: [
      {
        name: 'Engraving',
        modifierRenderType: 'FREE_TEXT',
        mandatory: false,
        freeTextSettings: { title: 'Engraving', minCharCount: 0, maxCharCount: 9 },
      },
    ],
  }),
  'the terms of its stock': async (productId) => () =>
    api().inventory.updateInventoryVariants({
      inventoryItem: { productId, trackQuantity: false, preorderInfo: { enabled: false } },
    }),
}

/** How long the answer is, and how many statements it took. */
async function costOf(save: () => Promise<unknown>) {
  const { result, statements } = await shop.countStatements(save)
  return { bytes: JSON.stringify(result).length, statements: statements.length }
}

describe('with ten thousand variants as with ten, the editor of a product saves', () => {
  test.each(Object.entries(saves))('%s', async (_, save) => {
    await costOf(await save(first))
    const small = await costOf(await save(few))
    const large = await costOf(await save(many))
    expect(large.bytes).toBeLessThan(small.bytes + DIGITS)
    expect(large.statements).toBe(small.statements)
  })
})

test('every value is saved, and all variants remain', async () => {
  const { product } = await api().catalogV3.getProduct({ productId: many })
  const variants = product.variantsInfo?.variants ?? []
  expect(product).toMatchObject({ name: 'Line', visible: false, brand: { name: 'Kiln' } })
  expect(product.subscriptionDetails?.subscriptions).toMatchObject([{ title: 'Monthly' }])
  expect(variants).toHaveLength(SIZES[2])
  const prices = variants.map(({ price }) => price.actualPrice.amount)
  expect(new Set(prices)).toEqual(new Set(['11.70', '9.90']))
})

test('a client that does not limit its fields gets the variants', async () => {
  const product = { id: few, name: 'Cord' }
  expect((await api().catalogV1.updateProduct({ product })).product.variants).toHaveLength(10)
  const newer = { id: few, revision: await revisionOf(few), name: 'Rope' }
  const answer = await api().catalogV3.updateProduct({ product: newer })
  expect(answer.product.variantsInfo?.variants).toHaveLength(10)
})

test('a discount that would give a variant away is refused however few variants are read', async () => {
  const most = { ...subscription, discount: { type: 'AMOUNT' as const, amountOff: '9.90' } }
  const subscriptionDetails = { subscriptions: [most] }
  await expect(inV3({ subscriptionDetails })(many).then((save) => save())).rejects.toMatchObject({
    code: 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
  })
})
