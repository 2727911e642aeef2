import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factsOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, get as getProduct } from '../catalog/saved-products.fixture.ts'
import { type Api, colleagues, fieldOf, fieldsOf, staleAnswer } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
type ToSave = Parameters<Api['brands']['saveBrand']>[0]['brand']

const save = (brand: ToSave, more: object = {}, by = api()) =>
  by.brands.saveBrand({ brand, ...more })
const create = async (name = unique('Kiln')) => (await save({ name })).brand
const get = async (id: string) => (await api().brands.getBrand({ id })).brand
const missing = '00000000-0000-4000-8000-000000000000'

describe('a save', () => {
  test('creates a brand, renames it, and its products show the name', async () => {
    const { brand, created, changes } = await save({ name: 'Kiln' })
    expect([created, changes]).toEqual([true, [{ field: 'name', after: 'Kiln' }]])
    const product = await createProduct(api(), { brand: { id: brand.id } })
    const renamed = await save({ id: brand.id, revision: 1, name: 'Kiln & Co' })
    expect(renamed).toMatchObject({
      created: false,
      brand: { revision: 2, name: 'Kiln & Co', productCount: 1 },
      changes: [{ field: 'name', before: 'Kiln', after: 'Kiln & Co' }],
    })
    expect((await getProduct(api(), product.id)).brand?.name).toBe('Kiln & Co')
    expect(await get(brand.id)).toEqual(renamed.brand)
  })

  test('that changes nothing, or is a dry run, saves nothing', async () => {
    const before = await create()
    const { id, name } = before
    const facts = await factsOf(shop, id)
    expect(await save({ id, revision: 1, name })).toMatchObject({ changes: [], brand: before })
    const dry = await save({ id, revision: 1, name: 'Other' }, { dryRun: true })
    expect(dry).toMatchObject({ brand: { revision: 2, name: 'Other' }, changeCount: 1 })
    expect([await get(id), await factsOf(shop, id)]).toEqual([before, facts])
  })

  test('is refused with the reason', async () => {
    const { id } = await create()
    const other = await create()
    expect(await fieldOf(save({}))).toBe('brand.name')
    expect(await fieldOf(save({ name: ' ' }))).toBe('brand.name')
    expect(await fieldOf(save({ id, revision: 1, name: ' ' }))).toBe('brand.name')
    expect(await fieldOf(save({ id, name: 'Kiln' }))).toBe('brand.revision')
    const taken = other.name.toUpperCase()
    expect(await codeOf(save({ name: taken }))).toBe('409 ALREADY_EXISTS')
    expect(await codeOf(save({ id, revision: 1, name: taken }))).toBe('409 ALREADY_EXISTS')
    expect(await codeOf(save({ id: missing, revision: 1 }))).toBe('404 BRAND_NOT_FOUND')
  })

  test('needs the permission to change the catalog', async () => {
    const visitor = shop.people.visitor().api as unknown as Api
    expect(await codeOf(save({ name: 'Mine' }, {}, visitor))).toMatch(/^403/)
    expect(await codeOf(visitor.brands.listBrands({}))).toMatch(/^403/)
  })
})

test('two people get an error with what the other changed, unless they agree', async () => {
  const [ann, ben] = colleagues(shop)
  const { id, name } = await create()
  await save({ id, revision: 1, name: 'Atelier' }, {}, ann)
  const answer = await staleAnswer(save({ id, revision: 1, name: 'Studio' }, { merge: true }, ben))
  expect(answer).toMatchObject({
    code: '409 REVISION_CONFLICT',
    entity: 'brand',
    revision: 2,
    isComplete: true,
    changes: [{ field: 'name', before: name, after: 'Atelier' }],
    conflicts: [{ field: 'name', base: name, theirs: 'Atelier', yours: 'Studio' }],
  })
  const same = await save({ id, revision: 1, name: 'Atelier' }, { merge: true }, ben)
  expect(same).toMatchObject({ brand: { revision: 2 }, changes: [] })
  expect(fieldsOf(same.othersChanges)).toEqual(['name'])
})

test('a list finds by words of the name, sorts, pages and counts', async () => {
  const second = await create('Quartz & Sons')
  shop.clock.pass({ seconds: 1 })
  const first = await create('Ancient Quartz')
  await createProduct(api(), { brand: { id: second.id } })
  const filter = { text: 'quartz' }
  const { brands, total } = await api().brands.listBrands({ filter })
  expect(brands).toMatchObject([
    { id: first.id, productCount: 0 },
    { id: second.id, productCount: 1 },
  ])
  expect(total).toBe(2)
  const oldest = await api().brands.listBrands({ filter, sort: 'OLDEST', limit: 1 })
  expect([oldest.brands.map(({ id }) => id), oldest.total]).toEqual([[second.id], 2])
  const some = await api().brands.listBrands({ filter: { ids: [first.id], text: 'quartz anc' } })
  expect(some.brands.map(({ id }) => id)).toEqual([first.id])
})

test('a deleted brand returns 404, its name remains on its products, and it can be restored', async () => {
  const { id, name } = await create()
  const product = await createProduct(api(), { brand: { id } })
  const again = () => api().brands.restoreBrand({ id })
  expect(await codeOf(again())).toBe('404 BRAND_NOT_FOUND')
  await api().brands.deleteBrand({ id })
  expect(await codeOf(get(id))).toBe('404 BRAND_NOT_FOUND')
  expect(await codeOf(api().brands.deleteBrand({ id }))).toBe('404 BRAND_NOT_FOUND')
  expect((await getProduct(api(), product.id)).brand?.name).toBe(name)
  expect((await again()).brand).toMatchObject({ id, name, productCount: 1 })
})
