import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from './listed-products.fixture.ts'
import { create, get } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const runDueJobs = () => shop.server.tasks['jobs:due']()
const jobOf = async (id: string) => (await api().jobs.getJob({ id })).job
const endOf = async (id: string) => {
  await expect.poll(async () => (await jobOf(id)).state).toBe('DONE')
  return jobOf(id)
}
const inDays = (days: number) => shop.clock.after(shop.clock.now(), { days })
const isVisible = async (id: string) => (await get(api(), id)).visible

test('products are shown from a date on and hidden again later, and each is undone as one', async () => {
  const tags = { public: ['autumn'] }
  const cup = await create(api(), { name: 'Cup', visible: false, tags })
  const bowl = await create(api(), { name: 'Bowl', visible: false, tags })
  const filter = { tags: ['autumn'] }
  const plan = (visible: boolean, days: number) =>
    api().products.changeProducts({ filter, changes: { visible }, scheduledDate: inDays(days) })
  const shown = await plan(true, 2)
  const hidden = await plan(false, 5)
  expect(shown.count).toBe(2)
  expect(await jobOf(shown.jobId)).toMatchObject({
    state: 'QUEUED',
    scheduledDate: inDays(2),
    input: { filter, changes: { visible: true } },
  })

  await runDueJobs()
  shop.clock.pass({ days: 1 })
  await runDueJobs()
  expect(await isVisible(cup.id)).toBe(false)
  // An immediate change does not wait for scheduled ones.
  const now = await api().products.changeProducts({ filter, changes: { brand: { name: 'Kiln' } } })
  await endOf(now.jobId)
  const late = await create(api(), { name: 'Late', visible: false, tags })

  shop.clock.pass({ days: 1, seconds: 1 })
  await runDueJobs()
  expect(await endOf(shown.jobId)).toMatchObject({ succeeded: 2, failed: 0 })
  expect(await isVisible(cup.id)).toBe(true)
  expect(await isVisible(bowl.id)).toBe(true)
  expect(await isVisible(late.id)).toBe(false)
  expect((await jobOf(hidden.jobId)).state).toBe('QUEUED')

  await api().history.undoGroup({ groupId: shown.jobId })
  expect(await isVisible(cup.id)).toBe(false)
  await api().jobs.cancelJob({ id: hidden.jobId })
  shop.clock.pass({ days: 4 })
  await runDueJobs()
  expect((await jobOf(hidden.jobId)).state).toBe('CANCELLED')
})

test('two changes of one date are made in the order they were planned', async () => {
  const { id } = await create(api(), { name: 'Jug', tags: { public: ['jug'] } })
  const plan = (name: string) =>
    api().products.changeProducts({
      filter: { tags: ['jug'] },
      changes: { brand: { name } },
      scheduledDate: inDays(1),
    })
  const [first, second] = [await plan('First'), await plan('Second')]
  shop.clock.pass({ days: 1 })
  await runDueJobs()
  await endOf(first.jobId)
  await endOf(second.jobId)
  expect((await get(api(), id)).brand).toMatchObject({ name: 'Second' })
})

test.each([
  ['is over', -1, 'must be in the future'],
  ['is more than a year ahead', 367, 'must be at most 366 days ahead'],
])('a date that %s is refused by its name', async (_, days, description) => {
  const { violations } = await refusal(
    api().products.changeProducts({
      filter: {},
      changes: { visible: true },
      scheduledDate: inDays(days),
    }),
  )
  expect(violations).toMatchObject([{ field: 'scheduledDate', description }])
})
