import { Unavailable } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
let address: string
const page = (path: string) => async (request: Request) => {
  if (new URL(request.url).pathname !== path) return undefined
  await shop.people.merchant().api.catalogV1.queryProducts({})
  return new Response('a page')
}
beforeAll(async () => {
  shop = await startTestServer({ poolSize: 2, acquireTimeoutMs: 1_000 })
  ;({ address } = await shop.server.listen({ port: 0, pages: [page('/page')] }))
})
afterAll(() => shop.close())

const headersOf = (more: object = {}) => ({
  authorization: shop.site.apiKey,
  'content-type': 'application/json',
  ...more,
})
const create = JSON.stringify({
  product: { name: 'Bowl', productType: 'physical', priceData: { price: 1 } },
})
const products = '/stores/v1/products'
const query = JSON.stringify({ query: '{ catalogV1QueryProducts { nodes { name } } }' })

const inProcess = (path: string, init: RequestInit) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, init))
const overHttp = (path: string, init: RequestInit) => fetch(`${address}${path}`, init)

async function expectUnavailable(response: Response) {
  const body = await response.json()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(body.details.applicationError).toMatchObject({
    code: Unavailable.code,
    data: { retryAfterSeconds: 2 },
  })
  expect(response.headers.get('x-wix-request-id')).toBeTruthy()
}

async function expectUnavailableEverywhere() {
  for (const ask of [inProcess, overHttp]) {
    await expectUnavailable(
      await ask(products, { method: 'POST', headers: headersOf(), body: create }),
    )
  }
  const visited = await fetch(`${address}/page`, {
    headers: { accept: 'text/html', 'accept-language': 'de-DE' },
  })
  expect([visited.status, visited.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await visited.text()).toContain('<html lang="de"')
  await expectUnavailable(await fetch(`${address}/page`))
}

async function expectServed() {
  await expect.poll(served).toEqual([200, 200])
}

async function served() {
  const init = { method: 'POST', headers: headersOf(), body: create }
  return [(await inProcess(products, init)).status, (await overHttp(products, init)).status]
}

const waiters =
  "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

const waitForLock = (client: pg.ClientBase) =>
  expect.poll(async () => (await client.query(`SELECT ${waiters}`)).rowCount).toBe(1)

test('a caller who gets no connection in time reads when to retry, in every API', async () => {
  const { pool } = shop.server.platform
  const held = [await pool.connect(), await pool.connect()]
  try {
    await expectUnavailableEverywhere()
    await expectUnavailable(
      await overHttp('/graphql/alpha', { method: 'POST', headers: headersOf(), body: query }),
    )
  } finally {
    for (const one of held) one.release()
  }
  await expectServed()
})

test('calls and jobs leave no transaction idle without a time limit', async () => {
  const { pool, jobPool } = shop.server.platform
  const limitOf = async (connections: typeof pool) => {
    const { rows } = await connections.query('SHOW idle_in_transaction_session_timeout')
    return rows[0]?.idle_in_transaction_session_timeout
  }
  expect([await limitOf(pool), await limitOf(jobPool)]).toEqual(['1min', '10min'])
})

describe('an unavailable database', () => {
  /** Terminates every connection of the shop and refuses new ones until `work` is done. */
  async function whileAway(work: () => Promise<void>) {
    const { pool } = shop.server.platform
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name')
    const name = rows[0]?.name ?? ''
    const connectionString = pool.options.connectionString?.replace(`/${name}`, '/postgres')
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
      await client.query(
        'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1',
        [name],
      )
      await work()
    } finally {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
      await client.end()
    }
  }

  test('is reported by every API, and used again when it returns', async () => {
    await expectServed()
    await whileAway(async () => {
      await expectUnavailableEverywhere()
      await expectUnavailable(
        await overHttp('/graphql/alpha', { method: 'POST', headers: headersOf(), body: query }),
      )
    })
    await expectServed()
  })

  test('is reported to callers whose request was running', async () => {
    const { api } = shop.people.merchant()
    const { product } = await api.catalogV1.createProduct({
      product: { name: 'Held', priceData: { price: '1' } },
    })
    const holder = await shop.server.platform.jobPool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [product?.id])
    const waiting = api.catalogV1
      .updateProduct({ product: { id: product?.id ?? '', name: 'Waiting' } })
      .catch((error: unknown) => error)
    await waitForLock(holder)
    await holder.query(`SELECT pg_terminate_backend(pid, 5000) ${waiters}`)
    expect(await waiting).toMatchObject({ status: 503, code: Unavailable.code })
    await holder.query('ROLLBACK')
    holder.release()
    await expectServed()
  })
})

test('excess load is refused at once, while cached replies are still sent', async () => {
  const busy = await startTestServer({ load: { maxRequests: 1 } })
  const { api } = busy.people.visitor()
  const merchant = busy.people.merchant().api
  const { product } = await merchant.catalogV1.createProduct({
    product: { name: 'Held', priceData: { price: '1' } },
  })
  // The fact of the new product invalidates cached data again.
  await expect
    .poll(async () => {
      const { statements } = await busy.countStatements(() => api.catalogV1.queryProducts({}))
      return statements.length
    })
    .toBe(0)
  const holder = await busy.server.platform.jobPool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [product?.id])
  const rename = () =>
    merchant.catalogV1.updateProduct({ product: { id: product?.id ?? '', name: 'Next' } })
  const first = rename()
  await waitForLock(holder)
  await expect(rename()).rejects.toMatchObject({ status: 503, code: Unavailable.code })
  expect(await api.catalogV1.queryProducts({})).toMatchObject({ products: [{ name: 'Held' }] })
  await holder.query('ROLLBACK')
  holder.release()
  await first
  await rename()
  await busy.close()
})
