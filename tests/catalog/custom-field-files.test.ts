import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile } from '../site/exports.fixture.ts'
import { define, defineOneOfEach } from './custom-fields.fixture.ts'
import { create } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

describe('a file of JSON Lines', () => {
  test('transfers fields and values to another site', async () => {
    const source = await shop.anotherSite()
    await defineOneOfEach(source.people.merchant().api)
    await create(source.people.merchant().api, {
      name: 'Jug',
      customFields: { capacity: '1.5', uses: ['Oven'], margin_note: 'Thin' },
    })
    const file = await exportCatalog(shop, source.people, { format: 'jsonl' })
    const target = await shop.anotherSite()
    await importFile(target.people, file, 'catalog.jsonl')
    const other = target.people.merchant().api
    const { products } = await other.products.listProducts({
      filter: { customFields: { uses: { eq: 'Oven' } } },
    })
    expect(products).toMatchObject([{ name: 'Jug', customFields: { capacity: '1.5' } }])
    expect(await exportCatalog(shop, target.people, { format: 'jsonl' })).toBe(file)
  })

  test('leaves out values of fields with another type on that site', async () => {
    const target = await shop.anotherSite()
    const other = target.people.merchant().api
    await define(other, { key: 'material', type: 'NUMBER', filterable: true })
    const source = shop.people.merchant().api
    await defineOneOfEach(source)
    await create(source, { name: 'Jug', customFields: { material: 'Clay', glaze: 'Matt' } })
    const file = await exportCatalog(shop, shop.people, { format: 'jsonl' })
    await importFile(target.people, file, 'catalog.jsonl')
    const { products } = await other.products.listProducts({ filter: { text: 'Jug' } })
    expect(products[0]?.customFields).toMatchObject({ glaze: 'Matt' })
    expect(products[0]?.customFields).not.toHaveProperty('material')
    const none = { filter: { customFields: { material: { from: '0' } } } }
    expect((await other.products.listProducts(none)).total).toBe(0)
  })
})

describe('a CSV file', () => {
  const csv =
    'Handle,Title,Variant Price,custom:material,Custom: Uses,custom:handmade,custom:capacity\n'

  test('has a column for each field, and fills them in', async () => {
    const { people } = await shop.anotherSite()
    const other = people.merchant().api
    await defineOneOfEach(other)
    await importFile(people, `${csv}jar,Jar,5,Clay,Table | Oven,yes,1.50\n`)
    const productOf = async () => (await other.products.listProducts({})).products[0]
    const values = { material: 'Clay', uses: ['Oven', 'Table'], handmade: true, capacity: '1.5' }
    expect((await productOf())?.customFields).toEqual(values)
    const file = await exportCatalog(shop, people, { format: 'csv' })
    expect(file).toContain('custom:material,custom:care,custom:capacity')
    expect(file).toContain('Oven | Table')
    const { revision } = (await productOf()) ?? {}
    await importFile(people, file)
    expect((await productOf())?.revision).toBe(revision)
    await importFile(people, 'Handle,Title,Variant Price,custom:material\njar,Jar,5,\n')
    const { material: _, ...left } = values
    expect((await productOf())?.customFields).toEqual(left)
  })

  test('reports values that a field refuses, and unknown keys', async () => {
    const { people } = await shop.anotherSite()
    const other = people.merchant().api
    await defineOneOfEach(other)
    const header = 'Handle,Title,Variant Price,custom:capacity,custom:glaze,custom:shape\n'
    const { id } = await importFile(
      people,
      `${header}jar,Jar,5,much,Shiny,round\nbowl,Bowl,6,2,Matt,flat\n`,
    )
    const { rows } = await other.imports.getImportReport({ id })
    expect(rows.map(({ line, column, message }) => `${line} ${column} ${message}`)).toEqual([
      expect.stringMatching(/^2 custom:capacity must be a number.*; the value is left out$/),
      expect.stringMatching(/^2 custom:glaze must be one of its choices: Matt, Gloss; /),
      '2 custom:shape is skipped: there is no custom field with this key',
    ])
    const { products } = await other.products.listProducts({ sort: 'NAME' })
    expect(products.map(({ customFields }) => customFields)).toEqual([
      { capacity: '2', glaze: 'Matt' },
      {},
    ])
  })
})
