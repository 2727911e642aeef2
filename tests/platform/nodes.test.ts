import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestClock } from '@vitrine/server'
import { createTestDatabase } from '@vitrine/server/testing'
import { createPeople } from '@vitrine/testkit'
import { filesIn, type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { addPicture } from '../site/videos.fixture.ts'
import { baseUrl, type Node, openShop, startNode } from './outage.fixture.ts'

/** Three processes on one database that share nothing but a bucket: each has a folder of its own. */
const root = mkdtempSync(path.join(tmpdir(), 'vitrine-three-'))
const clock = createTestClock(new Date())
let database: Awaited<ReturnType<typeof createTestDatabase>>
let store: ObjectStore
let receiver: Receiver
let nodes: readonly [Node, Node, Node]
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  database = await createTestDatabase()
  store = await startObjectStore()
  receiver = await startReceiver()
  const start = (name: string) =>
    startNode({
      url: database.url,
      dataDir: path.join(root, name),
      secret: 'one secret for all of them',
      files: filesIn(store),
      clock,
    })
  nodes = [await start('one'), await start('two'), await start('three')]
  shop = await openShop(nodes[0])
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  await receiver.stop()
  await store.close()
  await database.drop()
  rmSync(root, { recursive: true, force: true })
})

/** People whose calls go to one of the processes. */
const at = (index: 0 | 1 | 2) => createPeople(nodes[index].server, shop.site, baseUrl)
const merchantAt = (index: 0 | 1 | 2) => at(index).merchant().api
const others = [1, 2] as const

describe('processes on one database', () => {
  test('see a change by another process, cached or not', async () => {
    const { product } = await merchantAt(0).products.saveProduct({
      product: { name: 'Vase', price: '20' },
    })
    const nameAt = async (index: 0 | 1 | 2) =>
      (await at(index).visitor().api.catalogV1.getProduct({ id: product.id })).product.name
    for (const index of others) {
      await expect.poll(() => nameAt(index), { interval: 5 }).toBe('Vase')
      expect(await nameAt(index)).toBe('Vase')
    }
    await merchantAt(1).catalogV1.updateProduct({ product: { id: product.id, name: 'Urn' } })
    for (const index of [0, 2] as const) {
      await expect.poll(() => nameAt(index), { interval: 5 }).toBe('Urn')
    }
  })

  test('accept a sign-in of another process, until it ends at any of them', async () => {
    const member = await at(0).member()
    const authorization = member.tokens.accessToken.value
    const statusAt = async (index: 0 | 1 | 2) => {
      const address = `${baseUrl}/members/v1/members/my`
      const reply = await nodes[index].server.fetch(
        new Request(address, { headers: { authorization } }),
      )
      const { member: own } = (await reply.json()) as { member?: { id: string } }
      return own?.id === member.id ? 'known' : reply.status
    }
    for (const index of [0, 1, 2] as const) expect(await statusAt(index)).toBe('known')
    await merchantAt(2).members.blockMember({ id: member.id })
    for (const index of [0, 1] as const) {
      await expect.poll(() => statusAt(index), { interval: 5 }).not.toBe('known')
    }
  })

  test('accept a key of another process, until one of them revokes it', async () => {
    const { key, id } = await nodes[1].server.sites.createApiKey(shop.site.id, 'For a while')
    const statusAt = async (index: 0 | 1 | 2) => {
      const address = `${baseUrl}/vitrine/v1/media/query`
      const init = { method: 'POST', headers: { authorization: key } }
      return (await nodes[index].server.fetch(new Request(address, init))).status
    }
    for (const index of [0, 1, 2] as const) expect(await statusAt(index)).toBe(200)
    await nodes[2].server.sites.revokeApiKey(id)
    for (const index of [0, 1, 2] as const) {
      await expect.poll(() => statusAt(index), { interval: 5 }).toBe(401)
    }
  })

  test('show pictures that were uploaded to another process, in sizes that any of them rendered', async () => {
    const { id } = await addPicture(merchantAt(0))
    for (const index of [0, 1, 2] as const) {
      const address = `${baseUrl}/media/${id}/w_64`
      const reply = await nodes[index].server.fetch(new Request(address))
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })

  test('import a file that was uploaded to another process', async () => {
    const rows = Array.from({ length: 5 }, (_, row) => `cup-${row},Cup ${row},5`)
    const started = []
    for (const index of [0, 1, 2, 0, 1, 2] as const) {
      const body = ['Handle,Title,Variant Price', ...rows.map((row) => `${index}-${row}`)].join(
        '\n',
      )
      started.push(
        (await merchantAt(index).imports.startImport({ fileName: 'cups.csv' }, { body })).import.id,
      )
    }
    const stateOf = async (id: string) =>
      (await merchantAt(2).imports.getImport({ id })).import.state
    for (const id of started) await expect.poll(() => stateOf(id)).toBe('DONE')
  })

  test('send an event once, whichever made the change', async () => {
    await merchantAt(0).webhooks.createWebhook({
      url: receiver.url,
      events: ['com.wix.ecommerce.catalog.api.v1.CollectionCreated'],
    })
    const made: (string | undefined)[] = []
    for (const index of [0, 1, 2, 0, 1, 2] as const) {
      const collection = { name: `Jugs ${made.length}` }
      made.push((await merchantAt(index).catalogV1.createCollection({ collection })).collection?.id)
    }
    const received = () => receiver.received.map(({ payload }) => payload.collectionId)
    await expect.poll(() => received().length).toBe(made.length)
    // Whatever is sent twice is sent by the next change at the latest.
    const last = await merchantAt(1).catalogV1.createCollection({ collection: { name: 'Last' } })
    await expect.poll(() => received()).toContain(last.collection?.id)
    expect(received().sort()).toEqual([...made, last.collection?.id].sort())
  })

  test('share the rate limit of a network', async () => {
    const call = async (index: 0 | 1 | 2) => {
      const input = { stateToken: 'none' }
      const refused = await at(index)
        .visitor()
        .api.verification.resendDuringAuthentication(input)
        .catch((error: { status: number }) => error.status)
      return refused === 429 ? 'too many' : 'taken'
    }
    const payloads: string[] = []
    const { notifications } = nodes[1].server.platform
    await notifications.listen('vitrine_calls', (payload) => payloads.push(payload))
    for (let times = 0; times < 6; times += 1) expect(await call(0)).toBe('taken')
    await expect.poll(() => payloads.some((payload) => payload.includes(',6]'))).toBe(true)
    const answers = []
    for (let times = 0; times < 6; times += 1) answers.push(await call(1))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(4)
  })
})
