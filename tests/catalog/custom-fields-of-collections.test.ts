import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldsOf } from '../shop/saves.fixture.ts'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import { type Api, define, violationsOf } from './custom-fields.fixture.ts'
import { refusal, unique } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await defineThree(api())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const owner = 'COLLECTION'
type ToSave = Parameters<Api['collections']['saveCollection']>[0]['collection']
const save = (collection: ToSave, more: object = {}, by = api()) =>
  by.collections.saveCollection({ collection, ...more })
const create = async (fields: ToSave = {}, by = api()) =>
  (await save({ name: unique('Kitchen'), ...fields }, {}, by)).collection
const get = async (id: string) => (await api().collections.getCollection({ id })).collection

async function defineThree(by: Api) {
  await define(by, { owner, key: 'season', name: 'Season', type: 'CHOICE', ...seasons })
  await define(by, { owner, key: 'rank', type: 'NUMBER', filterable: true, minimum: '0' })
  await define(by, { owner, key: 'buyer', filterable: true, shown: false })
}
const seasons = { choices: ['Spring', 'Autumn'], filterable: true }
const whole = { season: 'Spring', rank: '2.5', buyer: 'Ada' }

describe('values of a collection', () => {
  test('are read as they were saved, alone and in lists', async () => {
    const { id, customFields } = await create({ customFields: { ...whole, rank: '2.50' } })
    expect(customFields).toEqual(whole)
    expect((await get(id)).customFields).toEqual(whole)
    const { collections } = await api().collections.listCollections({ filter: { ids: [id] } })
    expect(collections[0]?.customFields).toEqual(whole)
  })

  test('are changed one by one, and cleared by null', async () => {
    const { id, revision } = await create({ customFields: whole })
    const customFields = { rank: '3', season: null }
    const { collection, changes } = await save({ id, revision, customFields })
    expect(collection.customFields).toEqual({ rank: '3', buyer: 'Ada' })
    expect(fieldsOf(changes)).toEqual(['customFields.rank', 'customFields.season'])
    const cleared = await save({ id, revision: collection.revision, customFields: null })
    expect(cleared.collection.customFields).toEqual({})
  })

  test('of two people are merged value by value', async () => {
    const { id, revision } = await create({ customFields: whole })
    await save({ id, revision, customFields: { rank: '3' } })
    const mine = { id, revision, customFields: { rank: '2.5', buyer: 'Bo' } }
    const { collection } = await save(mine, { merge: true })
    expect(collection.customFields).toMatchObject({ rank: '3', buyer: 'Bo' })
    const both = { id, revision, customFields: { rank: '4' } }
    expect(await refusal(save(both, { merge: true }))).toMatchObject({
      code: 'REVISION_CONFLICT',
      data: { conflicts: [{ field: 'customFields.rank', theirs: '3' }] },
    })
  })

  test('are restored by undo, one without the others, and with a deleted collection', async () => {
    const { id, revision } = await create({ customFields: { buyer: 'Ada' } })
    const { collection } = await save({ id, revision, customFields: { buyer: 'Bo' } })
    await save({ id, revision: collection.revision, customFields: { rank: '1' } })
    const { entries } = await api().history.listHistory({ entityId: id })
    expect(entries[1]?.changes).toMatchObject([
      { field: 'customFields.buyer', before: 'Ada', after: 'Bo' },
    ])
    await api().history.undoChange({ id: entries[1]?.id ?? '' })
    expect((await get(id)).customFields).toEqual({ buyer: 'Ada', rank: '1' })
    await api().collections.deleteCollection({ id })
    const restored = await api().collections.restoreCollection({ id })
    expect(restored.collection.customFields).toEqual({ buyer: 'Ada', rank: '1' })
  })

  test.each([
    ['rank', '-1', 'must be 0 or more'],
    ['season', 'Winter', 'must be one of its choices: Spring, Autumn'],
    ['seson', 'Spring', 'is no custom field; did you mean `season`?'],
    ['material', 'Clay', 'is no custom field; accepted: `season`, `rank`, `buyer`'],
  ])('of %s: %j is refused', async (key, value, sentence) => {
    const error = await refusal(create({ customFields: { [key]: value } }))
    expect(violationsOf(error)[0]).toContain(`collection.customFields.${key} ${sentence}`)
  })

  test('go to another site with their fields', async () => {
    const source = await shop.anotherSite()
    const by = source.people.merchant().api
    await defineThree(by)
    await create({ name: 'Spring', subtitle: 'Fresh', customFields: whole }, by)
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    await importFile(target.people, file, 'catalog.jsonl')
    const { collections } = await target.people.merchant().api.collections.listCollections({
      filter: { customFields: { buyer: { eq: 'Ada' } } },
    })
    expect(collections).toMatchObject([{ name: 'Spring', subtitle: 'Fresh', customFields: whole }])
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(file)
  })
})

type List = NonNullable<Parameters<Api['collections']['listCollections']>[0]>
type Tests = NonNullable<NonNullable<List['filter']>['customFields']>

test('lists of collections are filtered by fields, with as many statements for one as for ten', async () => {
  const parent = await create()
  const below = (customFields: ToSave['customFields']) =>
    create({ parentId: parent.id, ...(customFields && { customFields }) })
  const spring = await below({ season: 'Spring', rank: '10' })
  const autumn = await below({ season: 'Autumn', rank: '9' })
  const list = async (customFields: Tests) => {
    const filter = { parentId: parent.id, customFields }
    const { collections, total } = await api().collections.listCollections({ filter })
    expect(total).toBe(collections.length)
    return collections.map(({ id }) => id)
  }
  expect(await list({ season: { eq: 'Spring' } })).toEqual([spring.id])
  expect(await list({ rank: { from: '9', to: '9.5' } })).toEqual([autumn.id])
  expect(await list({ rank: { from: '9' }, season: { in: ['Autumn'] } })).toEqual([autumn.id])
  const statements = async () =>
    (await shop.countStatements(() => list({ rank: { from: '0' } }))).statements.length
  const few = await statements()
  for (let at = 0; at < 10; at += 1) await below({ rank: String(at) })
  expect(await statements()).toBe(few)
  const error = await refusal(list({ seson: { eq: 'Spring' } }))
  expect(violationsOf(error)[0]).toContain('filter.customFields.seson is no custom field that')
})

test('the page of a collection shows public fields', async () => {
  const { slug } = await create({ customFields: whole })
  const page = await shop.people.visitor().api.shop.collectionPage({ slug })
  expect(page.collection.customFields).toEqual([
    { key: 'season', name: 'Season', type: 'CHOICE', value: 'Spring' },
    { key: 'rank', name: 'rank', type: 'NUMBER', value: '2.5' },
  ])
  expect(JSON.stringify(page)).not.toContain('Ada')
})

test('a deleted field deletes the values of its own owners, which are counted', async () => {
  const { id: field } = await define(api(), { owner, key: 'mood' })
  await define(api(), { owner: 'PRODUCT', key: 'mood' })
  const { id } = await create({ customFields: { mood: 'Calm' } })
  expect(await api().customFields.countCustomFieldValues({ id: field })).toEqual({ count: 1 })
  await api().customFields.deleteCustomField({ id: field, values: 1 })
  expect((await get(id)).customFields).toEqual({})
  await api().customFields.restoreCustomField({ id: field })
  expect((await get(id)).customFields).toEqual({ mood: 'Calm' })
})

test('searches find products only, so no other field is searchable', async () => {
  const error = await refusal(define(api(), { owner, key: 'words', searchable: true }))
  expect(violationsOf(error)).toEqual(['field.searchable is only for fields of products'])
})
