import { startTestPostgres, type TestPostgres } from '@vitrine/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { type Node, openShop, startNode, tableOf } from './outage.fixture.ts'

vi.setConfig({ testTimeout: 400_000 })

const PRODUCTS = 3000
const waitOptions = { timeout: 180_000, interval: 50 }

let postgres: TestPostgres
let node: Node
let receiver: Receiver
let shop: Awaited<ReturnType<typeof openShop>>
/** Uncaught errors, which would end the process. */
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
beforeAll(async () => {
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  postgres = await startTestPostgres()
  node = await startNode({ url: postgres.url })
  shop = await openShop(node)
  receiver = await startReceiver()
  await api().webhooks.createWebhook({
    url: receiver.url,
    events: ['com.wix.ecommerce.catalog.api.v1.CollectionCreated'],
  })
})
afterEach(() => expect(uncaught.splice(0)).toEqual([]))
afterAll(async () => {
  await node.close()
  await receiver.stop()
  await postgres.remove()
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
})

const api = () => shop.people.merchant().api
const importOf = async (id: string) => (await api().imports.getImport({ id })).import
const newCollection = async (name: string) =>
  (await api().catalogV1.createCollection({ collection: { name } })).collection?.id
const observed = () => receiver.received.map(({ payload }) => payload.collectionId)

/** An import that is in the midst of its work. */
async function importing(name: string): Promise<string> {
  const body = tableOf(PRODUCTS, name)
  const { import: one } = await api().imports.startImport({ fileName: `${name}.csv` }, { body })
  await expect.poll(async () => (await importOf(one.id)).rowsDone, waitOptions).toBeGreaterThan(0)
  return one.id
}

async function hasEnded(id: string): Promise<void> {
  const state = async () => (await importOf(id).catch(() => undefined))?.state
  await expect.poll(state, waitOptions).toBe('DONE')
  expect(await importOf(id)).toMatchObject({
    rowsDone: PRODUCTS,
    productsCreated: PRODUCTS,
    rowsFailed: 0,
  })
}

/** Each group of workers does a job that is asked for now. */
async function allRunnersWork(): Promise<void> {
  const { platform } = node.server
  const site = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
  await platform.work(site, async (tx) => {
    const id = '00000000-0000-0000-0000-000000000000'
    await platform.jobs.add(tx, 'exports.run', { siteId: site.siteId, id })
    await platform.jobs.add(tx, 'mail.send', { siteId: site.siteId, id })
  })
  const left = async () =>
    (await postgres.query(`SELECT task_identifier FROM graphile_worker.jobs`)).map(
      (row) => row.task_identifier,
    )
  await expect.poll(left, waitOptions).toEqual([])
}

describe('running work continues, and no event is lost,', () => {
  async function breakDown(name: string, breaking: () => Promise<void>) {
    const id = await importing(name)
    const collection = await newCollection(`Just before: ${name}`)
    await breaking()
    await expect
      .poll(() => node.server.platform.notifications.isListening(), waitOptions)
      .toBe(true)
    await hasEnded(id)
    await expect.poll(observed, waitOptions).toContain(collection)
    const [counted] = await postgres.query(
      `SELECT count(*)::int AS products FROM products WHERE name LIKE '${name} %'`,
    )
    expect(counted).toEqual({ products: PRODUCTS })
    await allRunnersWork()
  }

  test('when the database is unavailable for a while', () =>
    breakDown('restart', async () => {
      await postgres.crash()
      await postgres.start()
    }))

  test('when one of its processes is killed', () => breakDown('killed', postgres.killBackend))

  test('when it ends all sessions', () => breakDown('ended', postgres.endSessions))
})

test('an import waits for space on a full disk and uses up none of its attempts', async () => {
  // A sequence keeps its value when a transaction is rolled back.
  await postgres.query(`
    CREATE SEQUENCE refusals;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM nextval('refusals');
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON products EXECUTE FUNCTION refuse()`)
  const body = tableOf(PRODUCTS, 'full')
  const { import: one } = await api().imports.startImport({ fileName: 'full.csv' }, { body })
  const refusals = async () => (await postgres.query('SELECT last_value::int FROM refusals'))[0]
  await expect.poll(async () => (await refusals())?.last_value, waitOptions).toBeGreaterThan(3)
  const [job] = await postgres.query(
    `SELECT attempts FROM graphile_worker.jobs WHERE key = 'imports.run ${one.id}'`,
  )
  expect(job).toEqual({ attempts: 1 })
  await postgres.query('DROP TRIGGER refuse ON products')
  await hasEnded(one.id)
})
