import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalog, importFile, runExport } from './exports.fixture.ts'

let shop: TestServer
let waiting: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  waiting = await startTestServer()
  await importFile(
    shop.people,
    'Handle,Title,Tags,Variant Price,Cost per item\nbowl,Bowl,Ceramics,20,7\ncup,Cup,,5,\njar,Jar,,9,\n',
  )
})
afterAll(async () => {
  await shop.close()
  await waiting.close()
})

const unknown = '00000000-0000-4000-8000-000000000001'
const linesOf = (text: string) => text.trimEnd().split('\n')

describe('an export', () => {
  test('shows its progress and stores a file for seven days', async () => {
    const { api } = shop.people.merchant()
    const done = await runExport(shop.people, { format: 'csv' })
    expect(done).toMatchObject({
      state: 'DONE',
      fileName: 'products-2026-01-01.csv',
      productsTotal: 3,
      productsDone: 3,
      rowsDone: 3,
      expiresDate: new Date('2026-01-08T12:00:00.000Z'),
    })
    expect(done.bytes).toBeGreaterThan(100)
    const { exports, pagingMetadata } = await api.exports.listExports({ limit: 1 })
    expect(exports[0]?.id).toBe(done.id)
    expect(pagingMetadata?.total).toBeGreaterThan(0)
  })

  test('contains the products of a query, of given ids, or both', async () => {
    const filtered = await exportCatalog(shop, shop.people, {
      format: 'csv',
      filter: { name: { $startsWith: 'B' } },
    })
    expect(linesOf(filtered)).toHaveLength(2)
    const { api } = shop.people.merchant()
    const { products } = await api.catalogV1.queryProducts({ query: {} })
    const productIds = products.filter(({ name }) => name !== 'Jar').map(({ id }) => id)
    const named = await exportCatalog(shop, shop.people, { format: 'jsonl', productIds })
    const types = linesOf(named).map((line) => (JSON.parse(line) as { type: string }).type)
    expect(types).toEqual(['header', 'product', 'inventory', 'product', 'inventory'])
    const both = await exportCatalog(shop, shop.people, {
      format: 'csv',
      productIds,
      filter: { name: 'Jar' },
    })
    expect(linesOf(both)).toHaveLength(1)
  })

  test('refuses an invalid filter and an unknown format', async () => {
    const { api } = shop.people.merchant()
    await expect(
      api.exports.startExport({ format: 'csv', filter: { colour: 'red' } }),
    ).rejects.toMatchObject({ code: 'INVALID_FILTER' })
    await expect(api.exports.startExport({ format: 'xlsx' as 'csv' })).rejects.toMatchObject({
      violations: [{ field: 'format', description: 'must be one of csv, jsonl' }],
    })
  })

  test('can be cancelled while it waits, and only then', async () => {
    const { api } = waiting.people.merchant()
    const { id } = (await api.exports.startExport({ format: 'jsonl' })).export
    await expect(api.exports.createExportDownload({ id })).rejects.toMatchObject({
      code: 'EXPORT_NOT_READY',
    })
    expect((await api.exports.cancelExport({ id })).export.state).toBe('CANCELLED')
    await expect(api.exports.cancelExport({ id })).rejects.toMatchObject({ code: 'EXPORT_OVER' })
    await waiting.server.exports.tasks['exports.run'](
      { siteId: waiting.site.id, id },
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
    expect((await api.exports.getExport({ id })).export.state).toBe('CANCELLED')
    await expect(api.exports.getExport({ id: unknown })).rejects.toMatchObject({
      code: 'EXPORT_NOT_FOUND',
    })
  })

  test('starts again after its process was killed, with a complete file', async () => {
    const { api } = waiting.people.merchant()
    const { id } = (await api.exports.startExport({ format: 'csv' })).export
    const run = (signal?: AbortSignal) =>
      waiting.server.exports.tasks['exports.run'](
        { siteId: waiting.site.id, id },
        { id: '1', attempt: 1, isLastAttempt: false, signal },
      )
    await expect(run(AbortSignal.abort(new Error('killed')))).rejects.toThrow('killed')
    expect((await api.exports.getExport({ id })).export.state).toBe('RUNNING')
    await waiting.server.exports.resume()
    await run()
    expect((await api.exports.getExport({ id })).export).toMatchObject({ state: 'DONE' })
  })
})

describe('the file of an export', () => {
  test('is downloaded with the session of a merchant', async () => {
    const { id } = await runExport(shop.people, { format: 'csv' })
    const address = `${shop.baseUrl}/vitrine/v1/exports/${id}/file`
    const ask = (authorization: string) =>
      shop.server.fetch(new Request(address, { headers: { authorization } }))
    const reply = await ask(shop.site.apiKey)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-disposition')).toContain('products-2026-01-01.csv')
    expect(await reply.text()).toContain('Bowl')
    const { key } = await shop.server.sites.createApiKey(shop.site.id, 'Stock only', {
      scopes: ['inventory:read'],
    })
    expect((await ask(key)).status).toBe(403)
    expect((await ask(await shop.people.visitorToken())).status).toBe(403)
  })

  test('is downloaded by an address for ten minutes, and by no other address', async () => {
    const { id } = await runExport(shop.people, { format: 'jsonl' })
    const { api } = shop.people.merchant()
    const { url, expiresDate } = await api.exports.createExportDownload({ id })
    expect(expiresDate).toEqual(new Date(shop.clock.now().getTime() + 600_000))
    const codeOf = async (address: string) => {
      const reply = await shop.server.fetch(new Request(address))
      return ((await reply.json()) as { details: { applicationError: { code: string } } }).details
        .applicationError.code
    }
    expect(await codeOf(`${url}x`)).toBe('EXPORT_ADDRESS_INVALID')
    shop.clock.pass({ minutes: 11 })
    expect(await codeOf(url)).toBe('EXPORT_ADDRESS_EXPIRED')
  })

  test('contains no secret, and is deleted after its days', async () => {
    const { api } = shop.people.merchant()
    await api.sites.updateSettings({ settings: { mail: { smtpUrl: 'smtp://u:hush@mail.test' } } })
    const text = await exportCatalog(shop, shop.people, { format: 'jsonl' })
    expect(text).toContain('"hasSmtpUrl":true')
    expect(text).not.toContain('hush')
    const { id } = await runExport(shop.people, { format: 'csv' })
    shop.clock.pass({ days: 8 })
    await shop.server.exports.tasks['exports:prune']()
    await expect(api.exports.getExport({ id })).rejects.toMatchObject({ code: 'EXPORT_NOT_FOUND' })
  })
})

describe('an import of an export', () => {
  test.each([
    ['{"type":"product"}\n', /expected the header of an export/],
    ['{"type":"header","format":"vitrine","version":9}\n', /reads version 1/],
  ])('is refused as a whole: %s', async (body, words) => {
    const done = await importFile(shop.people, body, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'FAILED', failure: expect.stringMatching(words) })
  })

  test('reports line and field of invalid rows, and imports the others', async () => {
    const { api } = shop.people.merchant()
    const brand = { type: 'brand', id: unknown, name: 'Restored' }
    const body = [
      { type: 'header', format: 'vitrine', version: 1 },
      { type: 'brand', id: 'x', name: 'Odd' },
      { type: 'planet' },
      brand,
      { type: 'membership', collectionId: unknown },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n')
    const done = await importFile(shop.people, `${body}\nno JSON`, 'catalog.jsonl')
    expect(done).toMatchObject({ state: 'DONE', rowsTotal: 5, rowsFailed: 4 })
    const { rows } = await api.imports.getImportReport({ id: done.id })
    expect(rows.map(({ line, message }) => [line, message])).toEqual([
      [2, expect.stringMatching(/^brand: id /)],
      [3, expect.stringMatching(/^type must be one of header, site/)],
      [5, 'membership: productIds is required'],
      [6, 'is no JSON object'],
    ])
  })
})
