import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from './listed-products.fixture.ts'
import { create, type SavedProduct, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
let visitor: Visitor['api']
beforeAll(async () => {
  shop = await startTestServer()
  visitor = shop.people.visitor().api
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
type Product = SavedProduct['product']
type Stock = NonNullable<Parameters<typeof stock>[1]>

/** Sets the stock of each variant in order. */
const stock = (
  { id, variants = [] }: Product,
  values: readonly {
    quantity?: number
    preorder?: { enabled: boolean; message?: string }
  }[],
) =>
  merchant().stock.saveStock({
    items: values.map((value, at) => ({
      productId: id,
      variantId: variants[at]?.id ?? '',
      ...value,
    })),
    merge: true,
  })

/** A product of two sizes with this stock. */
async function sell(name: string, values: Stock, more: object = {}): Promise<Product> {
  const product = await create(merchant(), { name, options: [sizes('S', 'M')], ...more })
  if (values.length > 0) await stock(product, values)
  return product
}
const gone = { quantity: 0 }
const ahead = { ...gone, preorder: { enabled: true, message: 'Leaves in May' } }

describe('the state of a product', () => {
  const products: Record<string, Product> = {}
  beforeAll(async () => {
    products.there = await sell('There', [{ quantity: 3 }, { quantity: 90 }])
    products.partly = await sell('Partly', [gone, { quantity: 9 }])
    products.gone = await sell('Gone', [gone, gone])
    products.ahead = await sell('Ahead', [gone, ahead])
    products.free = await sell('Free', [], { price: '0.00' })
    products.hidden = await sell('Hidden', [], { visible: false })
    // The only variant that is left is hidden, so visitors see none in stock.
    products.unseen = await sell('Unseen', [gone, { quantity: 9 }])
    const { id, variants = [] } = products.unseen
    await save(merchant(), {
      id,
      revision: 1,
      variants: [{ id: variants[1]?.id ?? '', visible: false }],
    })
  })
  const slugs = (found: { products: readonly { slug: string }[] }) =>
    found.products.map(({ slug }) => slug).toSorted()

  test.each([
    ['there', 'IN_STOCK', false],
    ['partly', 'PARTIALLY_OUT_OF_STOCK', false],
    ['gone', 'OUT_OF_STOCK', false],
    ['ahead', 'OUT_OF_STOCK', true],
    ['free', 'IN_STOCK', false],
    ['unseen', 'OUT_OF_STOCK', false],
  ])('is the same on a card and on its page: %s', async (slug, state, preorderable) => {
    const all = await visitor.shop.collectionPage({ slug: 'all-products' })
    const card = all.products.find((one) => one.slug === slug)
    const { product } = await visitor.shop.productPage({ slug })
    expect(card).toMatchObject({ stock: state, preorderable })
    expect(product).toMatchObject({ stock: state, preorderable })
  })

  test('determines whether a list of products in stock has it', async () => {
    const found = await visitor.shop.collectionPage({ slug: 'all-products', inStock: true })
    expect(slugs(found)).toEqual(['free', 'partly', 'there'])
    expect(found.total).toBe(3)
  })

  test('is not shown while it is hidden', async () => {
    const pages = [
      await visitor.shop.homePage({}),
      await visitor.shop.collectionPage({ slug: 'all-products' }),
      await visitor.shop.searchPage({ q: 'hidden' }),
      await visitor.shop.listAddresses({ of: 'PRODUCTS' }),
    ]
    expect(JSON.stringify(pages)).not.toContain('hidden')
    expect(await codeOf(visitor.shop.productPage({ slug: 'hidden' }))).toBe('404 PRODUCT_NOT_FOUND')
  })

  test('counts the last pieces, and shows the merchant’s words for preorders', async () => {
    const there = await visitor.shop.productPage({ slug: 'there' })
    expect(there.product.variants.map(({ left }) => left)).toEqual([3, null])
    const { product } = await visitor.shop.productPage({ slug: 'ahead' })
    expect(product.variants).toMatchObject([
      { inStock: false, preorderable: false, preorderMessage: '', left: null },
      { inStock: false, preorderable: true, preorderMessage: 'Leaves in May' },
    ])
  })
})

describe('a product of more variants than a page lists', () => {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}`)
  let rope: Product
  beforeAll(async () => {
    rope = await create(merchant(), {
      name: 'Rope',
      options: [sizes(...names('L', 40)), sizes(...names('C', 20))],
    })
    // The second length of the first colour is sold out, the first of it can be ordered ahead.
    const at = (choices: string) =>
      rope.variants?.find((one) => Object.values(one.choices).join() === choices)?.id ?? ''
    await merchant().stock.saveStock({
      items: [
        { productId: rope.id, variantId: at('L0,C0'), ...ahead },
        { productId: rope.id, variantId: at('L1,C0'), ...gone },
      ],
      merge: true,
    })
  })
  const page = async (...chosen: string[]) => {
    const { product } = await visitor.shop.productPage({ slug: 'rope' })
    const all = product.options.flatMap(({ choices }) => choices)
    const choiceIds = all.filter(({ name }) => chosen.includes(name)).map(({ id }) => id)
    const found = await visitor.shop.productPage({ slug: 'rope', choiceIds })
    const state = (name: string) => {
      const id = all.find((one) => one.name === name)?.id
      const { exists, inStock, preorderable } = found.choices?.find((one) => one.id === id) ?? {}
      return [exists, inStock, preorderable]
    }
    return { ...found, state }
  }

  test('lists no variants, and shows the availability of each choice', async () => {
    const { product, choices, state } = await page()
    expect(product.variants).toEqual([])
    expect(product.variantCount).toBe(800)
    expect(choices).toHaveLength(60)
    expect(state('L1')).toEqual([true, true, false])
  })

  test('shows the availability together with a chosen option', async () => {
    const { product, state } = await page('C0')
    expect(product.variants).toEqual([])
    expect([state('L0'), state('L1'), state('L2')]).toEqual([
      [true, false, true],
      [true, false, false],
      [true, true, false],
    ])
  })

  test('returns the chosen variant', async () => {
    const { product } = await page('L0', 'C0')
    expect(product.variants).toMatchObject([
      { inStock: false, preorderable: true, preorderMessage: 'Leaves in May' },
    ])
    const other = await page('L2', 'C0')
    expect(other.product.variants).toMatchObject([{ inStock: true, preorderMessage: '' }])
  })

  test('needs at most three more statements than a small one', async () => {
    await sell('Yarn', [gone, ahead])
    const cost = async (request: { slug: string; choiceIds?: string[] }) =>
      (await shop.countStatements(() => visitor.shop.productPage(request))).statements.length
    const small = await cost({ slug: 'yarn' })
    const { product } = await visitor.shop.productPage({ slug: 'rope' })
    const choiceIds = product.options.map(({ choices }) => choices[3]?.id ?? '')
    expect(await cost({ slug: 'rope', choiceIds })).toBeLessThanOrEqual(small + 3)
  })
})
