import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

async function send(method: string, path: string, body?: object) {
  const response = await shop.server.fetch(
    new Request(`${shop.baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: shop.site.apiKey },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  const { details } = await response.json()
  return { status: response.status, violations: details?.validationError?.fieldViolations }
}

describe('an operation of our own refuses a field it does not know', () => {
  test('and suggests a similar one', async () => {
    const { status, violations } = await send('POST', '/vitrine/v1/clients', {
      cleint: { name: 'Website' },
    })
    expect([status, violations]).toMatchObject([
      400,
      [
        {
          field: 'cleint',
          description: 'there is no field `cleint`; did you mean `client`?',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ],
    ])
  })

  test('and suggests the object that the field belongs to', async () => {
    const path = `/vitrine/v1/clients/${shop.site.clientId}`
    const { status, violations } = await send('PATCH', path, { name: 'Another' })
    expect([status, violations]).toMatchObject([
      400,
      [{ description: 'there is no field `name`; did you mean `client.name`?' }],
    ])
    expect((await send('PATCH', path, { client: { name: 'Another' } })).status).toBe(200)
  })

  test('and names the accepted fields when none is similar', async () => {
    const { violations } = await send('POST', '/vitrine/v1/clients', { wholly: 1, different: 2 })
    expect(violations).toMatchObject([
      { field: 'wholly', description: 'there is no field `wholly`; accepted: `client`' },
      { field: 'different' },
    ])
  })

  test('also in an address', async () => {
    const { status, violations } = await send('GET', '/vitrine/v1/jobs?limt=5')
    expect([status, violations]).toMatchObject([
      400,
      [{ description: 'there is no field `limt`; did you mean `limit`?' }],
    ])
  })
})

describe('below the top', () => {
  const save = (product: object) => send('POST', '/vitrine/v1/products/save', { product })

  test('an unknown field is named with its path, and a suggestion', async () => {
    const sent = { name: 'Mug', barcode: '4006381333931', variants: [{ price: '9', prize: '8' }] }
    const { status, violations } = await save(sent)
    expect([status, violations]).toMatchObject([
      400,
      [
        { field: 'product.barcode', violatedRule: 'FIELD_NOT_ALLOWED' },
        {
          field: 'product.variants[0].prize',
          description: 'there is no field `prize` in `product.variants[0]`; did you mean `price`?',
        },
      ],
    ])
  })

  test('fields that are only read can be sent back with what changed', async () => {
    const get = async (id: string) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/products/${id}`, {
          headers: { authorization: shop.site.apiKey },
        }),
      )
      return (await response.json()).product
    }
    const { product } = await shop.people
      .merchant()
      .api.products.saveProduct({ product: { name: 'Mug', variants: [{ price: '9' }] } })
    const { discount: _, variants: __, ...read } = await get(product?.id ?? '')
    expect(Object.keys(read)).toContain('createdDate')
    expect(await save({ ...read, name: 'Cup' })).toEqual({ status: 200, violations: undefined })
    expect((await get(read.id)).name).toBe('Cup')
  })
})

test('a published operation tolerates it, as its clients expect', async () => {
  const { status } = await send('POST', '/stores/v1/products/query', { qeury: {}, anything: 1 })
  expect(status).toBe(200)
})
