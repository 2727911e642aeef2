import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importConversation, realFile, targetsOf } from './import-mappings.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const merchant = importConversation(() => shop)
/** Removes pictures, which no server provides here. */
const withoutPictures = (text: string) => text.replaceAll(/https:\/\/burst[^,\n]*/g, '')

describe('a real file of another shop platform', () => {
  let id: string

  test('is recognized, with its first values, and nothing is imported yet', async () => {
    const draft = await merchant.prepare(withoutPictures(await realFile('apparel.csv')))
    id = draft.id
    expect(draft.state).toBe('DRAFT')
    expect(draft.mapping).toMatchObject({ platform: 'SHOPIFY', remembered: false, missing: [] })
    expect(targetsOf(draft.mapping)).toMatchObject({
      Handle: 'handle',
      'Body (HTML)': 'description',
      'Variant Grams': 'grams',
      'Variant Fulfillment Service': null,
    })
    const [handle] = draft.mapping.columns
    expect(handle?.samples).toEqual([
      'ocean-blue-shirt',
      'classic-varsity-top',
      'yellow-wool-jumper',
    ])
    const { products } = await shop.people.merchant().api.products.listProducts({})
    expect(products.some(({ name }) => name === 'Ocean Blue Shirt')).toBe(false)
  })

  test('is validated without changing anything', async () => {
    const checked = await merchant.check(id)
    expect(checked).toMatchObject({ state: 'CHECKED', productsUpdated: 0, rowsFailed: 0 })
    expect(checked.productsCreated).toBeGreaterThan(10)
    expect(checked.rowsDone).toBe(checked.rowsTotal)
    const [first] = await merchant.differences(id)
    expect(first).toMatchObject({
      line: 2,
      handle: 'ocean-blue-shirt',
      kind: 'NEW',
      field: 'product',
      after: 'Ocean Blue Shirt',
    })
    const { products } = await shop.people.merchant().api.products.listProducts({})
    expect(products.some(({ name }) => name === 'Ocean Blue Shirt')).toBe(false)
  })

  test('has a column of collections, which the merchant imports as tags', async () => {
    const { mapping } = await merchant.api().getImportMapping({ id })
    const columns = mapping.columns.map(({ name, target }) =>
      name === 'Tags' ? { target, grouping: 'TAGS' as const } : { target },
    )
    await merchant.api().saveImportMapping({ id, platform: 'SHOPIFY', columns })
    expect((await merchant.api().getImport({ id })).import.state).toBe('DRAFT')
    const counted = await merchant.check(id)
    const done = await merchant.start(id)
    expect(done).toMatchObject({ state: 'DONE', productsCreated: counted.productsCreated })
    const shirt = await merchant.productOf('Ocean Blue Shirt')
    expect(shirt.tags.public).toEqual(['men'])
    const { collections } = await shop.people.merchant().api.collections.listCollections({})
    expect(collections.map(({ name }) => name)).not.toContain('men')
  })

  test('sets the mapping for the next file with the same header, whose changes are previewed cell by cell', async () => {
    const changed = withoutPictures(await realFile('apparel.csv'))
      .replace('manual,50,', 'manual,55.50,')
      .replace('deny,manual,60', 'deny,manual,abc')
    const again = await merchant.prepare(changed)
    expect(again.mapping.remembered).toBe(true)
    expect(again.mapping.columns.find(({ name }) => name === 'Tags')?.grouping).toBe('TAGS')
    const checked = await merchant.check(again.id)
    expect(checked).toMatchObject({ productsCreated: 0, productsUpdated: 1 })
    expect(await merchant.differences(again.id)).toEqual([
      {
        line: 2,
        handle: 'ocean-blue-shirt',
        productName: 'Ocean Blue Shirt',
        kind: 'CHANGED',
        field: 'price',
        before: '50',
        after: '55.5',
      },
    ])
    const { rows } = await merchant.api().getImportReport({ id: again.id, severity: 'ERROR' })
    expect(rows[0]).toMatchObject({
      line: 3,
      column: 'Variant Price',
      message: expect.stringContaining('must be a number such as 1234.50'),
    })
  })

  test('is undone with everything that it created', async () => {
    const { api } = shop.people.merchant()
    const { products: before } = await api.products.listProducts({
      filter: { text: 'Ocean Blue Shirt' },
    })
    expect(before).toHaveLength(1)
    const undone = await api.history.undoGroup({ groupId: id })
    expect(undone.undone).toBeGreaterThan(0)
    const { products } = await api.products.listProducts({ filter: { text: 'Ocean Blue Shirt' } })
    expect(products).toEqual([])
  })
})

