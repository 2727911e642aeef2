import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  tokens.visitor = await shop.people.visitorToken()
  tokens.merchant = shop.site.apiKey
  const { api } = shop.people.merchant()
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Vase', priceData: { price: '20' } },
  })
  const { collection } = await api.catalogV1.createCollection({ collection: { name: 'Blue' } })
  ids.product = product.id
  ids.inventory = product.inventoryItemId
  ids.collection = collection.id
})
afterAll(() => shop.close())

const none = '00000000-0000-0000-0000-000000000000'

/** The paths of the specification; a name in braces is an existing id. */
const reads = [
  'GET /v1/products/{product}',
  'POST /v1/products/query-platformized',
  'POST /v1/products/query',
  'POST /v1/products/{product}/productOptionsAvailability',
  'POST /v1/products/{product}/variants/query',
  'POST /v1/variants/query',
  `GET /v1/variants/{product}-${none}`,
  'GET /v1/collections/slug/blue',
  'GET /v1/collections/{collection}',
  'POST /v1/collections/query',
]
/** Asked about something that is not there, so that every spelling finds the same. */
const writes = [
  'POST /v1/products',
  'PATCH /v1/products/none',
  'DELETE /v1/products/none',
  'PATCH /v1/products/none/variants',
  'POST /v1/products/none/variants/resetToDefault',
  'POST /v1/products/none/media',
  'POST /v1/products/none/media/delete',
  'PATCH /v1/products/none/choices/media',
  'POST /v1/products/none/choices/media/delete',
  'DELETE /v1/products/none/options',
  'POST /v1/products/none/remove-brand',
  'POST /v1/products/none/remove-ribbon',
  'POST /v1/bulk/products/update',
  'POST /v1/bulk/products/adjust-properties',
  'POST /v1/collections',
  'PATCH /v1/collections/none',
  'DELETE /v1/collections/none',
  'POST /v1/collections/none/productIds',
  'POST /v1/collections/none/productIds/delete',
]
const collectionReads = [
  'GET /v2/collections/{collection}',
  'GET /v2/collections/slug/blue',
  'POST /v2/collections/query',
]
const stockWrites = [
  'PATCH /v2/inventoryItems/product/none',
  'POST /v2/inventoryItems/decrement',
  'POST /v2/inventoryItems/increment',
]
const stockReads = [
  'POST /v2/inventoryItems/{inventory}/getVariants',
  'POST /v2/inventoryItems/query',
]

const table = [
  [reads, ['/stores-reader', '/_api/catalog-reader-server', '/stores', ''], 'visitor'],
  [writes, ['/stores', '/_api/catalog-server', ''], 'merchant'],
  [collectionReads, ['', '/stores-reader', '/stores'], 'visitor'],
  [stockWrites, ['/stores', ''], 'merchant'],
  [stockReads, ['/stores-reader', '/stores', ''], 'merchant'],
] as const
const calls = table.flatMap(([paths, prefixes, who]) =>
  paths.map((call) => ({
    call,
    prefixes,
    who,
    isRead: paths !== writes && paths !== stockWrites,
  })),
)

async function answerOf(method: string, path: string, who: string, body?: object) {
  const reply = await shop.server.fetch(
    new Request(`${shop.baseUrl}${path}`, {
      method,
      headers: { authorization: tokens[who] ?? '', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  const { requestId: _, ...answer } = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, answer }
}

describe('every path prefix', () => {
  test.each(calls)('reaches $call alike', async ({ call, prefixes, who, isRead }) => {
    const [method = '', template = ''] = call.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')
    const body = ['POST', 'PATCH'].includes(method) ? {} : undefined
    const answers = []
    for (const prefix of prefixes) answers.push(await answerOf(method, prefix + path, who, body))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    if (isRead) expect(answers[0]?.status).toBe(200)
    // The route exists: its operation is what refuses the request.
    const observed = JSON.stringify(answers[0]?.answer)
    expect(observed).not.toContain('There is no resource at this address')
  })
})

describe('a query that may be long', () => {
  const lists = [
    ...['/stores-reader', '/_api/catalog-reader-server', '/stores', ''].map(
      (prefix) => `${prefix}/v1/products/query-platformized`,
    ),
    ...['', '/stores-reader', '/stores'].map((prefix) => `${prefix}/v2/collections/query`),
  ]
  const requests = {
    'a filter, a sort and a page': {
      query: {
        filter: { $or: [{ name: { $startsWith: 'v' } }, { name: { $in: ['Blue', '🏺 שלום'] } }] },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        paging: { limit: 2, offset: 0 },
      },
    },
    'a page by cursor': { query: { cursorPaging: { limit: 1 } } },
    'a mistake': { query: { filter: { colour: 'red' } } },
    nothing: {},
  }

  test.each(lists)('is answered at %s the same as GET with it packed and as POST', async (path) => {
    for (const request of Object.values(requests)) {
      const packed = Buffer.from(JSON.stringify(request)).toString('base64url')
      const posted = await answerOf('POST', path, 'visitor', request)
      expect(await answerOf('GET', `${path}?.r=${packed}`, 'visitor')).toEqual(posted)
    }
  })

  test.each(lists)(
    'is refused at %s when it is packed badly, and never asks for all',
    async (path) => {
      const whole = Buffer.from('{"query":{"paging":{"limit":1}}}').toString('base64url')
      const list = Buffer.from('[]').toString('base64url')
      for (const packed of [whole.slice(0, -9), list, 'no-json', '%25%25']) {
        const { status, answer } = await answerOf('GET', `${path}?.r=${packed}`, 'visitor')
        const broken = [expect.objectContaining({ field: '.r', violatedRule: 'FORMAT' })]
        expect([status, answer.details]).toEqual([
          400,
          { validationError: { fieldViolations: broken } },
        ])
      }
    },
  )

  test.each(lists)('is answered at %s as a bare GET when it asks for nothing', async (path) => {
    const posted = await answerOf('POST', path, 'visitor', {})
    expect(posted.status).toBe(200)
    expect(await answerOf('GET', path, 'visitor')).toEqual(posted)
    const flat = await answerOf('GET', `${path}?query.paging.limit=1`, 'visitor')
    expect(flat).toEqual(
      await answerOf('POST', path, 'visitor', { query: { paging: { limit: 1 } } }),
    )
  })
})
