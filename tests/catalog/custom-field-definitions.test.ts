import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, define, type NewField, violationsOf } from './custom-fields.fixture.ts'
import { codeOf, refusal } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = async () => (await shop.anotherSite()).people.merchant().api
const keysOf = async (api: Api) =>
  (await api.customFields.listCustomFields({ owner: 'PRODUCT' })).fields.map(({ key }) => key)

describe('a custom field', () => {
  test('is added after the others, shown and optional by default', async () => {
    const api = await merchant()
    await define(api, { key: 'material', name: ' Material ' })
    await define(api, { key: 'glaze', type: 'CHOICE', choices: ['Matt', ' Gloss '], shown: false })
    const { fields } = await api.customFields.listCustomFields({})
    expect(fields).toMatchObject([
      { key: 'material', name: 'Material', type: 'TEXT', required: false, shown: true, mask: null },
      { key: 'glaze', choices: ['Matt', 'Gloss'], shown: false, filterable: false },
    ])
  })

  test('is changed, except key, type and owner', async () => {
    const api = await merchant()
    const { id } = await define(api, { key: 'capacity', type: 'NUMBER', maximum: '10' })
    const changes = { name: 'Litres', minimum: '0.5', maximum: null, filterable: true }
    const { field } = await api.customFields.changeCustomField({ id, changes })
    expect(field).toMatchObject({ key: 'capacity', type: 'NUMBER', ...changes })
  })

  test('is moved to another place', async () => {
    const api = await merchant()
    const made = [await define(api, { key: 'a' }), await define(api, { key: 'b' })]
    const ids = made.map(({ id }) => id).reverse()
    await api.customFields.arrangeCustomFields({ owner: 'PRODUCT', ids })
    expect(await keysOf(api)).toEqual(['b', 'a'])
    const half = api.customFields.arrangeCustomFields({ owner: 'PRODUCT', ids: ids.slice(1) })
    expect(violationsOf(await refusal(half))).toEqual([
      'ids must be the ids of all 2 fields of the owner, each once',
    ])
  })

  test.each<[string, Partial<NewField>, string]>([
    ['no choices', { type: 'CHOICE' }, 'field.choices are required for CHOICE: list at least one'],
    [
      'choices that read alike',
      { type: 'CHOICES', choices: ['Oak', ' oak'] },
      'field.choices must differ by more than case and blanks',
    ],
    [
      'choices of a text',
      { choices: ['Oak'] },
      'field.choices is only for fields of type CHOICE, CHOICES',
    ],
    [
      'a mask of a number',
      { type: 'NUMBER', mask: '##' },
      'field.mask is only for fields of type TEXT',
    ],
    [
      'a length out of order',
      { minLength: 5, maxLength: 4 },
      'field.maxLength must not be below minLength',
    ],
    ['a length beyond a line', { maxLength: 501 }, 'field.maxLength must be at most 500 for TEXT'],
    [
      'bounds out of order',
      { type: 'NUMBER', minimum: '10', maximum: '9.5' },
      'field.maximum must not be below minimum',
    ],
    [
      'a bound that is no day',
      { type: 'DATE', minimum: '2026-02-30' },
      'field.minimum must be a day such as "2026-01-31"',
    ],
    ['only blanks as name', { name: '  ' }, 'field.name must not be only blanks'],
  ])('is refused with %s', async (_, field, sentence) => {
    const made = define(shop.people.merchant().api, { key: 'broken', ...field })
    expect(violationsOf(await refusal(made))).toEqual([sentence])
  })

  test.each(['Material', '1st', 'has-dash', '', '__proto__'])(
    'has no key like “%s”',
    async (key) => {
      expect(await codeOf(define(shop.people.merchant().api, { key }))).toMatch(/^400/)
    },
  )

  test('is refused beyond 100', async () => {
    const api = await merchant()
    for (let at = 0; at < 100; at += 1) await define(api, { key: `field_${at}` })
    expect(await codeOf(define(api, { key: 'one_more' }))).toBe('409 TOO_MANY_CUSTOM_FIELDS')
    const { fields } = await api.customFields.listCustomFields({})
    await api.customFields.deleteCustomField({ id: fields[0]?.id ?? '', values: 0 })
    await define(api, { key: 'one_more' })
    const restored = api.customFields.restoreCustomField({ id: fields[0]?.id ?? '' })
    expect(await codeOf(restored)).toBe('409 TOO_MANY_CUSTOM_FIELDS')
  })
})

describe('the deletion of a custom field', () => {
  test('deletes as many values as the merchant confirmed, and restoring returns them', async () => {
    const api = await merchant()
    const { id } = await define(api, { key: 'material' })
    const product = { name: 'Jug', price: '9', customFields: { material: 'Clay' } }
    const made = (await api.products.saveProduct({ product })).product.id
    expect(await api.customFields.countCustomFieldValues({ id })).toEqual({ count: 1 })
    const wrong = await refusal(api.customFields.deleteCustomField({ id, values: 0 }))
    expect(wrong).toMatchObject({ code: 'CUSTOM_FIELD_VALUES_CHANGED', data: { count: 1 } })
    await api.customFields.deleteCustomField({ id, values: 1 })
    const read = async () => (await api.products.getProduct({ id: made })).product.customFields
    expect([await keysOf(api), await read()]).toEqual([[], {}])
    const { fields } = await api.customFields.listCustomFields({ deleted: true })
    expect(fields).toMatchObject([{ id, key: 'material' }])
    await api.customFields.restoreCustomField({ id })
    expect(await read()).toEqual({ material: 'Clay' })
  })

  test('reserves the key for that field', async () => {
    const api = await merchant()
    const { id } = await define(api, { key: 'material' })
    expect(await codeOf(define(api, { key: 'material' }))).toBe('409 CUSTOM_FIELD_KEY_TAKEN')
    await api.customFields.deleteCustomField({ id, values: 0 })
    const error = await refusal(define(api, { key: 'material', type: 'NUMBER' }))
    expect(error).toMatchObject({ code: 'CUSTOM_FIELD_KEY_TAKEN', data: { deletedId: id } })
  })

  test('happens once, and only what is deleted is restored', async () => {
    const api = await merchant()
    const { id } = await define(api, { key: 'material' })
    const missing = '404 CUSTOM_FIELD_NOT_FOUND'
    expect(await codeOf(api.customFields.restoreCustomField({ id }))).toBe(missing)
    await api.customFields.deleteCustomField({ id, values: 0 })
    expect(await codeOf(api.customFields.deleteCustomField({ id, values: 0 }))).toBe(missing)
    expect(await codeOf(api.customFields.changeCustomField({ id, changes: {} }))).toBe(missing)
    expect(await codeOf(api.customFields.countCustomFieldValues({ id }))).toBe(missing)
  })

  test('is in the history like every other change of a field', async () => {
    const api = await merchant()
    const { id } = await define(api, { key: 'material' })
    await api.customFields.changeCustomField({ id, changes: { name: 'Made of' } })
    await api.customFields.deleteCustomField({ id, values: 0 })
    await api.customFields.restoreCustomField({ id })
    const { entries } = await api.history.listHistory({ entityType: 'custom_field' })
    expect(entries.map(({ action }) => action)).toEqual([
      'UPDATED',
      'DELETED',
      'UPDATED',
      'CREATED',
    ])
    expect(entries[2]?.changes).toContainEqual({
      field: 'name',
      before: 'material',
      after: 'Made of',
    })
  })
})
