import type { ImportSchedule, ImportScheduleToCreate } from '@vitrine/contract/imports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveInvoiceSettings } from '../commerce/invoice.fixture.ts'
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
const lookForDue = () => shop.server.tasks['importSchedules:due']()
const daily = { every: 'DAY', time: '06:00' } as const

async function schedule(path: string, draft: Partial<ImportScheduleToCreate> = {}) {
  const { schedule: created } = await api().createImportSchedule({
    name: path,
    url: supplier.at(path),
    format: 'OTHER',
    timetable: daily,
    ...draft,
  })
  return created
}

async function find(id: string): Promise<ImportSchedule> {
  const { schedules } = await api().listImportSchedules({})
  const found = schedules.find((one) => one.id === id)
  if (!found) throw new Error('The scheduled import is gone')
  return found
}

/** The schedule once its run and its import are over. */
async function settled(id: string): Promise<ImportSchedule> {
  const state = async () => {
    const { running, lastImport } = await find(id)
    return running || /QUEUED|RUNNING/.test(lastImport?.state ?? '')
  }
  await expect.poll(state, { interval: 50 }).toBe(false)
  return find(id)
}

async function run(id: string, anyway = false): Promise<ImportSchedule> {
  await api().runImportSchedule({ id, anyway })
  return settled(id)
}

async function passADay(): Promise<void> {
  shop.clock.pass({ days: 1 })
  await lookForDue()
}

const table = (...rows: string[]) => ({ body: ['Name,SKU,Price,Stock', ...rows, ''].join('\n') })
const many = (count: number, price = 5) =>
  table(...Array.from({ length: count }, (_, at) => `Bead ${at},B-${at},${price},1`))

describe('the file of a supplier', () => {
  let id: string

  test('is imported at the set time, in the time zone of the shop', async () => {
    await saveInvoiceSettings(shop, { timeZone: 'Europe/Berlin' })
    supplier.serve('/lamps.csv', table('Lamp,L-1,20,4', 'Shade,S-1,8,2'))
    const created = await schedule('/lamps.csv', { name: 'Lamps' })
    id = created.id
    expect((await api().listImportSchedules({})).timeZone).toBe('Europe/Berlin')
    // Noon in UTC; six in the morning in Berlin in winter is five in UTC.
    expect(created.nextDate).toEqual(new Date('2026-01-02T05:00:00Z'))
    await lookForDue()
    expect(await find(id)).toMatchObject({ running: false, failures: 0 })
    await passADay()
    const done = await settled(id)
    expect(done).toMatchObject({
      lastRun: { outcome: 'IMPORTED', rows: 2 },
      lastImport: { state: 'DONE', productsCreated: 2, scheduleName: 'Lamps' },
      nextDate: new Date('2026-01-03T05:00:00Z'),
    })
    expect(await merchant.productOf('Lamp')).toMatchObject({ price: '20.00', sku: 'L-1' })
  })

  test('is not imported again while its hash is the same', async () => {
    await passADay()
    expect((await settled(id)).lastRun).toMatchObject({ outcome: 'UNCHANGED', rows: 2 })
    expect((await api().listImports({})).imports).toHaveLength(1)
  })

  test('changes its products, and products that are no longer in it remain', async () => {
    supplier.serve('/lamps.csv', table('Lamp,L-1,25,4'))
    await passADay()
    expect(await settled(id)).toMatchObject({
      lastRun: { outcome: 'IMPORTED', rows: 1 },
      lastImport: { productsUpdated: 1 },
    })
    expect(await merchant.productOf('Lamp')).toMatchObject({ price: '25.00' })
    expect(await merchant.productOf('Shade')).toMatchObject({ price: '8.00' })
  })

  test('is undone like any import', async () => {
    const { lastImport } = await find(id)
    await shop.people.merchant().api.history.undoGroup({ groupId: lastImport?.id ?? '' })
    expect(await merchant.productOf('Lamp')).toMatchObject({ price: '20.00' })
  })

  test('is fetched once, although several times were missed', async () => {
    const before = supplier.requests.length
    shop.clock.pass({ days: 5 })
    await Promise.all([lookForDue(), lookForDue()])
    await settled(id)
    await lookForDue()
    await settled(id)
    expect(supplier.requests.length - before).toBe(1)
    expect((await find(id)).nextDate?.getTime()).toBeGreaterThan(shop.clock.now().getTime())
  })

  test('is not fetched while it is paused, and from the next time on when it is resumed', async () => {
    const before = supplier.requests.length
    const paused = await api().updateImportSchedule({ id, paused: true })
    expect(paused.schedule.nextDate).toBeUndefined()
    await passADay()
    expect(supplier.requests).toHaveLength(before)
    const { schedule: resumed } = await api().updateImportSchedule({ id, paused: false })
    expect(resumed.nextDate?.getTime()).toBeGreaterThan(shop.clock.now().getTime())
    await passADay()
    await settled(id)
    expect(supplier.requests).toHaveLength(before + 1)
  })

  test('can be deleted; its products remain', async () => {
    await api().deleteImportSchedule({ id })
    await expect(api().runImportSchedule({ id })).rejects.toMatchObject({
      code: 'IMPORT_SCHEDULE_NOT_FOUND',
    })
    expect(await merchant.productOf('Lamp')).toMatchObject({ price: '20.00' })
  })
})

