import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { afterAll, beforeAll, expect, test } from 'vitest'

const types = ['ProductCreated', 'ProductChanged'].map(
  (name) => `com.wix.ecommerce.catalog.api.v1.${name}`,
)
const PRODUCTS = 24
const KILLS = 3

let product: RunningProduct
let receiver: Server
let port: number
/** Accepted messages: the product and the revision of each, in the order they came. */
const acceptedMessages: { productId: string; revision: number }[] = []
let requestCount = 0

beforeAll(async () => {
  product = await startProduct()
  port = Number(new URL(product.baseUrl).port)
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, claims = ''] = Buffer.concat(chunks).toString().split('.')
    const { data } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const { productId, revision = '1' } = JSON.parse(JSON.parse(data).data)
    requestCount += 1
    // Half of the time the receiver fails.
    if (requestCount % 2 === 0) response.statusCode = 500
    else acceptedMessages.push({ productId, revision: Number(revision) })
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await product.stop()
  product.remove()
  receiver.close()
})

/** The answer, or nothing where the server is gone or refuses. */
async function call(path: string, method = 'GET', body?: object) {
  const response = await fetch(`${product.baseUrl}${path}`, {
    method,
    headers: {
      authorization: product.sites[0]?.apiKey ?? '',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  return response?.ok ? response.json().catch(() => undefined) : undefined
}

let acknowledgedWrites = 0

/** Writes without pause until it is asked to stop. */
async function write(name: string, isOver: () => boolean): Promise<void> {
  const ids: string[] = []
  while (!isOver()) {
    const isNew = ids.length < PRODUCTS / 4
    const [id] = ids
    const price = { price: acknowledgedWrites + 1 }
    const reply = isNew
      ? await call('/stores/v1/products', 'POST', {
          product: { name, productType: 'physical', priceData: price },
        })
      : await call(`/stores/v1/products/${id}`, 'PATCH', { product: { priceData: price } })
    if (reply?.product) acknowledgedWrites += 1
    if (isNew && reply?.product) ids.push(reply.product.id)
    if (!isNew && ids.length > 0) ids.push(ids.shift() as string)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/** Everything of products that was committed, as the feed has it. */
async function committedEvents() {
  const committed: { productId: string; revision: number }[] = []
  let query = 'from=1970-01-01T00:00:00.000Z'
  for (;;) {
    const page = await call(`/vitrine/v1/changes?${query}&entities=product&limit=1000`)
    for (const { entityId, after } of page.changes)
      committed.push({ productId: entityId, revision: after.revision })
    if (!page.hasMore) return committed
    query = `after=${page.cursor}`
  }
}

const asText = ({ productId, revision }: { productId: string; revision: number }) =>
  `${productId} ${revision}`

test('whatever process is killed or fails, exactly the committed events are delivered, in order', async () => {
  const { port: receiving } = receiver.address() as AddressInfo
  const made = await call('/vitrine/v1/webhooks', 'POST', {
    url: `http://127.0.0.1:${receiving}/`,
    events: types,
  })
  let isOver = false
  const writers = ['A', 'B', 'C', 'D'].map((name) => write(name, () => isOver))
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = acknowledgedWrites + 20
    while (acknowledgedWrites < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    await product.stop('SIGKILL')
    product = await startProduct({ dataDir: product.dataDir, port })
  }
  isOver = true
  await Promise.all(writers)
  // What is under way elsewhere, such as deliveries, holds the end of the feed back for a moment.
  const count = async () => (await committedEvents()).length
  await expect.poll(count).toBeGreaterThanOrEqual(acknowledgedWrites)

  const path = `/vitrine/v1/webhooks/${made.webhook.id}/deliveries`
  const wanted = new Set((await committedEvents()).map(asText))
  for (let missing = wanted.size; missing > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { deliveries } = await call(`${path}?state=WAITING&limit=200`)
    // Tried again now rather than in some seconds.
    const failed = deliveries.filter(({ attempts }: { attempts: number }) => attempts > 0)
    await Promise.all(failed.map(({ id }: { id: string }) => call(`${path}/${id}/resend`, 'POST')))
    const arrived = new Set(acceptedMessages.map(asText))
    missing = [...wanted].filter((one) => !arrived.has(one)).length
  }
  const committed = new Set((await committedEvents()).map(asText))
  expect(acceptedMessages.filter((one) => !committed.has(asText(one)))).toEqual([])
  const firsts = new Map<string, number[]>()
  for (const { productId, revision } of acceptedMessages) {
    const seen = firsts.get(productId) ?? []
    if (!seen.includes(revision)) firsts.set(productId, [...seen, revision])
  }
  for (const revisions of firsts.values()) {
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
  }
}, 240_000)
