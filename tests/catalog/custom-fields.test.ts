import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { define, defineOneOfEach, violationsOf } from './custom-fields.fixture.ts'
import { codeOf, refusal } from './listed-products.fixture.ts'
import { create, fieldsOf, get, save } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await defineOneOfEach(api())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const pageOf = async (slug: string) =>
  (await shop.people.visitor().api.shop.productPage({ slug })).product

const whole = {
  material: 'Stoneware',
  care: 'By hand.\nNever in the oven.',
  capacity: '0.75',
  handmade: false,
  fired_on: '2026-01-31',
  maker: 'https://kiln.example/ada',
  glaze: 'Matt',
  uses: ['Oven', 'Garden'],
  margin_note: 'Thin',
}

describe('values of custom fields', () => {
  test('are read as they were saved, numbers and choices in their short form', async () => {
    const values = { ...whole, capacity: '0.750', uses: ['Garden', 'Oven'] }
    const { id, customFields } = await create(api(), { customFields: values })
    expect(customFields).toEqual(whole)
    expect((await get(api(), id)).customFields).toEqual(whole)
    const { products } = await api().products.listProducts({ filter: { ids: [id] } })
    expect(products[0]?.customFields).toEqual(whole)
  })

  test('are changed one by one, and cleared by null or nothing', async () => {
    const { id, revision } = await create(api(), { customFields: whole })
    const customFields = { material: 'Clay', glaze: null, uses: [], care: '' }
    const saved = await save(api(), { id, revision, customFields })
    const { glaze: _, uses: __, care: ___, ...left } = { ...whole, material: 'Clay' }
    expect(saved.product.customFields).toEqual(left)
    expect(fieldsOf(saved.changes)).toEqual([
      'customFields.care',
      'customFields.glaze',
      'customFields.material',
      'customFields.uses',
    ])
    const all = await save(api(), { id, revision: saved.product.revision, customFields: null })
    expect(all.product.customFields).toEqual({})
  })

  test('of two people are merged field by field', async () => {
    const { id, revision } = await create(api(), { customFields: whole })
    await save(api(), { id, revision, customFields: { material: 'Clay' } })
    const mine = { id, revision, customFields: { glaze: 'Gloss', material: 'Stoneware' } }
    const { product } = await save(api(), mine, { merge: true })
    expect(product.customFields).toMatchObject({ material: 'Clay', glaze: 'Gloss' })
    const other = { id, revision, customFields: { material: 'Bone china' } }
    const error = await refusal(save(api(), other, { merge: true }))
    expect(error).toMatchObject({
      code: 'PRODUCT_REVISION_CONFLICT',
      data: { conflicts: [{ field: 'customFields.material', theirs: 'Clay' }] },
    })
  })

  test('are restored by undo, one field without the others', async () => {
    const { id, revision } = await create(api(), { customFields: { material: 'Clay' } })
    const { product } = await save(api(), { id, revision, customFields: { material: 'Glass' } })
    await save(api(), { id, revision: product.revision, customFields: { glaze: 'Matt' } })
    const { entries } = await api().history.listHistory({ entityId: id })
    expect(entries[1]?.changes).toMatchObject([
      { field: 'customFields.material', before: 'Clay', after: 'Glass' },
    ])
    await api().history.undoChange({ id: entries[1]?.id ?? '' })
    expect((await get(api(), id)).customFields).toEqual({ material: 'Clay', glaze: 'Matt' })
  })

  test('are restored with a deleted product, and copied with it', async () => {
    const { id } = await create(api(), { customFields: whole })
    const { product: copy } = await api().products.duplicateProduct({ id })
    expect(copy.customFields).toEqual(whole)
    await api().products.deleteProduct({ id })
    const { product } = await api().products.restoreProduct({ id })
    expect(product.customFields).toEqual(whole)
  })

  test.each([
    ['material', 'two\nlines', 'must be a text without line breaks'],
    ['material', true, 'must be a text without line breaks'],
    ['capacity', 'much', 'must be a number such as "12.50"'],
    ['capacity', '-1', 'must be 0 or more'],
    ['handmade', 'yes', 'must be true or false'],
    ['fired_on', '2026-02-30', 'must be a day such as "2026-01-31"'],
    ['maker', 'javascript:alert(1)', 'must be an http or https address'],
    ['glaze', 'Shiny', 'must be one of its choices: Matt, Gloss'],
    ['uses', ['Table', 'Attic'], 'must be a list of its choices: Oven, Table, Garden'],
    ['uses', 'Table', 'must be a list of its choices'],
    ['materail', 'Clay', 'is no custom field; did you mean `material`?'],
    ['__proto__', 'Clay', 'is no custom field; accepted: `material`'],
  ])('of %s: %j is refused', async (key, value, sentence) => {
    const customFields = JSON.parse(`{${JSON.stringify(key)}: ${JSON.stringify(value)}}`)
    const [violation] = violationsOf(await refusal(create(api(), { customFields })))
    expect(violation).toContain(`product.customFields.${key} ${sentence}`)
  })

  test('are refused together, each by its name', async () => {
    const customFields = { glaze: 'Shiny', capacity: 'much' }
    expect(violationsOf(await refusal(create(api(), { customFields })))).toHaveLength(2)
  })
})

describe('shoppers', () => {
  test('see public fields in their order, and no fields of staff', async () => {
    const { slug } = await create(api(), { customFields: whole })
    const page = await pageOf(slug)
    expect(page.customFields.map(({ key }) => key)).toEqual(
      Object.keys(whole).filter((key) => key !== 'margin_note'),
    )
    expect(page.customFields[0]).toEqual({
      key: 'material',
      name: 'Material',
      type: 'TEXT',
      value: 'Stoneware',
    })
    expect(JSON.stringify(page)).not.toContain('Thin')
  })

  test('see a change of a field at once', async () => {
    const { id } = await define(api(), { key: 'origin' })
    const { slug } = await create(api(), { customFields: { origin: 'Faenza' } })
    expect((await pageOf(slug)).customFields).toHaveLength(1)
    await api().customFields.changeCustomField({ id, changes: { shown: false } })
    expect((await pageOf(slug)).customFields).toEqual([])
  })

  test('cannot read or change fields', async () => {
    const { customFields } = shop.people.visitor().api
    expect(await codeOf(customFields.listCustomFields({}))).toBe('403 PERMISSION_DENIED')
  })

  test('find products by the words of fields that are shown and searchable', async () => {
    const found = async (q: string) =>
      (await shop.people.visitor().api.search.findProducts({ q })).productIds
    const customFields = { material: 'Porcellaneous', care: 'Moonlit', margin_note: 'Wobblesome' }
    const { id, revision } = await create(api(), { customFields })
    expect(await found('porcellaneous')).toEqual([id])
    expect(await found('moonlit')).toEqual([id])
    expect(await found('wobblesome')).toEqual([])
    await save(api(), { id, revision, customFields: { material: 'Terracotta-ish' } })
    expect(await found('porcellaneous')).toEqual([])
    const { fields } = await api().customFields.listCustomFields({})
    const care = fields.find(({ key }) => key === 'care')?.id ?? ''
    await api().customFields.changeCustomField({ id: care, changes: { searchable: false } })
    expect(await found('moonlit')).toEqual([])
    await api().customFields.changeCustomField({ id: care, changes: { searchable: true } })
    expect(await found('moonlit')).toEqual([id])
  })
})
