import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const newProduct = (name: string) =>
  api().catalogV1.createProduct({
    product: { name, productType: 'physical', priceData: { price: '1' } },
  })
const signal = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
const namesOf = (changes: readonly { after?: unknown }[]) =>
  changes.map(({ after }) => (after as { name?: string }).name)

type Query = Parameters<ReturnType<typeof api>['changes']['listChanges']>[0]
type Change = Awaited<
  ReturnType<ReturnType<typeof api>['changes']['listChanges']>
>['changes'][number]

/**
 * Changes of products until there are as many as expected: work elsewhere in the database system may
 * hold the end of the feed back for a moment.
 */
async function readOn(query: NonNullable<Query>, count: number) {
  const changes: Change[] = []
  for (let next = query; ; ) {
    const page = await api().changes.listChanges({ ...next, entities: 'product' })
    changes.push(...page.changes)
    if (changes.length >= count) return { changes, after: page.cursor }
    next = { ...(query.limit && { limit: query.limit }), after: page.cursor }
  }
}

describe('the feed of changes', () => {
  test('continues after its cursor without gaps', async () => {
    const { cursor } = await api().changes.listChanges({})
    for (const name of ['A', 'B', 'C']) await newProduct(name)
    const { changes, after } = await readOn({ after: cursor, limit: 2 }, 3)
    expect(namesOf(changes)).toEqual(['A', 'B', 'C'])
    const rest = await api().changes.listChanges({ after, entities: 'product' })
    expect(rest.changes).toEqual([])
  })

  test('starts at a time, and shows who changed what', async () => {
    shop.clock.pass({ minutes: 1 })
    const from = shop.clock.now()
    const { product } = await newProduct('From here')
    await api().catalogV1.updateProduct({ product: { id: product?.id ?? '', name: 'Renamed' } })
    const { changes } = await readOn({ from }, 2)
    expect(changes).toMatchObject([
      { name: 'product.created', entityId: product?.id, actor: { type: 'api-key' } },
      {
        name: 'product.changed',
        changedFields: ['name'],
        before: { name: 'From here' },
        after: { name: 'Renamed' },
      },
    ])
  })

  test('never skips a change that commits late', async () => {
    const { cursor } = await api().changes.listChanges({})
    const actor = { type: 'system', id: 'test' } as const
    const { promise: held, resolve: finish } = signal()
    const { promise: hasBegun, resolve: pendingRequest } = signal()
    const late = shop.server.platform.work({ siteId: shop.site.id, actor }, async (tx) => {
      await shop.server.catalog.createCollection(tx, { name: 'Late' })
      pendingRequest()
      await held
    })
    await hasBegun
    await newProduct('Early')
    const first = await api().changes.listChanges({ after: cursor })
    finish()
    await late
    const names = namesOf(first.changes)
    // Work elsewhere in the database system may hold the end of the feed back for a moment.
    for (let after = first.cursor; !names.includes('Late') || !names.includes('Early'); ) {
      const next = await api().changes.listChanges({ after })
      names.push(...namesOf(next.changes))
      after = next.cursor
    }
    expect(names.filter((name) => name === 'Early')).toHaveLength(1)
  })

  test('waits for the next change', async () => {
    const { cursor } = await api().changes.listChanges({})
    const waiting = api().changes.listChanges({ after: cursor, entities: 'product', wait: 20 })
    await newProduct('Awaited')
    expect(namesOf((await waiting).changes)).toEqual(['Awaited'])
  })

  test('is available as server-sent events too', async () => {
    const { cursor } = await api().changes.listChanges({})
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/changes/stream?after=${cursor}&entities=product`, {
        headers: { authorization: shop.site.apiKey },
      }),
    )
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await newProduct('Streamed')
    let text = ''
    while (!text.includes('Streamed'))
      text += Buffer.from((await reader.read()).value ?? []).toString()
    expect(text).toMatch(/event: change\ndata: \{.*"Streamed".*\}\n\nid: \d+\.\d+\.\d+\.\d+\n/)
    await reader.cancel()
  })

  test('refuses an invalid cursor, and one older than the stored changes', async () => {
    const refusal = { code: 'CHANGES_CURSOR_INVALID' }
    await expect(api().changes.listChanges({ after: 'later' })).rejects.toMatchObject(refusal)
    const { cursor } = await api().changes.listChanges({})
    shop.clock.pass({ hours: 24 * 30 })
    const { cursor: renewed } = await api().changes.listChanges({ after: cursor })
    shop.clock.pass({ hours: 1 })
    await expect(api().changes.listChanges({ after: cursor })).rejects.toMatchObject(refusal)
    expect((await api().changes.listChanges({ after: renewed })).hasMore).toBe(false)
  })

  test('includes one site only', async () => {
    const { people } = await shop.anotherSite()
    const from = new Date(0)
    const { changes } = await people.merchant().api.changes.listChanges({ from, limit: 1000 })
    expect(changes.some(({ entity }) => entity === 'product')).toBe(false)
  })
})

/** Reads a stream until its first data; returns everything received. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const response = await shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { headers }))
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  return {
    response,
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read()
        if (done) throw new Error(`${response.status}: the stream ended after ${text}`)
        text += Buffer.from(value).toString()
      }
      return text
    },
    stop: () => reader.cancel(),
  }
}

describe('change notifications of open pages', () => {
  const asMerchant = () => ({ authorization: shop.site.apiKey })

  test('name the changed object, without its values, and continue after a cursor', async () => {
    const { cursor } = await api().changes.listChanges({})
    const stream = await listen('/vitrine/v1/changes/watch', asMerchant())
    await stream.until('event: place')
    const { product } = await newProduct('Hinted')
    const hint = JSON.stringify({ entity: 'product', entityId: product?.id })
    expect(await stream.until(hint)).not.toContain('Hinted')
    await stream.stop()
    const again = await listen(`/vitrine/v1/changes/watch?after=${cursor}`, asMerchant())
    await again.until(hint)
    await again.stop()
    const { response } = await listen('/vitrine/v1/changes/watch?after=later', asMerchant())
    expect(response.status).toBe(400)
  })

  test('are sent to visitors for products they can see, and for no others', async () => {
    const visible = (await newProduct('Shown')).product?.id ?? ''
    const hidden = (await newProduct('Hidden')).product?.id ?? ''
    const change = (id: string, changes: object) =>
      api().catalogV1.updateProduct({ product: { id, ...changes } })
    await change(hidden, { visible: false })
    const stream = await listen(`/vitrine/v1/changes/products?ids=${visible},${hidden}`)
    await stream.until('retry: ')
    await change(hidden, { name: 'Hidden still' })
    await change(visible, { priceData: { price: '2' } })
    await stream.until(JSON.stringify({ id: visible, visible: true }))
    await api().inventory.updateInventoryVariants({
      inventoryItem: { productId: visible, trackQuantity: true, variants: [] },
    })
    await change(visible, { visible: false })
    const text = await stream.until(JSON.stringify({ id: visible, visible: false }))
    expect(text).not.toContain(hidden)
    await stream.stop()
  })

  test('read the ledger once for all listeners, and not at all without listeners', async () => {
    const id = (await newProduct('Watched')).product?.id ?? ''
    const path = `/vitrine/v1/changes/products?ids=${id}`
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(path)))
    await Promise.all(streams.map((stream) => stream.until('retry: ')))
    const asked: string[] = []
    const stop = shop.server.platform.statements((statement) => asked.push(statement.sql))
    const rename = (name: string) => api().catalogV1.updateProduct({ product: { id, name } })
    await rename('Renamed')
    await Promise.all(streams.map((stream) => stream.until('"visible":true')))
    const lookups = asked.filter((sql) => sql.includes('AND visible'))
    expect(lookups.length).toBeGreaterThan(0)
    expect(lookups.length).toBeLessThan(5)
    await Promise.all(streams.map((stream) => stream.stop()))
    asked.length = 0
    await rename('Unseen')
    expect(asked.filter((sql) => sql.includes('pg_snapshot_xip'))).toEqual([])
    stop()
  })

  test('are refused for ids of no products, and where too many pages are open', async () => {
    const { response } = await listen('/vitrine/v1/changes/products?ids=all')
    expect(response.status).toBe(400)
    const id = (await newProduct('Crowded')).product?.id ?? ''
    const path = `/vitrine/v1/changes/products?ids=${id}`
    const streams = await Promise.all(Array.from({ length: 51 }, () => listen(path)))
    expect(streams.filter(({ response }) => response.status === 429)).toHaveLength(1)
    await Promise.all(streams.map((stream) => stream.stop()))
  })
})
