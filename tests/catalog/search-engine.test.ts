import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMeilisearch } from './meilisearch.fixture.ts'

let engine: Awaited<ReturnType<typeof startMeilisearch>>
let shop: TestServer
beforeAll(async () => {
  engine = await startMeilisearch('engine-key')
  const { url, key } = engine
  shop = await startTestServer({ runJobs: true, searchEngine: { url, key } })
})
afterAll(async () => {
  await shop.close()
  await engine.close()
})
// A pause after an outage is over, and so is the time after which a site may be filled again.
beforeEach(() => shop.clock.pass({ minutes: 2 }))

const merchant = () => shop.people.merchant().api
const create = async (name: string, more: object = {}) => {
  const product = { name, priceData: { price: '10' }, ...more }
  return (await merchant().catalogV1.createProduct({ product })).product.id
}
/** The names of a page of results. */
const find = async (q: string) => {
  const { products } = await merchant().shop.searchPage({ q })
  return products.map(({ name }) => name)
}
const heldNames = () => engine.namesOf(shop.site.id)

test('the engine gets all products that visitors see, and finds them', async () => {
  await create('Blue samovar', { brand: 'Kiln' })
  await create('Hidden samovar', { visible: false })
  await expect.poll(heldNames).toEqual(['Blue samovar'])
  const { searches } = engine.state
  expect(await find('samovra kiln')).toEqual(['Blue samovar'])
  expect(engine.state.searches).toBe(searches + 1)
  const { productIds, total } = await merchant().search.findProducts({ q: 'samovar' })
  expect([productIds.length, total]).toEqual([1, 1])
})

test('the words of custom fields that are searched find a product, until the field is not searched any more', async () => {
  const { field } = await merchant().customFields.createCustomField({
    field: { owner: 'PRODUCT', key: 'clay', name: 'Clay', type: 'TEXT', searchable: true },
  })
  const { product } = await merchant().products.saveProduct({
    product: { name: 'Creamer', price: '10', customFields: { clay: 'Kaolinite' } },
  })
  await expect.poll(() => find('kaolinite')).toEqual(['Creamer'])
  const { id } = field
  await merchant().customFields.changeCustomField({ id, changes: { searchable: false } })
  await expect.poll(() => find('kaolinite')).toEqual([])
  await merchant().products.deleteProduct({ id: product.id })
  await expect.poll(heldNames).toEqual(['Blue samovar'])
})

test('after the engine, one statement selects the visible products of a page', async () => {
  const { statements } = await shop.countStatements(() =>
    merchant().search.findProducts({ q: 'blue' }),
  )
  expect(statements.filter((one) => /from products p/i.test(one))).toHaveLength(1)
  expect(statements.filter((one) => /search_/.test(one))).toEqual([])
})

test('the engine follows renamed, hidden and deleted products', async () => {
  const [kettle, urn] = [await create('Kettle'), await create('Urn')]
  await expect.poll(heldNames).toEqual(['Blue samovar', 'Kettle', 'Urn'])
  await merchant().catalogV1.updateProduct({ product: { id: kettle, name: 'Teapot' } })
  await merchant().catalogV1.deleteProduct({ id: urn })
  await expect.poll(heldNames).toEqual(['Blue samovar', 'Teapot'])
  await merchant().catalogV1.updateProduct({ product: { id: kettle, visible: false } })
  await expect.poll(heldNames).toEqual(['Blue samovar'])
})

test('a hidden product that the engine still has is not shown', async () => {
  const id = await create('Secret carafe', { visible: false })
  const documents = engine.indexes.get(`products-${shop.site.id}`)?.documents
  documents?.set(id, { id, name: 'Secret carafe' })
  expect(await merchant().search.findProducts({ q: 'carafe' })).toEqual({
    productIds: [],
    total: 0,
  })
  documents?.delete(id)
})

test('PostgreSQL answers while the engine is unavailable, and changes are sent afterwards', async () => {
  engine.state.isDown = true
  await create('Tin tankard')
  expect(await find('tankard')).toEqual(['Tin tankard'])
  const { searches } = engine.state
  engine.state.isDown = false
  // The engine is not called for ten seconds.
  expect(await find('tankard tin')).toEqual(['Tin tankard'])
  expect(engine.state.searches).toBe(searches)
  shop.clock.pass({ seconds: 11 })
  await expect.poll(heldNames).toContain('Tin tankard')
  expect(await find('tankard')).toEqual(['Tin tankard'])
  expect(engine.state.searches).toBe(searches + 1)
}, 90_000)

test('an engine that lost its data is filled again', async () => {
  engine.indexes.clear()
  expect(await find('tankard')).toEqual(['Tin tankard'])
  await expect.poll(heldNames).toEqual(['Blue samovar', 'Tin tankard'])
  // The one that was filled is put aside last.
  await expect.poll(() => [...engine.indexes.keys()]).toEqual([`products-${shop.site.id}`])
}, 90_000)

test('a rebuild and new synonyms fill the engine again', async () => {
  engine.indexes.get(`products-${shop.site.id}`)?.documents.set('x', { id: 'x', name: 'Stray' })
  await merchant().search.rebuildSearchIndex({})
  await expect.poll(heldNames).toEqual(['Blue samovar', 'Tin tankard'])
  await merchant().sites.updateSettings({
    settings: { search: { synonyms: [['tankard', 'beaker']] } },
  })
  await expect.poll(() => find('beaker')).toEqual(['Tin tankard'])
  const synonyms = engine.indexes.get(`products-${shop.site.id}`)?.settings.synonyms
  expect(synonyms).toEqual({ tankard: ['beaker'], beaker: ['tankard'] })
}, 150_000)

test('the products of another site are separate', async () => {
  const other = await shop.anotherSite()
  const { api } = other.people.merchant()
  await api.catalogV1.createProduct({ product: { name: 'Far pitcher', priceData: { price: '1' } } })
  await expect.poll(() => engine.namesOf(other.site.id)).toEqual(['Far pitcher'])
  expect(await find('pitcher')).toEqual([])
  expect(heldNames()).toEqual(['Blue samovar', 'Tin tankard'])
}, 90_000)
