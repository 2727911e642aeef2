import { contract } from '@vitrine/contract'
import type { ExportLink, ExportLinkContent } from '@vitrine/contract/exports'
import { type Client, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  await importFile(
    shop.people,
    'Handle,Title,Variant Price,SKU,Variant Inventory Qty,Variant Inventory Tracker\nbowl,Bowl,20,B-1,7,shop\n',
  )
})
afterAll(() => shop.close())

type Api = Client<typeof contract>
const staff = staffAt(() => shop)
const merchant = () => shop.people.merchant().api
const lookForDue = () => shop.server.tasks['exportLinks:due']()
const pull = (url: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(url, { headers }))
const statusOf = async (url: string) => (await pull(url)).status

async function find(id: string): Promise<ExportLink> {
  const { links } = await merchant().exports.listExportLinks({})
  const found = links.find((one) => one.id === id)
  if (!found) throw new Error('The link is gone')
  return found
}

async function settled(id: string): Promise<ExportLink> {
  await expect.poll(async () => (await find(id)).running, { interval: 50 }).toBe(false)
  return find(id)
}

async function create(api: Pick<Api, 'exports'>, content?: ExportLinkContent) {
  const { link, url } = await api.exports.createExportLink({
    name: 'Partner',
    onlyVisible: false,
    timetable: { every: 'DAY', time: '03:00' },
    ...(content && { content }),
  })
  await settled(link.id)
  return { id: link.id, url }
}

/** The SDK with a new key of these scopes. */
async function withKey(scopes: string[]) {
  const { apiKey, key } = await merchant().apiKeys.createApiKey({ name: 'Program', scopes })
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('authorization', key)
    return shop.server.fetch(request)
  }
  const api = createClient({ baseUrl: shop.baseUrl, services: contract, fetch })
  return { id: apiKey.id, api }
}

async function idOf(email: string): Promise<string> {
  const found = (await merchant().staff.listStaff()).staff.find((one) => one.email === email)
  if (!found) throw new Error(`${email} is not listed`)
  return found.id
}

const importOrder = async (externalId: string, email: string) => {
  const items = [{ name: 'Lamp', quantity: 2, price: '19.90' }]
  const order = { externalId, purchasedDate: '2024-03-01T10:00:00.000Z', items, email }
  const { import: started } = await merchant().orderFiles.startOrderImport(
    { fileName: 'orders.jsonl', dryRun: false },
    { body: `${JSON.stringify(order)}\n` },
  )
  const state = async () =>
    (await merchant().orderFiles.getOrderImport({ id: started.id })).import.job.state
  await expect.poll(state, { interval: 50 }).toBe('DONE')
}

describe('a link to an export', () => {
  test('ends while the role of its maker is too low, and works again with a higher one', async () => {
    const editor = await staff.person('editor')
    const { id, url } = await create(editor.api)
    expect(await statusOf(url)).toBe(200)
    const staffId = await idOf(editor.email)
    const owner = await staff.person('owner')
    await owner.api.staff.updateStaff({ id: staffId, role: 'viewer' })
    expect(await statusOf(url)).toBe(404)
    expect(await find(id)).toMatchObject({ valid: false })
    await owner.api.staff.updateStaff({ id: staffId, role: 'editor' })
    expect(await statusOf(url)).toBe(200)
    expect(await find(id)).toMatchObject({ valid: true })
  })

  test('ends when its maker leaves, gets no new file, and is renewed by somebody else', async () => {
    const editor = await staff.person('editor')
    const owner = await staff.person('owner')
    const { id, url } = await create(editor.api)
    const etag = (await pull(url)).headers.get('etag') ?? ''
    await owner.api.staff.removeStaff({ id: await idOf(editor.email) })
    expect(await statusOf(url)).toBe(404)
    expect((await pull(url, { 'if-none-match': etag })).status).toBe(404)
    const { file } = await find(id)
    shop.clock.pass({ days: 2 })
    await lookForDue()
    expect(await settled(id)).toMatchObject({ file, valid: false })
    const another = await staff.person('editor')
    const renewed = await another.api.exports.renewExportLink({ id })
    expect(renewed.link.valid).toBe(true)
    expect(await statusOf(renewed.url)).toBe(200)
  })

  test('ends with the key that made it', async () => {
    const key = await withKey(['exports:write'])
    const { url } = await create(key.api)
    expect(await statusOf(url)).toBe(200)
    await merchant().apiKeys.revokeApiKey({ id: key.id })
    expect(await statusOf(url)).toBe(404)
  })
})

