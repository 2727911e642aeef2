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
type ToSave = Parameters<Api['infoSections']['saveInfoSection']>[0]['infoSection']

const save = (infoSection: ToSave, more: object = {}, by = api()) =>
  by.infoSections.saveInfoSection({ infoSection, ...more })
const create = async (fields: ToSave = {}) =>
  (await save({ uniqueName: unique('care'), title: 'Care', ...fields })).infoSection
const get = async (id: string) => (await api().infoSections.getInfoSection({ id })).infoSection
const missing = '00000000-0000-4000-8000-000000000000'

describe('a save', () => {
  test('creates a section and changes it on every product, without unsafe content', async () => {
    const description = '<p>By hand</p><script>alert(1)</script>'
    const { infoSection, created } = await save({ uniqueName: 'Wash', title: 'Care', description })
    expect([created, infoSection]).toMatchObject([
      true,
      { revision: 1, description: '<p>By hand</p>', productCount: 0 },
    ])
    const { id } = infoSection
    const product = await createProduct(api(), { infoSections: [{ id }] })
    const changed = await save({ id, revision: 1, title: 'Washing', description: null })
    expect(changed.infoSection).toMatchObject({
      revision: 2,
      uniqueName: 'Wash',
      title: 'Washing',
      description: '',
      productCount: 1,
    })
    expect(fieldsOf(changed.changes)).toEqual(['description', 'title'])
    expect((await getProduct(api(), product.id)).infoSections).toMatchObject([
      { id, title: 'Washing', isOwn: false },
    ])
    expect(await get(id)).toEqual(changed.infoSection)
  })

  test('that changes nothing, or is a dry run, saves nothing', async () => {
    const before = await create({ description: '<p>Warm water</p>' })
    const { id, uniqueName, title, description } = before
    const facts = await factsOf(shop, id)
    const same = await save({ id, revision: 1, uniqueName, title, description })
    expect(same).toMatchObject({ changes: [], infoSection: before })
    const dry = await save({ id, revision: 1, title: 'Other' }, { dryRun: true })
    expect(dry).toMatchObject({ infoSection: { revision: 2, title: 'Other' }, changeCount: 1 })
    expect([await get(id), await factsOf(shop, id)]).toEqual([before, facts])
  })

  test('is refused with the reason', async () => {
    const { id } = await create()
    const other = await create()
    expect(await fieldOf(save({ title: 'Care' }))).toBe('infoSection.uniqueName')
    expect(await fieldOf(save({ uniqueName: 'nameless' }))).toBe('infoSection.title')
    expect(await fieldOf(save({ id, revision: 1, title: ' ' }))).toBe('infoSection.title')
    expect(await fieldOf(save({ id, title: 'Care' }))).toBe('infoSection.revision')
    const { uniqueName } = other
    expect(await codeOf(save({ uniqueName, title: 'Care' }))).toBe('409 ALREADY_EXISTS')
    expect(await codeOf(save({ id, revision: 1, uniqueName }))).toBe('409 ALREADY_EXISTS')
    expect(await codeOf(save({ id: missing, revision: 1 }))).toBe('404 INFO_SECTION_NOT_FOUND')
  })

  test('does not change sections that belong to one product', async () => {
    const own = { title: 'Care', description: '<p>By hand</p>' }
    const { id: productId } = await createProduct(api(), { infoSections: [own] })
    const [section] = (await getProduct(api(), productId)).infoSections ?? []
    const { id = '' } = section ?? {}
    expect(await codeOf(get(id))).toBe('404 INFO_SECTION_NOT_FOUND')
    expect(await codeOf(save({ id, revision: 1, title: 'Ours' }))).toBe(
      '404 INFO_SECTION_NOT_FOUND',
    )
    expect(await codeOf(api().infoSections.deleteInfoSection({ id }))).toBe(
      '404 INFO_SECTION_NOT_FOUND',
    )
  })

  test('is for those who may change the catalog', async () => {
    const visitor = shop.people.visitor().api as unknown as Api
    const section = { uniqueName: 'mine', title: 'Mine' }
    expect(await codeOf(save(section, {}, visitor))).toMatch(/^403/)
    expect(await codeOf(visitor.infoSections.listInfoSections({}))).toMatch(/^403/)
  })
})

describe('two people on one section', () => {
  test('merge field by field, and get an error where both changed the same', async () => {
    const [ann, ben] = colleagues(shop)
    const { id } = await create()
    await save({ id, revision: 1, title: 'Washing' }, {}, ann)
    const late = { id, revision: 1, description: '<p>By hand</p>' }
    expect((await staleAnswer(save(late, {}, ben))).conflicts).toEqual([])
    const { infoSection, othersChanges } = await save(late, { merge: true }, ben)
    expect(infoSection).toMatchObject({ revision: 3, title: 'Washing' })
    expect(fieldsOf(othersChanges)).toEqual(['title'])
    const same = save({ id, revision: 1, title: 'Cleaning' }, { merge: true }, ben)
    expect(await staleAnswer(same)).toMatchObject({
      code: '409 REVISION_CONFLICT',
      entity: 'info_section',
      revision: 3,
      conflicts: [{ field: 'title', base: 'Care', theirs: 'Washing', yours: 'Cleaning' }],
    })
  })
})

test('a list finds by words of name and title, sorts, pages and counts', async () => {
  const [second, first] = [
    await create({ uniqueName: 'quartz b', title: 'About the stone' }),
    await create({ uniqueName: 'quartz a' }),
  ]
  await createProduct(api(), { infoSections: [{ id: second.id }] })
  const filter = { text: 'quartz' }
  const { infoSections, total } = await api().infoSections.listInfoSections({ filter })
  expect(infoSections).toMatchObject([
    { id: first.id, productCount: 0 },
    { id: second.id, productCount: 1 },
  ])
  expect(total).toBe(2)
  const byTitle = await api().infoSections.listInfoSections({ filter, sort: 'TITLE', limit: 1 })
  expect(byTitle.infoSections.map(({ id }) => id)).toEqual([second.id])
  const some = await api().infoSections.listInfoSections({ filter: { text: 'stone quartz' } })
  expect(some.infoSections.map(({ id }) => id)).toEqual([second.id])
})

test('a deleted section is removed from its products, and restored on them', async () => {
  const { id } = await create()
  const product = await createProduct(api(), { infoSections: [{ id }] })
  const shown = async () => (await getProduct(api(), product.id)).infoSections
  const again = () => api().infoSections.restoreInfoSection({ id })
  expect(await codeOf(again())).toBe('404 INFO_SECTION_NOT_FOUND')
  await api().infoSections.deleteInfoSection({ id })
  expect(await codeOf(get(id))).toBe('404 INFO_SECTION_NOT_FOUND')
  expect(await shown()).toEqual([])
  expect((await again()).infoSection).toMatchObject({ id, productCount: 1 })
  expect(await shown()).toMatchObject([{ id }])
})
