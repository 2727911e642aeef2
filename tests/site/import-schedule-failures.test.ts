import type { ImportSchedule } from '@vitrine/contract/imports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopback } from './receiver.fixture.ts'
import { type Supplier, startSupplier } from './supplier.fixture.ts'

let shop: TestServer
let supplier: Supplier
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  supplier = await startSupplier()
  await shop.server.staff.create({
    email: 'olive@example.com',
    password: 'a-glass-case-for-everybody',
    name: 'Olive',
    role: 'owner',
  })
})
afterAll(async () => {
  await shop.close()
  await supplier.stop()
})

const api = () => shop.people.merchant().api.imports
const table = (...rows: string[]) => ({ body: ['Name,SKU,Price', ...rows, ''].join('\n') })

async function schedule(name: string): Promise<string> {
  const { schedule: created } = await api().createImportSchedule({
    name,
    url: supplier.at(`/${name}.csv`),
    format: 'OTHER',
    timetable: { every: 'DAY', time: '06:00' },
  })
  return created.id
}

/** Runs an import a day later, until its file is imported or refused. */
async function runNextDay(id: string): Promise<ImportSchedule> {
  shop.clock.pass({ days: 1 })
  await api().runImportSchedule({ id })
  const find = async () => (await api().listImportSchedules({})).schedules.find(matches)
  const matches = (one: ImportSchedule) => one.id === id
  const isOver = async () => {
    const found = await find()
    return found && !found.running && !/QUEUED|RUNNING/.test(found.lastImport?.state ?? '')
  }
  await expect.poll(isOver, { interval: 50 }).toBe(true)
  const found = await find()
  if (!found) throw new Error('The scheduled import is gone')
  return found
}

/** The mails about a scheduled import, the earliest first. */
async function mailsAbout(name: string) {
  const { mails } = await shop.people.merchant().api.mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(name)).reverse()
}

describe('a file that can be fetched but not imported', () => {
  let id: string

  test('counts as a failure each time', async () => {
    supplier.serve('/Vases.csv', table('Vase,V-1,cheap', 'Bowl,B-1,cheaper'))
    id = await schedule('Vases')
    for (const failures of [1, 2]) {
      expect(await runNextDay(id)).toMatchObject({
        failures,
        lastRun: {
          outcome: 'FAILED',
          reason: 'No row could be imported',
          cause: { code: 'NO_ROW_IMPORTED' },
        },
        lastImport: { state: 'DONE', rowsFailed: 2 },
      })
    }
    expect(await mailsAbout('Vases')).toEqual([])
  })

  test('brings the owner a mail after three, with the reason and the page', async () => {
    expect(await runNextDay(id)).toMatchObject({ failures: 3 })
    const [mail, ...others] = await mailsAbout('Vases')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^The import “.?Vases.?” keeps failing at /)
    expect(mail?.to).toBe('olive@example.com')
    expect(mail?.text).toContain('No row could be imported')
    expect(mail?.text).toContain('/dashboard/import')
    const { failingImports } = await shop.people.merchant().api.reports.getOpenWork({})
    expect(failingImports).toBe(1)
  })

  test('brings no further mail while it goes on', async () => {
    supplier.serve('/Vases.csv', { status: 500 })
    expect(await runNextDay(id)).toMatchObject({ failures: 4 })
    expect(await mailsAbout('Vases')).toHaveLength(1)
  })

  test('brings another mail when it works again, and the next failures count from one', async () => {
    supplier.serve('/Vases.csv', table('Vase,V-1,20'))
    expect(await runNextDay(id)).toMatchObject({ failures: 0, lastRun: { outcome: 'IMPORTED' } })
    const [, mail, ...others] = await mailsAbout('Vases')
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/works again/)
    expect(await runNextDay(id)).toMatchObject({ failures: 0, lastRun: { outcome: 'UNCHANGED' } })
    expect(await mailsAbout('Vases')).toHaveLength(2)
    supplier.serve('/Vases.csv', { status: 404 })
    for (const failures of [1, 2, 3]) expect(await runNextDay(id)).toMatchObject({ failures })
    expect(await mailsAbout('Vases')).toHaveLength(3)
  })

  test('works again, too, when the file is the same as before the failures', async () => {
    supplier.serve('/Vases.csv', table('Vase,V-1,20'))
    expect(await runNextDay(id)).toMatchObject({ failures: 0, lastRun: { outcome: 'UNCHANGED' } })
    expect((await mailsAbout('Vases')).at(-1)?.subject).toMatch(/works again/)
  })
})

test('an import that fails less often than three times in a row brings no mail', async () => {
  const id = await schedule('Plates')
  for (const _ of [1, 2]) await runNextDay(id)
  supplier.serve('/Plates.csv', table('Plate,P-1,20'))
  expect(await runNextDay(id)).toMatchObject({ failures: 0 })
  supplier.serve('/Plates.csv', { status: 503 })
  for (const failures of [1, 2]) expect(await runNextDay(id)).toMatchObject({ failures })
  expect(await mailsAbout('Plates')).toEqual([])
})
