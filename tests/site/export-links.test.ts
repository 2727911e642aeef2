import type { ExportLink } from '@vitrine/contract/exports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importFile } from './exports.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  const table = 'Handle,Title,Variant Price,Published\nbowl,Bowl,20,true\njar,Jar,9,false\n'
  await importFile(shop.people, table)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api.exports
const lookForDue = () => shop.server.tasks['exportLinks:due']()
const daily = { every: 'DAY', time: '03:00' } as const
const pull = (url: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(url, { headers }))

const create = (name: string, onlyVisible = false) =>
  api().createExportLink({ name, onlyVisible, timetable: daily })

async function settled(id: string): Promise<ExportLink> {
  const find = async () => {
    const found = (await api().listExportLinks({})).links.find((one) => one.id === id)
    if (!found) throw new Error('The link is gone')
    return found
  }
  await expect.poll(async () => (await find()).running, { interval: 50 }).toBe(false)
  return find()
}

const names = async (url: string) =>
  (await (await pull(url)).text())
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0])

test('everybody with a link gets the newest file of products', async () => {
  const { link, url } = await create('Marketplace')
  expect(link).toMatchObject({ running: true, nextDate: new Date('2026-01-02T03:00:00Z') })
  const { file } = await settled(link.id)
  expect(file).toMatchObject({ rows: 2, date: shop.clock.now() })
  const response = await pull(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await names(url)).toEqual(['bowl', 'jar'])
  const etag = response.headers.get('etag') ?? ''
  expect((await pull(url, { 'if-none-match': etag })).status).toBe(304)

  await importFile(shop.people, 'Handle,Title,Variant Price\ncup,Cup,5\n')
  expect(await names(url)).toEqual(['bowl', 'jar'])
  shop.clock.pass({ days: 3 })
  await Promise.all([lookForDue(), lookForDue()])
  expect(await settled(link.id)).toMatchObject({
    file: { rows: 3, date: shop.clock.now() },
    nextDate: new Date('2026-01-05T03:00:00Z'),
  })
  expect(await names(url)).toEqual(['bowl', 'jar', 'cup'])
  expect((await pull(url, { 'if-none-match': etag })).status).toBe(200)
  const { pagingMetadata } = await api().listExports({})
  expect(pagingMetadata?.total).toBe(2)
})

test('a link can leave out hidden products', async () => {
  const { link, url } = await create('Shown', true)
  await settled(link.id)
  expect(await names(url)).not.toContain('jar')
  await api().updateExportLink({ id: link.id, onlyVisible: false })
  await api().runExportLink({ id: link.id })
  await settled(link.id)
  expect(await names(url)).toContain('jar')
})

test('the file of a paused link is served for longer than other exports are stored', async () => {
  const { link, url } = await create('Paused')
  await settled(link.id)
  const { link: paused } = await api().updateExportLink({ id: link.id, paused: true })
  expect(paused.nextDate).toBeUndefined()
  shop.clock.pass({ days: 9 })
  await lookForDue()
  await shop.server.tasks['exports:prune']()
  expect((await pull(url)).status).toBe(200)
})

test('an address is invalid after it was renewed, or its link deleted', async () => {
  const { link, url } = await create('Partner')
  await settled(link.id)
  const { url: renewed } = await api().renewExportLink({ id: link.id })
  expect((await pull(url)).status).toBe(404)
  expect((await pull(renewed)).status).toBe(200)
  await api().deleteExportLink({ id: link.id })
  expect((await pull(renewed)).status).toBe(404)
  await expect(api().runExportLink({ id: link.id })).rejects.toMatchObject({
    code: 'EXPORT_LINK_NOT_FOUND',
  })
  const address = renewed.replace(/[^/]*$/, '')
  for (const wrong of ['x.csv', `${'A'.repeat(54)}.csv`]) {
    expect((await pull(`${address}${wrong}`)).status).toBe(404)
  }
})

test('a token is in the first response only, and in no fact', async () => {
  const { link, url } = await create('Quiet')
  const token = url.split('/').at(-1)?.replace('.csv', '') ?? ''
  expect(token).toHaveLength(54)
  expect(JSON.stringify(await api().listExportLinks({}))).not.toContain(token)
  const { changes } = await shop.people.merchant().api.changes.listChanges({
    from: new Date(0),
    entities: 'export_link',
    limit: 1000,
  })
  expect(changes.some(({ entityId }) => entityId === link.id)).toBe(true)
  expect(JSON.stringify(changes)).not.toMatch(/tokenHash/)
  expect(JSON.stringify(changes)).not.toContain(token)
})

test('links are listed in a number of statements that does not grow, at most twenty', async () => {
  const count = async () =>
    (await shop.countStatements(() => api().listExportLinks({}))).statements.length
  const few = await count()
  const { links } = await api().listExportLinks({})
  for (let at = links.length; at < 20; at += 1) await create(`Link ${at}`)
  expect(await count()).toBe(few)
  await expect(create('One more')).rejects.toMatchObject({ code: 'TOO_MANY_EXPORT_LINKS' })
})

test('an invalid link is refused by field', async () => {
  const draft = { name: 'Link', onlyVisible: true, timetable: daily }
  await expect(api().createExportLink({ ...draft, name: ' ' })).rejects.toThrow('name')
  await expect(
    api().createExportLink({ ...draft, timetable: { every: 'WEEK', time: '03:00' } }),
  ).rejects.toThrow('timetable.weekday')
})

test('files that are made at their times do not fill the recent changes', async () => {
  shop.clock.pass({ days: 1 })
  await lookForDue()
  const { links } = await api().listExportLinks({})
  for (const { id } of links) await settled(id)
  const { changes } = await shop.people.merchant().api.sites.getFigures()
  const bySystem = changes.recent.filter(({ actorType }) => actorType === 'system')
  expect(bySystem.filter(({ name }) => name.startsWith('export'))).toEqual([])
})

test('a link says that its first file is not ready', async () => {
  const idle = await startTestServer()
  try {
    const { url } = await idle.people
      .merchant()
      .api.exports.createExportLink({ name: 'Early', onlyVisible: true, timetable: daily })
    const response = await idle.server.fetch(new Request(url))
    expect(response.status).toBe(404)
    expect((await response.json()).details.applicationError.code).toBe('EXPORT_LINK_EMPTY')
  } finally {
    await idle.close()
  }
})
