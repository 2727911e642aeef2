import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const head =
  'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price'
const file = `${head}
bowl,Bowl,Ceramics,"blue, new",Size,Small,20,25
bowl,,,,,Large,30,
cup,Cup,Ceramics,,,,abc,
`
const importFile = async (body: string) => {
  const { api } = shop.people.merchant()
  const started = await api.imports.startImport({ fileName: 'products.csv' }, { body })
  const { id } = started.import
  const over = () => api.imports.getImport({ id })
  await expect
    .poll(async () => (await over()).import.state, { interval: 50 })
    .not.toMatch(/QUEUED|RUNNING/)
  return (await over()).import
}

describe('a product file', () => {
  test('is imported by a job, and reports the rows it could not read', async () => {
    const { api } = shop.people.merchant()
    const done = await importFile(file)
    expect(done).toMatchObject({
      state: 'DONE',
      rowsTotal: 3,
      rowsDone: 3,
      rowsFailed: 1,
      productsCreated: 1,
      reportCount: 1,
    })
    const { rows } = await api.imports.getImportReport({ id: done.id })
    expect(rows).toEqual([
      {
        line: 4,
        column: 'Variant Price',
        handle: 'cup',
        severity: 'ERROR',
        message: expect.stringContaining('must be a number such as 1234.50'),
        cause: { code: 'NOT_AMOUNT', values: { text: 'abc' } },
      },
    ])
    const { imports } = await api.imports.listImports()
    expect(imports.map(({ id }) => id)).toContain(done.id)
  })

  test('reports a picture that cannot be fetched once, and stores its address', async () => {
    const { api } = shop.people.merchant()
    const url = 'http://127.0.0.1:9/kept.jpg'
    const csv = `Handle,Title,Variant Price,Image Src\npictured,Pictured,5,${url}\n`
    const done = await importFile(csv)
    expect(done).toMatchObject({ productsCreated: 1, rowsFailed: 0 })
    const report = async () => (await api.imports.getImportReport({ id: done.id })).rows
    await expect.poll(async () => (await report()).length, { interval: 50 }).toBe(1)
    expect(await report()).toEqual([
      {
        line: 2,
        column: 'Image Src',
        handle: 'pictured',
        severity: 'WARNING',
        message: expect.stringContaining(url),
        cause: {
          code: 'PICTURE_NOT_FETCHED',
          values: { url, detail: expect.stringContaining('not on the public internet') },
        },
      },
    ])
    const { items } = await api.media.queryMedia({ query: { search: 'kept' } })
    expect(items[0]).toMatchObject({ state: 'failed', sourceUrl: url })
    const { import: after } = await api.imports.getImport({ id: done.id })
    expect(after).toMatchObject({ state: 'DONE', picturesWaiting: 0, picturesFailed: 1 })
    expect((await importFile(csv)).productsUnchanged).toBe(1)
  })

  test('changes nothing the second time', async () => {
    const again = await importFile(file)
    expect(again).toMatchObject({ productsCreated: 0, productsUpdated: 0, productsUnchanged: 1 })
  })

  test('that is invalid fails with line and column', async () => {
    const failed = await importFile('<!doctype html><title>No</title>')
    expect(failed.state).toBe('FAILED')
    expect(failed.failure).toMatch(/^Line 1, column 1: expected the names of columns/)
    expect(failed.failureCause).toMatchObject({
      code: 'PRODUCT_HEADER_MISSING',
      line: 1,
      column: '1',
    })
    const { api } = shop.people.merchant()
    await expect(api.imports.cancelImport({ id: failed.id })).rejects.toMatchObject({
      code: 'IMPORT_OVER',
    })
  })

  test('of another site is not visible', async () => {
    const done = await importFile(file)
    const other = await shop.anotherSite()
    const asked = other.people.merchant().api.imports.getImport({ id: done.id })
    await expect(asked).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  })
})

describe('a product of more variants than published clients expect', () => {
  const lengths = Array.from({ length: 1001 }, (_, at) => at)
  const beam = (handle: string) =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
      ...lengths.map(
        (at) => `${handle},Beam,Length,${at % 100} cm,Wood,Wood ${(at / 100) | 0},${at}.5`,
      ),
    ].join('\n')
  const allow = (variantsPerProduct: number) =>
    shop.people
      .merchant()
      .api.sites.updateSettings({ settings: { catalog: { variantsPerProduct } } })

  test('is imported, unless the site has that limit: then the report names it', async () => {
    const { api } = shop.people.merchant()
    await allow(1000)
    const left = await importFile(beam('beam'))
    expect(left).toMatchObject({ state: 'DONE', productsCreated: 0, rowsFailed: 1001 })
    const { rows } = await api.imports.getImportReport({ id: left.id })
    expect(rows).toMatchObject([
      {
        handle: 'beam',
        severity: 'ERROR',
        message: 'A product has 1 to 1000 variants (settings.catalog.variantsPerProduct), not 1001',
      },
    ])
    await allow(10_000)
    expect(await importFile(beam('beam'))).toMatchObject({ productsCreated: 1, rowsFailed: 0 })
    // What a product has stays when less is allowed.
    await allow(1000)
    expect(await importFile(beam('beam'))).toMatchObject({ productsUnchanged: 1, rowsFailed: 0 })
    await allow(10_000)
  })

  test('is limited by a whole number from the published limit to ten times that', async () => {
    for (const [requestInput, word] of [
      [999, 'at least 1000'],
      [10_001, 'at most 10000'],
    ] as const) {
      await expect(allow(requestInput)).rejects.toMatchObject({
        status: 400,
        violations: [
          {
            field: 'settings.catalog.variantsPerProduct',
            description: expect.stringContaining(word),
          },
        ],
      })
    }
  })
})
