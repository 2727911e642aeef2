import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startReceiver } from '../examples/webhook-receiver/receiver.mjs'
import { merchantClient, visitorClient } from './guide-clients.ts'
import { onMemberCreated } from './guide-receiver.ts'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'

let server: RunningProduct
let site: RunningProduct['sites'][number]
let fetch: typeof globalThis.fetch
const receivers: Server[] = []

beforeAll(async () => {
  server = await startProduct({ like: inject('prepared') })
  site = server.sites[0] as typeof site
  fetch = redirectTo(server.baseUrl)
})
afterAll(async () => {
  for (const receiver of receivers) receiver.close()
  restoreFetch()
  await server?.stop()
  server?.remove()
})

const call = async (path: string, body: object) => {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

interface Webhook {
  readonly id: string
  readonly appId: string
  readonly publicKey: string
}

/** Subscribes a receiver to new members. */
async function subscribe(receiver: Server): Promise<Webhook> {
  receivers.push(receiver)
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
  const events = ['wix.members.v1.member_created']
  return ((await call('/vitrine/v1/webhooks', { url, events })) as { webhook: Webhook }).webhook
}

test('the clients of the guide write as a merchant and read as a visitor', async () => {
  const merchant = merchantClient(site.apiKey, site.id)
  const { product } = await merchant.products.createProduct({
    name: 'Jar',
    productType: 'physical',
    priceData: { price: 84.1 },
  } as never)
  const visitor = visitorClient(site.clientId)
  const { items } = await visitor.products.queryProducts().eq('name', 'Jar').find()
  expect(items.map((one) => one._id)).toEqual([product?._id])
})

test('both receivers of the guide get a new member, and refuse unsigned requests', async () => {
  const received: string[] = []
  let published: Webhook | undefined
  let plain: Webhook | undefined
  published = await subscribe(
    await onMemberCreated(
      () => published as Webhook,
      (email) => received.push(`package: ${email}`),
    ),
  )
  const receiver: Server = await startReceiver(
    () => ({ appId: plain?.appId, publicKeys: [plain?.publicKey] }),
    ({ eventType, event }: { eventType: string; event: { createdEvent: { entity: unknown } } }) => {
      const entity = event.createdEvent.entity
      const { loginEmail } = typeof entity === 'string' ? JSON.parse(entity) : (entity as never)
      received.push(`${eventType}: ${loginEmail}`)
    },
  )
  plain = await subscribe(receiver)
  await call('/members/v1/members', { member: { loginEmail: 'received@example.com' } })
  await expect
    .poll(() => received.sort())
    .toEqual([
      'package: received@example.com',
      'wix.members.v1.member_created: received@example.com',
    ])
  const { port } = receiver.address() as AddressInfo
  const forged = await globalThis.fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: 'a.b.c',
  })
  expect([forged.status, await forged.text()]).toEqual([400, 'Not from our shop'])
})