describe('the request for the file', () => {
  test('has the authorization, which is never shown, and the ETag of the last file', async () => {
    const headers = { etag: '"1"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }
    supplier.serve('/rugs.csv', { ...table('Rug,R-1,90,1'), headers })
    const created = await schedule('/rugs.csv', { authorization: 'Bearer shelf' })
    expect(created.hasAuthorization).toBe(true)
    expect(JSON.stringify(created)).not.toContain('shelf')
    await run(created.id)
    expect((await run(created.id)).lastRun).toEqual({
      date: shop.clock.now(),
      outcome: 'UNCHANGED',
    })
    const [first, second] = supplier.requests.filter(({ path }) => path === '/rugs.csv')
    expect(first?.headers).toMatchObject({ authorization: 'Bearer shelf' })
    expect(first?.headers['if-none-match']).toBeUndefined()
    expect(second?.headers).toMatchObject({
      authorization: 'Bearer shelf',
      'if-none-match': '"1"',
      'if-modified-since': headers['last-modified'],
    })
    const { changes } = await shop.people.merchant().api.changes.listChanges({
      from: new Date(0),
      entities: 'import_schedule',
      limit: 1000,
    })
    expect(changes.length).toBeGreaterThan(2)
    expect(JSON.stringify(changes)).not.toMatch(/shelf|sealed/)
  })

  test('sends neither to another server, after a redirect or with another address', async () => {
    const other = await startSupplier()
    other.serve('/vases.csv', table('Vase,V-1,12,1'))
    supplier.serve('/vases.csv', { status: 302, headers: { location: other.at('/vases.csv') } })
    const created = await schedule('/vases.csv', { authorization: 'Bearer shelf' })
    expect((await run(created.id)).lastRun).toMatchObject({ outcome: 'IMPORTED' })
    expect(other.requests[0]?.headers.authorization).toBeUndefined()
    const { schedule: moved } = await api().updateImportSchedule({
      id: created.id,
      url: other.at('/vases.csv'),
    })
    expect(moved.hasAuthorization).toBe(false)
    await run(created.id)
    expect(other.requests.at(-1)?.headers.authorization).toBeUndefined()
    await api().deleteImportSchedule({ id: created.id })
    await other.stop()
  })
})

describe('a file that cannot be imported', () => {
  test('imports nothing, is counted, and is tried again at the next time', async () => {
    const { id } = await schedule('/gone.csv')
    for (const failures of [1, 2, 3]) {
      await passADay()
      expect(await settled(id)).toMatchObject({
        failures,
        lastRun: {
          outcome: 'FAILED',
          reason: 'It answers 404',
          cause: { code: 'ANSWERS_STATUS', values: { status: 404 } },
        },
      })
    }
    const { failingImports } = await shop.people.merchant().api.reports.getOpenWork({})
    expect(failingImports).toBe(1)
    supplier.serve('/gone.csv', table('Stool,ST-1,40,1'))
    await passADay()
    expect(await settled(id)).toMatchObject({ failures: 0, lastRun: { outcome: 'IMPORTED' } })
    const after = await shop.people.merchant().api.reports.getOpenWork({})
    expect(after.failingImports).toBe(0)
  })

  test('because its columns have changed, names the missing one', async () => {
    const draft = await merchant.prepare('Article,Code,Net\nTray,T-1,9\n')
    await merchant.api().saveImportMapping({
      id: draft.id,
      platform: 'OTHER',
      columns: [{ target: 'title' }, { target: 'sku' }, { target: 'price' }],
    })
    await merchant.start(draft.id)
    supplier.serve('/trays.csv', { body: 'Extra,Net,Article,Code\nx,11,Tray,T-1\n' })
    const { id, columns } = await schedule('/trays.csv', { format: 'MAPPING', importId: draft.id })
    expect(columns).toEqual(['Article', 'Code', 'Net'])
    expect(await run(id)).toMatchObject({ lastImport: { state: 'DONE', productsUpdated: 1 } })
    expect(await merchant.productOf('Tray')).toMatchObject({ price: '11.00' })
    supplier.serve('/trays.csv', { body: 'Article,Code,Gross\nTray,T-1,99\n' })
    const { lastRun } = await run(id)
    expect(lastRun?.reason).toContain('the column "Net" is missing')
    expect(lastRun?.cause).toEqual({
      code: 'NAMED_COLUMN_MISSING',
      values: { name: 'Net' },
      line: 1,
    })
    expect(await merchant.productOf('Tray')).toMatchObject({ price: '11.00' })
  })

  test('without a price column, that is not a table, or is an export in JSON Lines', async () => {
    supplier.serve('/odd.csv', { body: 'Name,Colour\nBowl,Blue\n' })
    const { id } = await schedule('/odd.csv')
    expect((await run(id)).lastRun).toMatchObject({
      reason: 'No column becomes price',
      cause: { code: 'NO_COLUMN_FOR', values: { fields: 'price' } },
    })
    supplier.serve('/odd.csv', { body: 'PK\u0003\u0004 a workbook' })
    expect((await run(id)).lastRun?.reason).toContain('this is a workbook')
    supplier.serve('/odd.csv', { body: '{"type":"header"}\n' })
    expect((await run(id)).lastRun?.reason).toContain('JSON Lines')
    supplier.serve('/odd.csv', { body: '' })
    expect((await run(id)).lastRun).toMatchObject({
      reason: 'The file is empty',
      cause: { code: 'IMPORT_FILE_EMPTY' },
    })
  })

  test('in a private network', async () => {
    const { id } = await schedule('/inside', { url: 'http://10.0.0.1/products.csv' })
    expect((await run(id)).lastRun).toMatchObject({
      reason: expect.stringContaining('not on the public internet'),
      cause: { code: 'NOT_PUBLIC', values: { host: '10.0.0.1' } },
    })
  })
})

describe('a file that has become much shorter', () => {
  test('waits for the merchant, who can import it anyway', async () => {
    supplier.serve('/beads.csv', many(10))
    const { id } = await schedule('/beads.csv')
    expect((await run(id)).importedRows).toBe(10)
    supplier.serve('/beads.csv', many(5, 6))
    expect((await run(id)).lastRun?.outcome).toBe('IMPORTED')
    supplier.serve('/beads.csv', many(2, 7))
    expect(await run(id)).toMatchObject({
      lastRun: { outcome: 'TOO_FEW_ROWS', rows: 2 },
      importedRows: 5,
      failures: 0,
    })
    expect(await merchant.productOf('Bead 1')).toMatchObject({ price: '6.00' })
    expect(await run(id, true)).toMatchObject({ lastRun: { outcome: 'IMPORTED' }, importedRows: 2 })
    expect(await merchant.productOf('Bead 1')).toMatchObject({ price: '7.00' })
  })
})

describe('a scheduled import', () => {
  test('is refused by field', async () => {
    await expect(schedule('/a', { timetable: { every: 'DAY' } })).rejects.toThrow('timetable.time')
    const week = { every: 'WEEK', time: '06:00' } as const
    await expect(schedule('/a', { timetable: week })).rejects.toThrow('timetable.weekday')
    await expect(schedule('/a', { url: 'ftp://files.example/a' })).rejects.toThrow('url')
    await expect(schedule('/a', { url: 'https://me:key@files.example/a' })).rejects.toThrow(
      'authorization',
    )
    await expect(schedule('/a', { authorization: 'Bearer a\nb' })).rejects.toThrow('authorization')
    await expect(schedule('/a', { name: '  ' })).rejects.toThrow('name')
    await expect(schedule('/a', { format: 'MAPPING' })).rejects.toThrow('importId')
  })

  test('is listed with all others in a constant number of statements', async () => {
    const count = async () =>
      (await shop.countStatements(() => api().listImportSchedules({}))).statements.length
    const few = await count()
    supplier.serve('/more.csv', table('More,M-1,1,1'))
    for (const name of ['One', 'Two', 'Three'])
      await run((await schedule('/more.csv', { name })).id)
    expect(await count()).toBe(few)
  })

  test('is one of at most twenty', async () => {
    const { schedules } = await api().listImportSchedules({})
    for (let at = schedules.length; at < 20; at += 1)
      await schedule('/filler.csv', { name: `${at}` })
    await expect(schedule('/one-more.csv')).rejects.toMatchObject({
      code: 'TOO_MANY_IMPORT_SCHEDULES',
    })
  })
})