describe('columns that are left out', () => {
  test('do not change the products', async () => {
    const whole =
      'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Variant Inventory Qty,SEO Title\n' +
      'vase,Vase,<p>Tall</p>,Potter,V-1,20,7,A tall vase\n'
    const first = await merchant.prepare(whole)
    await merchant.start(first.id)
    const prices = await merchant.prepare('Handle,Title,Variant Price\nvase,Vase,25\n')
    await merchant.check(prices.id)
    expect(await merchant.differences(prices.id)).toMatchObject([
      { field: 'price', before: '20', after: '25' },
    ])
    expect(await merchant.start(prices.id)).toMatchObject({ productsUpdated: 1 })
    expect(await merchant.productOf('Vase')).toMatchObject({
      description: '<p>Tall</p>',
      brand: { name: 'Potter' },
      price: '25.00',
      sku: 'V-1',
    })
  })
})

describe('an invalid mapping', () => {
  test('reports the required field that no column is mapped to', async () => {
    const { id, mapping } = await merchant.prepare('Name,Colour\nBowl,Blue\n')
    expect(mapping).toMatchObject({ platform: 'OTHER', missing: ['price'] })
    await expect(merchant.api().checkImport({ id })).rejects.toMatchObject({
      code: 'IMPORT_MAPPING_INCOMPLETE',
      data: { missing: ['price'] },
    })
    await expect(merchant.api().startPreparedImport({ id })).rejects.toMatchObject({
      code: 'IMPORT_MAPPING_INCOMPLETE',
    })
  })

  test('is refused with the column and the accepted values', async () => {
    const { id } = await merchant.prepare('Name,Colour\nBowl,Blue\n')
    const save = (...targets: (string | null)[]) =>
      merchant.api().saveImportMapping({
        id,
        platform: 'OTHER',
        columns: targets.map((target) => ({ target })),
      })
    await expect(save('title')).rejects.toThrow('one entry for each of the 2 columns')
    await expect(save('title', 'colour')).rejects.toThrow(/columns\[1\].*must be null, custom:key/)
    await expect(save('title', 'title')).rejects.toThrow('"Name" becomes already')
  })

  test('cannot be read of an import without one, or changed after the start', async () => {
    const body = 'Handle,Title,Variant Price\nplate,Plate,9\n'
    const { api } = shop.people.merchant()
    const plain = await api.imports.startImport({ fileName: 'plain.csv' }, { body })
    await expect(api.imports.getImportMapping({ id: plain.import.id })).rejects.toMatchObject({
      code: 'IMPORT_HAS_NO_MAPPING',
    })
    const { id } = await merchant.prepare(body)
    await merchant.start(id)
    await expect(api.imports.checkImport({ id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_IN_DRAFT',
    })
    await expect(api.imports.saveImportMapping({ id, platform: 'OTHER' })).rejects.toMatchObject({
      code: 'IMPORT_NOT_IN_DRAFT',
    })
  })

  test('a file that is not a table is refused with the reason', async () => {
    await expect(merchant.prepare('PK\u0003\u0004 a workbook')).rejects.toMatchObject({
      code: 'IMPORT_FILE_UNREADABLE',
    })
    await expect(merchant.prepare('no table')).rejects.toMatchObject({
      code: 'IMPORT_FILE_UNREADABLE',
    })
  })

  test('a draft can be cancelled', async () => {
    const { id } = await merchant.prepare('Name,Price\nBowl,5\n')
    const { import: cancelled } = await merchant.api().cancelImport({ id })
    expect(cancelled.state).toBe('CANCELLED')
  })
})
