import { startTestPostgres, type TestPostgres } from '@vitrine/server/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Node, openShop, startNode } from './outage.fixture.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 })

const waitOptions = { interval: 10 }
const MAX_LAG_MS = 1_000
const metricsToken = 'a token for Prometheus'

let primary: TestPostgres
let replica: TestPostgres
let node: Node
let address: string
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  primary = await startTestPostgres()
  replica = await primary.startReplica()
  node = await startNode({
    url: primary.url,
    replicas: { urls: [replica.url], maxLagMs: MAX_LAG_MS },
    metricsToken,
  })
  ;({ address } = await node.server.listen({ port: 0 }))
  shop = await openShop(node)
})
afterEach(async () => {
  await replica.query('SELECT pg_wal_replay_resume()')
})
afterAll(async () => {
  await node?.close()
  await replica?.remove()
  await primary?.remove()
})

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const createProduct = async (name: string) =>
  (await merchant().products.saveProduct({ product: { name, price: '20' } })).product.id
const rename = (id: string, name: string) =>
  merchant().catalogV1.updateProduct({ product: { id, name } })
const nameOf = async (id: string) => (await visitor().catalogV1.getProduct({ id })).product.name

const countNamed = async (name: string) => {
  const query = { filter: { name } }
  return (await visitor().catalogV1.queryProducts({ query })).products.length
}

const counts = () => ({ ...node.server.platform.replicas?.counts() })
/** Reads that the response cache cannot answer. */
const clearResponses = () => rename(unrelatedId, `Unrelated ${Math.random()}`)
let unrelatedId: string

/** Waits until the replica answers reads of the site. */
const untilUsed = () =>
  expect
    .poll(() => node.server.platform.replicas?.readerFor(shop.site.id), waitOptions)
    .toBeDefined()
const pause = () => replica.query('SELECT pg_wal_replay_pause()')

describe('a streaming replica', () => {
  test('answers reads of visitors once it has caught up', async () => {
    unrelatedId = await createProduct('Unrelated')
    const id = await createProduct('Vase')
    // The first reader stores the rendered product, on the primary.
    await nameOf(id)
    await clearResponses()
    await untilUsed()
    const before = counts()
    expect(await nameOf(id)).toBe('Vase')
    expect(counts().replica).toBe((before.replica ?? 0) + 1)
  })

  test('never answers for carts, members and merchants', async () => {
    const member = await shop.people.member()
    await untilUsed()
    const before = counts()
    await member.api.members.getMember({ id: member.id })
    await merchant().catalogV1.queryProducts({ query: {} })
    await visitor()
      .currentCart.getCurrentCart({})
      .catch(() => undefined)
    expect(counts().replica).toBe(before.replica)
  })

  test('is not read for a change that it does not have yet', async () => {
    const id = await createProduct('Jug')
    await untilUsed()
    await pause()
    for (const name of ['Ewer', 'Carafe', 'Pitcher']) {
      await rename(id, name)
      expect(await nameOf(id)).toBe(name)
    }
    expect(await replica.query(`SELECT name FROM products WHERE id = '${id}'`)).toEqual([
      { name: 'Jug' },
    ])
    const { seconds = 0 } = node.server.platform.replicas?.lags()[0] ?? {}
    expect(seconds).toBeGreaterThan(0)
  })

  test('is not read when it has been behind for longer than the limit', async () => {
    const id = await createProduct('Bowl')
    await nameOf(id)
    await untilUsed()
    await pause()
    // A change without a notification, as by hand.
    await primary.query(`UPDATE products SET name = 'Basin' WHERE id = '${id}'`)
    const isUsed = () => node.server.platform.replicas?.readerFor(shop.site.id) !== undefined
    await expect.poll(isUsed, waitOptions).toBe(false)
  })

  test('fills no cache with data that is older than a known change', async () => {
    const ids = [await createProduct('Plate'), await createProduct('Dish')]
    await untilUsed()
    for (let round = 0; round < 20; round += 1) {
      const name = `Plate ${round}`
      const reading = Promise.all(ids.map((id) => nameOf(id)))
      await Promise.all(ids.map((id) => rename(id, name)))
      await reading
      expect(await Promise.all(ids.map((id) => nameOf(id)))).toEqual([name, name])
      expect(await countNamed(name)).toBe(2)
      if (round % 5 === 0) await untilUsed()
    }
  })

  test('has metrics', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const text = await (await fetch(`${address}/metrics`, { headers })).text()
    expect(text).toMatch(
      /vitrine_replica_reads_total\{target="replica",reason="up-to-date"\} [1-9]/,
    )
    expect(text).toMatch(/vitrine_replica_reads_total\{target="primary",reason="behind"\} [1-9]/)
    expect(text).toMatch(/vitrine_replica_lag_seconds\{replica="[^"@]+"\} \d/)
  })

  test('that is killed leaves its reads to the primary, and is read again later', async () => {
    await untilUsed()
    const before = counts()
    const readers = startReaders(4)
    try {
      const isRead = (more: number) => (counts().replica ?? 0) > more + 20
      await expect.poll(() => isRead(before.replica ?? 0), waitOptions).toBe(true)
      await replica.crash()
      const killed = { answers: readers.answers(), ...counts() }
      await expect.poll(readers.answers, waitOptions).toBeGreaterThan(killed.answers + 20)
      expect(counts().failed).toBeGreaterThan(before.failed ?? 0)
      await replica.start()
      await expect.poll(() => isRead(killed.replica ?? 0), waitOptions).toBe(true)
    } finally {
      await readers.stop()
    }
    expect(readers.failures).toEqual([])
  })
})

/** Visitors who each ask for something else every time, so that no cache has the answer. */
function startReaders(count: number) {
  const failures: unknown[] = []
  let isEnding = false
  let answers = 0
  const read = async (reader: number) => {
    while (!isEnding && failures.length === 0) {
      await countNamed(`Nothing ${reader} ${answers}`).catch((error) => failures.push(error))
      answers += 1
    }
  }
  const reading = Array.from({ length: count }, (_, reader) => read(reader))
  return {
    failures,
    answers: () => answers,
    async stop() {
      isEnding = true
      await Promise.all(reading)
    },
  }
}
