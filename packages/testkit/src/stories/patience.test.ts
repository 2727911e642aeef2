import { DeadlineExceeded } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ readerTimeoutMs: 200 })
})
afterAll(() => shop.close())

const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  )

test('visitors are told that a question takes too long, while merchants have all the time they need', async () => {
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
    expect(await answer(visitor.catalogV1.queryProducts({ query }))).toBe('answered')
  } finally {
    holder.release()
  }
})
