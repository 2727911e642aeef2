import { Busy, DeadlineExceeded } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ readerTimeoutMs: 1_000, lockTimeoutMs: 8_000 })
})
afterAll(() => shop.close())

const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  )

test('a change of a row that is locked for long is refused, while background jobs wait', async () => {
  const { api } = shop.people.merchant()
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Held', priceData: { price: '1' } },
  })
  const id = product?.id ?? ''
  const change = () => api.catalogV1.updateProduct({ product: { id, name: 'Let go' } })
  const holder = await shop.server.platform.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [id])
    const system = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
    const patient = answer(
      shop.server.platform.work(system, (tx) =>
        shop.server.catalog.updateProduct(tx, id, { name: 'By and by' }),
      ),
    )
    expect(await answer(change())).toMatchObject({ status: Busy.status, code: Busy.code })
    await holder.query('ROLLBACK')
    expect(await patient).toBe('answered')
    expect(await answer(change())).toBe('answered')
  } finally {
    holder.release()
  }
})

test('a slow query is an error for visitors, while merchants have no time limit', async () => {
  const visitor = shop.people.visitor().api
  const merchant = shop.people.merchant().api
  await visitor.catalogV1.queryProducts({})
  const holder = await shop.server.platform.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
    const query = { filter: { name: { $contains: 'vase' } } }
    const patient = answer(merchant.catalogV1.queryProducts({ query }))
    expect(await answer(visitor.catalogV1.queryProducts({ query }))).toMatchObject({
      status: DeadlineExceeded.status,
      code: DeadlineExceeded.code,
      message: expect.stringContaining('narrower filter'),
    })
    await holder.query('ROLLBACK')
    expect(await patient).toBe('answered')
    await expect.poll(() => answer(visitor.catalogV1.queryProducts({ query }))).toBe('answered')
  } finally {
    holder.release()
  }
})
