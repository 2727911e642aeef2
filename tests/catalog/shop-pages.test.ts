import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryHelpers } from './categories.fixture.ts'
import { codeOf } from './listed-products.fixture.ts'
import { create, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  ids.home = await collection('Home')
  ids.table = await collection('Table', true, ids.home)
  ids.secret = await collection('Secret', false)
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = async () => (await shop.people.visitor()).api

const { add } = categoryHelpers(() => shop)
const collection = async (name: string, visible = true, parentId?: string): Promise<string> =>
  (await add({ name, visible }, parentId)).id ?? ''

/** A visible product in the collection of tables. */
const sell = (name: string, more: object = {}) =>
  create(merchant(), { name, collectionIds: [ids.table ?? ''], ...more })

describe('a product page', () => {
  test('returns all of a product in one call, and no fields for merchants', async () => {
    const size = sizes('S', 'M', 'L')
    const {
      id,
      slug,
      variants = [],
    } = await sell('Teapot', {
      cost: '4.00',
      brand: { name: 'Kiln' },
      options: [size],
      tags: { public: ['tea'], private: ['shelf 3'] },
      mainCollectionId: ids.table,
      collectionIds: [ids.table ?? '', ids.secret ?? ''],
      infoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
    })
    const hidden = { id: variants[2]?.id ?? '', visible: false, price: '1.00' }
    await save(merchant(), { id, revision: 1, variants: [hidden] })
    const other = await sell('Tea cup')
    const page = await (await visitor()).shop.productPage({ slug })
    expect(page.product).toMatchObject({
      name: 'Teapot',
      brand: { name: 'Kiln' },
      price: { min: '20.00', max: '20.00' },
      variantCount: 2,
      tags: ['tea'],
      infoSections: [{ title: 'Care' }],
    })
    expect(page.product.variants.map(({ choices }) => choices)).toEqual([
      { [size.name]: 'S' },
      { [size.name]: 'M' },
    ])
    expect(page.product.options[0]?.choices.map(({ name }) => name)).toEqual(['S', 'M'])
    expect(page.breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Table'])
    expect(page.related.map((one) => one.id)).toContain(other.id)
    const text = JSON.stringify(page)
    for (const secret of ['shelf 3', '"cost"', 'Secret', ids.secret, '1.00']) {
      expect(text).not.toContain(secret)
    }
  })

  test('of a hidden product returns 404, also for the merchant', async () => {
    const { slug } = await sell('Draft', { visible: false })
    const work = (await visitor()).shop.productPage({ slug })
    expect(await codeOf(work)).toBe('404 PRODUCT_NOT_FOUND')
    expect(await codeOf(merchant().shop.productPage({ slug }))).toBe('404 PRODUCT_NOT_FOUND')
  })

  test('needs as many statements with many variants and related products as with few', async () => {
    const few = await sell('Few', { options: [sizes('S', 'M')] })
    const names = Array.from({ length: 60 }, (_, at) => `N${at}`)
    const many = await sell('Many', { options: [sizes(...names)] })
    const api = await visitor()
    const cost = async (slug: string) =>
      (await shop.countStatements(() => api.shop.productPage({ slug }))).statements.length
    await api.shop.menu({})
    const first = await cost(few.slug)
    expect(await cost(many.slug)).toBe(first)
    expect(await cost(many.slug)).toBe(0)
  })

  test('shows how it can be returned, unless it cannot', async () => {
    const { id, slug } = await sell('Sieve')
    const { slug: digital } = await sell('Pattern', { productType: 'digital' })
    const api = await visitor()
    const policyOf = async (of: string) => (await api.shop.productPage({ slug: of })).returns
    const { returns } = merchant()
    const change = (settings: Parameters<typeof returns.updateReturnSettings>[0]['settings']) =>
      returns.updateReturnSettings({ settings })
    expect(await policyOf(slug)).toEqual({ windowDays: 30, isFree: false })
    expect(await policyOf(digital)).toBeNull()
    await change({ windowDays: 60, costPaidBy: 'SHOP' })
    expect(await policyOf(slug)).toEqual({ windowDays: 60, isFree: true })
    await change({ returnFee: 300 })
    expect(await policyOf(slug)).toEqual({ windowDays: 60, isFree: false })
    await change({ excludedProductIds: [id] })
    expect(await policyOf(slug)).toBeNull()
    await change({ excludedProductIds: [], active: false })
    expect(await policyOf(slug)).toBeNull()
    await change({ active: true, windowDays: 30, costPaidBy: 'BUYER', returnFee: 0 })
  })

  test('changes with its product', async () => {
    const { id, slug } = await sell('Kettle')
    const api = await visitor()
    await api.shop.productPage({ slug })
    await save(merchant(), { id, revision: 1, price: '21.00' })
    const { product } = await api.shop.productPage({ slug })
    expect(product.price).toEqual({ min: '21.00', max: '21.00' })
  })
})

test('a collection page has its products, those of its subcollections, and its facets', async () => {
  const { id } = await sell('Table lamp', { price: '90.00' })
  await sell('Hidden lamp', { visible: false, price: '99.00' })
  const api = await visitor()
  const page = await api.shop.collectionPage({ slug: 'home', sort: 'PRICE_DOWN', limit: 1 })
  expect(page).toMatchObject({
    collection: { name: 'Home' },
    breadcrumbs: [{ name: 'Home' }],
    children: [{ name: 'Table' }],
    products: [{ id, price: { max: '90.00' } }],
  })
  expect(page.total).toBeGreaterThan(1)
  expect(page.facets[0]).toMatchObject({ kind: 'PRICE', max: '90' })
  const below = await api.shop.collectionPage({ slug: 'table' })
  expect(below.breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Table'])
  expect(await codeOf(api.shop.collectionPage({ slug: 'secret' }))).toBe('404 CATEGORY_NOT_FOUND')
})

test('a search page has the results, the best first, without hidden products', async () => {
  await sell('Samovar', { price: '120.00' })
  await sell('Samovar stand', { visible: false })
  const { products, total } = await (await visitor()).shop.searchPage({ q: 'samovar' })
  expect(products.map(({ name }) => name)).toEqual(['Samovar'])
  expect(total).toBe(1)
})

test('the menu has the collections that visitors see, parents first', async () => {
  const { collections } = await (await visitor()).shop.menu({})
  const names = collections.map(({ name }) => name)
  expect(names).toEqual(['Home', 'Table'])
  expect(collections[1]).toMatchObject({ parentId: ids.home })
})
