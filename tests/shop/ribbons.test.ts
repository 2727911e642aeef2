import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, get as getProduct } from '../catalog/saved-products.fixture.ts'
import { colleagues, fieldOf, staleAnswer } from './saves.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const create = async (name = unique('New')) =>
  (await api().ribbons.saveRibbon({ ribbon: { name } })).ribbon

test('a ribbon is created and renamed, and its products show the name', async () => {
  const { id } = await create()
  const product = await createProduct(api(), { ribbon: { id } })
  const name = unique('Few')
  const renamed = await api().ribbons.saveRibbon({ ribbon: { id, revision: 1, name } })
  expect(renamed).toMatchObject({ created: false, ribbon: { revision: 2, name, productCount: 1 } })
  expect((await getProduct(api(), product.id)).ribbon?.name).toBe(name)
  expect((await api().ribbons.getRibbon({ id })).ribbon).toEqual(renamed.ribbon)
})

test('a name is refused that is blank, in use or longer than 30 characters', async () => {
  const save = (name: string) => api().ribbons.saveRibbon({ ribbon: { name } })
  const { name } = await create()
  expect(await fieldOf(save(' '))).toBe('ribbon.name')
  expect(await fieldOf(save('x'.repeat(31)))).toBe('ribbon.name')
  expect(await codeOf(save(name.toUpperCase()))).toBe('409 ALREADY_EXISTS')
})

test('two people get an error with what the other changed', async () => {
  const [ann, ben] = colleagues(shop)
  const { id, name } = await create()
  await ann.ribbons.saveRibbon({ ribbon: { id, revision: 1, name: 'Signed' } })
  const late = ben.ribbons.saveRibbon({ ribbon: { id, revision: 1, name: 'Rare' }, merge: true })
  expect(await staleAnswer(late)).toMatchObject({
    code: '409 REVISION_CONFLICT',
    entity: 'ribbon',
    conflicts: [{ field: 'name', base: name, theirs: 'Signed', yours: 'Rare' }],
  })
})

test('a list finds by words of the name and counts products', async () => {
  const { id } = await create('Linen week')
  await create('Glass week')
  await createProduct(api(), { ribbon: { id } })
  const { ribbons, total } = await api().ribbons.listRibbons({ filter: { text: 'linen' } })
  expect([ribbons.map((one) => [one.id, one.productCount]), total]).toEqual([[[id, 1]], 1])
})

test('a deleted ribbon is removed from its products, and restored', async () => {
  const { id } = await create()
  const product = await createProduct(api(), { ribbon: { id } })
  await api().ribbons.deleteRibbon({ id })
  expect((await getProduct(api(), product.id)).ribbon).toBeNull()
  expect(await codeOf(api().ribbons.getRibbon({ id }))).toBe('404 RIBBON_NOT_FOUND')
  expect((await api().ribbons.restoreRibbon({ id })).ribbon).toMatchObject({ id, productCount: 1 })
  expect((await getProduct(api(), product.id)).ribbon).toMatchObject({ id })
  expect(await codeOf(api().ribbons.restoreRibbon({ id }))).toBe('404 RIBBON_NOT_FOUND')
})