describe('a link to orders', () => {
  test('serves all orders as a file that an import reads, newest first', async () => {
    await importOrder('O-1', 'ada@example.com')
    await importOrder('O-2', 'bob@example.com')
    const { id, url } = await create(merchant(), 'ORDERS')
    expect(await find(id)).toMatchObject({ content: 'ORDERS', file: { rows: 2 } })
    const response = await pull(url)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('orders-')
    const text = Buffer.from(await response.arrayBuffer()).toString()
    const exported = await merchant().orderFiles.exportOrders({ format: 'csv' })
    expect(text).toBe(Buffer.from(exported.body as Uint8Array).toString('utf8'))
    expect(text).toContain('ada@example.com')
    const etag = response.headers.get('etag') ?? ''
    expect((await pull(url, { 'if-none-match': etag })).status).toBe(304)
  })

  test('is among no exports of the catalog', async () => {
    const exports = await shop.server.platform.db
      .selectFrom('exports')
      .select('id')
      .where('content', '=', 'ORDERS')
      .execute()
    expect(exports.length).toBeGreaterThan(0)
    const listed = (await merchant().exports.listExports({})).exports.map(({ id }) => id)
    for (const { id } of exports) {
      expect(listed).not.toContain(id)
      const missing = { code: 'EXPORT_NOT_FOUND' }
      await expect(merchant().exports.getExport({ id })).rejects.toMatchObject(missing)
      await expect(merchant().exports.createExportDownload({ id })).rejects.toMatchObject(missing)
      await expect(merchant().exports.downloadExport({ id })).rejects.toMatchObject(missing)
      await expect(merchant().exports.cancelExport({ id })).rejects.toMatchObject(missing)
    }
  })

  test('is for administrators, also to renew, and ends when they are no more', async () => {
    const editor = await staff.person('editor')
    const refused = { code: 'PERMISSION_DENIED' }
    await expect(create(editor.api, 'ORDERS')).rejects.toMatchObject(refused)
    const key = await withKey(['exports:write'])
    await expect(create(key.api, 'ORDERS')).rejects.toMatchObject(refused)
    const admin = await staff.person('admin')
    const { id, url } = await create(admin.api, 'ORDERS')
    await expect(editor.api.exports.renewExportLink({ id })).rejects.toMatchObject(refused)
    expect(await statusOf(url)).toBe(200)
    const owner = await staff.person('owner')
    await owner.api.staff.updateStaff({ id: await idOf(admin.email), role: 'editor' })
    expect(await statusOf(url)).toBe(404)
  })

  test('ends its file when the data of a customer is erased, and makes the next one at once', async () => {
    const member = await shop.people.member()
    const { id, url } = await create(merchant(), 'ORDERS')
    const first = (await pull(url)).headers.get('etag')
    await merchant().personalData.eraseMember({ id: member.id, reason: 'Asked for it' })
    expect(await statusOf(url)).toBe(404)
    const files = await shop.server.platform.db
      .selectFrom('exports')
      .select('id')
      .where('content', '=', 'ORDERS')
      .execute()
    expect(files).toEqual([])
    await lookForDue()
    await settled(id)
    const next = await pull(url)
    expect(next.status).toBe(200)
    expect(next.headers.get('etag')).not.toBe(first)
  })
})

test('a link to stock has a row for each variant, with its quantity at each location', async () => {
  const key = await withKey(['exports:write', 'stock:read'])
  const { id, url } = await create(key.api, 'STOCK')
  expect(await find(id)).toMatchObject({ content: 'STOCK', onlyVisible: false, file: { rows: 1 } })
  const text = Buffer.from(await (await pull(url)).arrayBuffer()).toString()
  const { data } = await merchant().stock.exportVariantStock({})
  expect(text).toBe(Buffer.from(data, 'base64').toString())
  expect(text).toMatch(/Bowl,.*B-1,.*7/)
})

test('replaced files of orders and stock are deleted with the next clearing', async () => {
  const { id, url } = await create(merchant(), 'STOCK')
  await merchant().exports.runExportLink({ id })
  await settled(id)
  const files = () =>
    shop.server.platform.db
      .selectFrom('exports')
      .select('id')
      .where('content', '<>', 'PRODUCTS')
      .execute()
  const before = (await files()).length
  await shop.server.tasks['exports:prune']()
  const { links } = await merchant().exports.listExportLinks({})
  const served = links.filter(({ content, file }) => content !== 'PRODUCTS' && file).length
  expect((await files()).length).toBe(served)
  expect(served).toBeLessThan(before)
  expect(await statusOf(url)).toBe(200)
})
