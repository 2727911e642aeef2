import type { ImportSchedule, ImportScheduleToCreate } from '@vitrine/contract/imports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importConversation } from './import-mappings.fixture.ts'
import { loopback } from './receiver.fixture.ts'
import { type Supplier, startSupplier } from './supplier.fixture.ts'

let shop: TestServer
let supplier: Supplier
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  supplier = await startSupplier()
})
afterAll(async () => {
  await shop.close()
  await supplier.stop()
})

const merchant = importConversation(() => shop)
const api = () => shop.people.merchant().api.imports
const priceOf = async (name: string) => (await merchant.productOf(name)).price

/** Four products of a name, with these prices. */
const serve = (name: string, ...prices: number[]) =>
  supplier.serve(`/${name}.csv`, {
    body: [
      'Name,SKU,Price',
      ...prices.map((price, at) => `${name} ${at},${name}-${at},${price}`),
      '',
    ].join('\n'),
  })

async function schedule(name: string, more: Partial<ImportScheduleToCreate> = {}) {
  const { schedule: created } = await api().createImportSchedule({
    name,
    url: supplier.at(`/${name}.csv`),
    format: 'OTHER',
    timetable: { every: 'DAY', time: '06:00' },
    ...more,
  })
  return created.id
}

async function find(id: string): Promise<ImportSchedule> {
  const { schedules } = await api().listImportSchedules({})
  const found = schedules.find((one) => one.id === id)
  if (!found) throw new Error('The scheduled import is gone')
  return found
}

async function settled(id: string): Promise<ImportSchedule> {
  const isUnderWay = async () => {
    const { running, lastImport } = await find(id)
    return running || /QUEUED|RUNNING/.test(lastImport?.state ?? '')
  }
  await expect.poll(isUnderWay, { interval: 50 }).toBe(false)
  return find(id)
}

const importsOnHomePage = async () =>
  (await shop.people.merchant().api.reports.getOpenWork({})).failingImports

async function run(id: string): Promise<ImportSchedule> {
  await api().runImportSchedule({ id })
  return settled(id)
}

describe('a file that changes many prices', () => {
  test('waits for the merchant, who sees how many and the lowest', async () => {
    serve('Cup', 10, 20, 30, 40)
    const id = await schedule('Cup')
    expect((await run(id)).lastRun).toMatchObject({ outcome: 'IMPORTED', rows: 4 })
    serve('Cup', 10, 20, 0.3, 40)
    expect(await run(id)).toMatchObject({
      lastRun: { outcome: 'PRICES_CHANGED', rows: 4 },
      lastImport: { state: 'DRAFT', scheduleName: 'Cup' },
      waitingPrices: {
        changed: 1,
        compared: 4,
        lowest: { name: 'Cup 2', before: '30.00', after: '0.3' },
      },
      failures: 0,
    })
    expect(await priceOf('Cup 2')).toBe('30.00')
    expect(await importsOnHomePage()).toBe(1)
  })

  test('is not asked about again while it is the same', async () => {
    const { id, lastImport } = await named('Cup')
    expect(await run(id)).toMatchObject({
      lastRun: { outcome: 'UNCHANGED' },
      lastImport: { id: lastImport?.id, state: 'DRAFT' },
      waitingPrices: { changed: 1 },
    })
  })

  test('is imported once it is confirmed', async () => {
    const { id, lastImport } = await named('Cup')
    await api().startPreparedImport({ id: lastImport?.id ?? '' })
    const done = await settled(id)
    expect(done).toMatchObject({
      lastRun: { outcome: 'IMPORTED', rows: 4 },
      lastImport: { state: 'DONE', productsUpdated: 1 },
    })
    expect(done.waitingPrices).toBeUndefined()
    expect(await priceOf('Cup 2')).toBe('0.30')
    expect(await importsOnHomePage()).toBe(0)
  })

  test('changes nothing once it is discarded, and is not fetched into another draft', async () => {
    const { id } = await named('Cup')
    serve('Cup', 100, 200, 300, 400)
    const { lastImport } = await run(id)
    await api().cancelImport({ id: lastImport?.id ?? '' })
    expect((await find(id)).waitingPrices).toBeUndefined()
    expect(await importsOnHomePage()).toBe(0)
    expect((await run(id)).lastRun).toMatchObject({ outcome: 'UNCHANGED' })
    expect(await priceOf('Cup 0')).toBe('10.00')
  })

  test('is replaced by a newer file', async () => {
    const { id } = await named('Cup')
    serve('Cup', 101, 201, 301, 401)
    const { lastImport: waiting } = await run(id)
    serve('Cup', 11, 20, 0.3, 40)
    expect(await run(id)).toMatchObject({
      lastRun: { outcome: 'IMPORTED' },
      lastImport: { state: 'DONE' },
    })
    const { import: replaced } = await api().getImport({ id: waiting?.id ?? '' })
    expect(replaced.state).toBe('CANCELLED')
    expect(await priceOf('Cup 0')).toBe('11.00')
  })

  test('waits again after it has waited for too long', async () => {
    const { id } = await named('Cup')
    serve('Cup', 110, 200, 30, 400)
    const { lastImport: first } = await run(id)
    shop.clock.pass({ days: 8 })
    await shop.server.tasks['imports:prune']()
    expect((await find(id)).waitingPrices).toBeUndefined()
    const again = await run(id)
    expect(again).toMatchObject({ lastImport: { state: 'DRAFT' }, waitingPrices: { changed: 4 } })
    expect(again.lastImport?.id).not.toBe(first?.id)
  })
})

