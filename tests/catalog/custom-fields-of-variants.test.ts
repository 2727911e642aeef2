import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import { type Api, define, violationsOf } from './custom-fields.fixture.ts'
import { refusal, unique } from './listed-products.fixture.ts'
import { create, fieldsOf, get, type ProductToSave, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await defineThree(api())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const owner = 'VARIANT'
const whole = { finish: 'Matt', capacity: '1.5', shelf: 'A-12' }

async function defineThree(by: Api) {
  await define(by, { owner, key: 'finish', name: 'Finish', type: 'CHOICE', ...finishes })
  await define(by, { owner, key: 'capacity', type: 'NUMBER', minimum: '0' })
  await define(by, { owner, key: 'shelf', mask: '@-##', shown: false })
}
const finishes = { choices: ['Matt', 'Gloss'] }

type Values = NonNullable<NonNullable<ProductToSave['variants']>[number]['customFields']>

/** A product in two sizes, of which the first has values. */
const createJug = async (customFields: Values = whole, by = api()) => {
  const product = await create(by, {
    name: unique('Jug'),
    options: [{ ...sizes('Small', 'Large'), name: 'Size' }],
    variants: [{ choices: { Size: 'Small' }, customFields }, { choices: { Size: 'Large' } }],
  })
  const { variants = [] } = (await by.products.getProduct({ id: product.id })).product
  return { ...product, small: variants[0]?.id ?? '', variants }
}
/** The variants of the only product of a site. */
const onlyVariants = async (by: Api) => {
  const { products } = await by.products.listProducts({})
  return (await get(by, products[0]?.id ?? '')).variants ?? []
}
const valuesOf = async (id: string) =>
  ((await get(api(), id)).variants ?? []).map(({ customFields }) => customFields)

describe('values of a variant', () => {
  test('are read as they were saved, with the product and in the list of variants', async () => {
    const { id, variants } = await createJug({ ...whole, capacity: '1.50' })
    expect(variants.map(({ customFields }) => customFields)).toEqual([whole, {}])
    const listed = await api().products.listVariants({ id })
    expect(listed.variants.map(({ customFields }) => customFields)).toEqual([whole, {}])
  })

  test('are changed one by one, without a change of other variants', async () => {
    const { id, revision, small } = await createJug()
    const variants = [{ id: small, customFields: { capacity: '2', finish: null } }]
    const { changes } = await save(api(), { id, revision, variants })
    expect(fieldsOf(changes)).toEqual([
      `variants.${small}.customFields.capacity`,
      `variants.${small}.customFields.finish`,
    ])
    expect(await valuesOf(id)).toEqual([{ capacity: '2', shelf: 'A-12' }, {}])
  })

  test('of two people are merged value by value', async () => {
    const { id, revision, small } = await createJug()
    const one = (customFields: Values) => ({
      id,
      revision,
      variants: [{ id: small, customFields }],
    })
    await save(api(), one({ capacity: '2' }))
    await save(api(), one({ capacity: '1.5', finish: 'Gloss' }), { merge: true })
    expect((await valuesOf(id))[0]).toEqual({ ...whole, capacity: '2', finish: 'Gloss' })
    const error = await refusal(save(api(), one({ capacity: '3' }), { merge: true }))
    const field = `variants.${small}.customFields.capacity`
    expect(error).toMatchObject({ data: { conflicts: [{ field, theirs: '2', yours: '3' }] } })
  })

  test('are restored by undo, one without the others, and copied with the product', async () => {
    const { id, revision, small } = await createJug({ shelf: 'A-12' })
    const one = (customFields: Values) => [{ id: small, customFields }]
    const { product } = await save(api(), { id, revision, variants: one({ shelf: 'B-01' }) })
    const variants = one({ capacity: '3' })
    await save(api(), { id, revision: product.revision, variants })
    const { entries } = await api().history.listHistory({ entityId: id })
    const change = entries.find(({ changes }) =>
      changes.some(({ field }) => field.endsWith('customFields.shelf')),
    )
    await api().history.undoChange({ id: change?.id ?? '' })
    expect((await valuesOf(id))[0]).toEqual({ shelf: 'A-12', capacity: '3' })
    const { product: copy } = await api().products.duplicateProduct({ id })
    expect((await valuesOf(copy.id))[0]).toEqual({ shelf: 'A-12', capacity: '3' })
  })

  test.each([
    ['shelf', 'A12', 'must have the form @-##'],
    ['finish', 'Shiny', 'must be one of its choices: Matt, Gloss'],
    ['finsh', 'Matt', 'is no custom field; did you mean `finish`?'],
  ])('of %s: %j is refused', async (key, value, sentence) => {
    const error = await refusal(createJug({ [key]: value }))
    expect(violationsOf(error)[0]).toContain(`product.variants[0].customFields.${key} ${sentence}`)
  })
})

test('the page of a product shows the public fields of each variant', async () => {
  const { slug } = await createJug()
  const page = await shop.people.visitor().api.shop.productPage({ slug })
  expect(page.product.variants.map(({ customFields }) => customFields)).toEqual([
    [
      { key: 'finish', name: 'Finish', type: 'CHOICE', value: 'Matt' },
      { key: 'capacity', name: 'capacity', type: 'NUMBER', value: '1.5' },
    ],
    [],
  ])
  expect(JSON.stringify(page)).not.toContain('A-12')
})

test('a file of each format transfers values and part numbers to another site', async () => {
  const source = await shop.anotherSite()
  const by = source.people.merchant().api
  await defineThree(by)
  const { id, revision, small } = await createJug(whole, by)
  const variants = [{ id: small, manufacturerPartNumber: '00-JUG' }]
  await by.products.saveProduct({ product: { id, revision, variants } })
  for (const format of ['jsonl', 'csv'] as const) {
    const file = await exportCatalog(shop, source.people, { format })
    const target = await shop.anotherSite()
    const other = target.people.merchant().api
    if (format === 'csv') await defineThree(other)
    await importFile(target.people, file, `catalog.${format}`)
    expect(await onlyVariants(other)).toMatchObject([
      { customFields: whole, manufacturerPartNumber: '00-JUG' },
      { customFields: {}, manufacturerPartNumber: null },
    ])
    expect(await exportCatalog(shop, target.people, { format })).toBe(file)
  }
})

test('a table changes values of variants that exist, and reports what a field refuses', async () => {
  const { people } = await shop.anotherSite()
  const by = people.merchant().api
  await defineThree(by)
  const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,variant-custom:capacity\n'
  const rows = (one: string) => `${header}jug,Jug,Size,Small,5,${one}\njug,,,Large,6,2\n`
  await importFile(people, rows('1'))
  const { id } = await importFile(people, rows('much'))
  const { rows: report } = await by.imports.getImportReport({ id })
  expect(report.map(({ column, message }) => `${column} ${message}`)).toEqual([
    expect.stringMatching(/^variant-custom:capacity must be a number.*; the value is left out$/),
  ])
  await importFile(people, rows('3'))
  expect((await onlyVariants(by)).map(({ customFields }) => customFields)).toEqual([
    { capacity: '3' },
    { capacity: '2' },
  ])
})

test('lists of variants take as many statements for one product as for five', async () => {
  const { people } = await shop.anotherSite()
  const by = people.merchant().api
  await defineThree(by)
  const ofEach = async (names: string[]) => {
    const { id } = await create(by, {
      options: [{ ...sizes(...names), name: 'Size' }],
      variants: names.map((Size) => ({ choices: { Size }, customFields: whole })),
    })
    const list = () => by.products.listVariants({ id })
    return (await shop.countStatements(list)).statements.length
  }
  expect(await ofEach(['S', 'M', 'L', 'XL', 'XXL'])).toBe(await ofEach(['S', 'M']))
  const alone = () => create(by, { variants: [{ customFields: whole }] })
  const count = async () =>
    (await shop.countStatements(() => by.products.listProducts({}))).statements.length
  await alone()
  const one = await count()
  for (let at = 0; at < 4; at += 1) await alone()
  expect(await count()).toBe(one)
})

test('the part number of the maker is changed, shown to shoppers and cleared by nothing', async () => {
  const { id, slug, revision, small } = await createJug()
  const one = (manufacturerPartNumber: string) => [{ id: small, manufacturerPartNumber }]
  const { product, changes } = await save(api(), { id, revision, variants: one('JUG-1') })
  expect(fieldsOf(changes)).toEqual([`variants.${small}.manufacturerPartNumber`])
  const page = await shop.people.visitor().api.shop.productPage({ slug })
  expect(page.product.variants[0]?.manufacturerPartNumber).toBe('JUG-1')
  const { product: copy } = await api().products.duplicateProduct({ id })
  const { variants } = await get(api(), copy.id)
  expect(variants?.[0]?.manufacturerPartNumber).toBeNull()
  await save(api(), { id, revision: product.revision, variants: one('') })
  expect((await get(api(), id)).variants?.[0]?.manufacturerPartNumber).toBeNull()
})

test('lists of variants have no filter, so no field of theirs is filterable', async () => {
  const error = await refusal(define(api(), { owner, key: 'listed', filterable: true }))
  expect(violationsOf(error)).toEqual(['field.filterable is not for fields of variants'])
})