async function named(name: string): Promise<ImportSchedule> {
  const { schedules } = await api().listImportSchedules({})
  const found = schedules.find((one) => one.name === name)
  if (!found) throw new Error(`There is no scheduled import ${name}`)
  return found
}

test('a guard has its own numbers, or is off', async () => {
  serve('Jug', 10, 20, 30, 40)
  const id = await schedule('Jug', { priceGuard: { share: 75, change: 10 } })
  expect(await run(id)).toMatchObject({ priceGuard: { share: 75, change: 10 } })
  serve('Jug', 20, 40, 60, 40)
  expect((await run(id)).lastRun).toMatchObject({ outcome: 'IMPORTED' })
  await api().updateImportSchedule({ id, priceGuard: { share: 20, change: 100 } })
  serve('Jug', 40, 80, 120, 40)
  expect((await run(id)).lastRun).toMatchObject({ outcome: 'IMPORTED' })
  await api().updateImportSchedule({ id, priceGuard: null })
  serve('Jug', 1, 1, 1, 1)
  const open = await run(id)
  expect(open.priceGuard).toBeUndefined()
  expect(open.lastRun).toMatchObject({ outcome: 'IMPORTED' })
  const wrong = { share: 101, change: 50 }
  await expect(api().updateImportSchedule({ id, priceGuard: wrong })).rejects.toThrow('share')
})

test('a file in the columns of this shop waits, too, and can be confirmed', async () => {
  const table = (price: number) => ({
    body: `Handle,Title,Option1 Name,Option1 Value,Variant Price\nmug,Mug,Size,Small,${price}\nmug,,Size,Large,30\n`,
  })
  supplier.serve('/Mug.csv', table(20))
  const id = await schedule('Mug', { format: 'VITRINE' })
  expect((await run(id)).lastRun).toMatchObject({ outcome: 'IMPORTED' })
  supplier.serve('/Mug.csv', table(2))
  const waiting = await run(id)
  expect(waiting.waitingPrices).toEqual({
    changed: 1,
    compared: 2,
    lowest: { name: 'Mug: Small', before: '20.00', after: '2' },
  })
  await api().startPreparedImport({ id: waiting.lastImport?.id ?? '' })
  expect(await settled(id)).toMatchObject({ lastImport: { state: 'DONE', productsUpdated: 1 } })
})
