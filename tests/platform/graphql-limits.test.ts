import { createHash } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askByGet, codesOf } from './graphql.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

describe('limits', () => {
  const nested = (depth: number): string =>
    depth === 0 ? '{ name }' : `{ ofType ${nested(depth - 1)} }`
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join(' ')

  test.each([
    ['depth', 'QUERY_TOO_DEEP', () => `{ __schema { types ${nested(15)} } }`],
    ['aliases', 'TOO_MANY_ALIASES', () => `{ ${many(31, (n) => `a${n}: __typename`)} }`],
    ['fields of one name', 'TOO_MANY_FIELDS', () => `{ ${many(201, () => '__typename')} }`],
    ['fields', 'TOO_MANY_FIELDS', () => `{ ${many(1001, (n) => `f${n}`)} }`],
    [
      'fields that fragments multiply',
      'TOO_MANY_FIELDS',
      () =>
        `{ ...f0 } ${many(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on Query { __typename }`,
    ],
    ['words', 'GRAPHQL_PARSE_FAILED', () => `{ ${many(8001, () => '__typename')} }`],
    [
      'cost of pages',
      'QUERY_TOO_COSTLY',
      () =>
        `{ ${many(11, (n) => `a${n}: catalogV1QueryProducts(first: ${90 + n}) { totalCount }`)} }`,
    ],
    [
      'cost of pages within fragments',
      'QUERY_TOO_COSTLY',
      () =>
        `{ ...f } fragment f on Query { ${many(11, (n) => `a${n}: catalogV1QueryProducts(query: { paging: { limit: ${90 + n} } }) { totalCount }`)} }`,
    ],
    [
      'a word that is no field',
      'GRAPHQL_VALIDATION_FAILED',
      () => '{ sitesGetSiet { site { id } } }',
    ],
    [
      'a fragment within itself',
      'GRAPHQL_VALIDATION_FAILED',
      () => '{ ...f } fragment f on Query { ...f }',
    ],
    [
      'several operations',
      'OPERATION_NOT_CHOSEN',
      () => 'query a { __typename } query b { __typename }',
    ],
    [
      'a variable of another kind',
      'BAD_VARIABLES',
      () => 'query ($first: Int!) { catalogV1QueryProducts(first: $first) { totalCount } }',
    ],
  ])('of %s are reported: %s', async (_, code, document) => {
    const reply = await ask(shop, document())
    expect([reply.status, codesOf(reply)]).toEqual([200, [code]])
    expect(reply.data).toBeUndefined()
    expect(reply.errors[0]?.extensions.requestId).toBeTruthy()
  })

  test.each([{}, { query: null }, { variables: {} }, { extensions: { tracing: true } }])(
    '%j is no request with a document, and answered with 400',
    async (body) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/graphql/v1`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
      expect(response.status).toBe(400)
      const { details } = await response.json()
      expect(details.validationError.fieldViolations).toMatchObject([{ field: 'query' }])
    },
  )

  test('allow the introspection queries of explorers', async () => {
    const types = `kind name ${nested(8).replace('{ name }', '{ kind name }')}`
    const reply = await ask(
      shop,
      `{ __schema { types { fields { args { type { ${types.slice(10)} } } } } }`,
    )
    expect(codesOf(reply)).not.toContain('QUERY_TOO_DEEP')
  })

  test('apply to bodies and texts, and name invalid fields like other operations', async () => {
    const send = (body: string) =>
      shop.server.fetch(new Request(`${shop.baseUrl}/graphql/alpha`, { method: 'POST', body }))
    expect((await send(JSON.stringify({ query: 'x'.repeat(1_100_000) }))).status).toBe(413)
    const long = await send(JSON.stringify({ query: 'x'.repeat(100_001) }))
    expect(long.status).toBe(400)
    const { details } = (await long.json()) as never as {
      details: { validationError: { fieldViolations: { field: string }[] } }
    }
    expect(details.validationError.fieldViolations.map(({ field }) => field)).toEqual(['query'])
    expect((await send('[{"query":"{ __typename }"}]')).status).toBe(400)
  })

  test('apply to the calls of a minute', async () => {
    // What is no address is answered without asking the name servers.
    const document = (n: number) =>
      `query { authenticationValidateEmail(email: "nobody ${n}") { formatInvalid } }`
    const replies = []
    for (let number = 0; number < 61; number += 1) replies.push(await ask(shop, document(number)))
    expect(codesOf(replies.at(0) as never)).toEqual([])
    expect(codesOf(replies.at(-1) as never)).toEqual(['RESOURCE_EXHAUSTED'])
  })
})

describe('persisted documents', () => {
  const query = 'query Name($x: Boolean = true) { sitesGetSite @include(if: $x) { site { name } } }'
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })

  test('are sent once and reused from then on, also by GET', async () => {
    const extensions = persisted(hashOf(query))
    const unknown = await ask(shop, undefined, { extensions })
    expect(codesOf(unknown)).toEqual(['PERSISTED_QUERY_NOT_FOUND'])
    expect(unknown.errors[0]?.message).toBe('PersistedQueryNotFound')
    const observed = { sitesGetSite: { site: { name: 'Test shop' } } }
    expect((await ask(shop, query, { extensions })).data).toEqual(observed)
    expect((await ask(shop, undefined, { extensions })).data).toEqual(observed)
    const byGet = { extensions: JSON.stringify(extensions), variables: '{"x":true}' }
    expect((await askByGet(shop, byGet)).data).toEqual(observed)
    expect((await askByGet(shop, { ...byGet, variables: '{"x":false}' })).data).toEqual({})
  })

  test('must match their hash', async () => {
    const wrong = await ask(shop, '{ __typename }', { extensions: persisted(hashOf('other')) })
    expect(codesOf(wrong)).toEqual(['PERSISTED_QUERY_MISMATCH'])
    const short = await ask(shop, undefined, { extensions: persisted('abc') })
    expect(codesOf(short)).toEqual(['PERSISTED_QUERY_MISMATCH'])
    const version = { persistedQuery: { version: 2, sha256Hash: hashOf(query) } }
    expect(codesOf(await ask(shop, query, { extensions: version }))).toEqual([
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ])
  })

  test('can only query by GET', async () => {
    const mutation = 'mutation { catalogV3CreateBrand(brand: { name: "Got" }) { brand { id } } }'
    expect(codesOf(await askByGet(shop, { query: mutation }))).toEqual(['MUTATION_BY_GET'])
    expect((await askByGet(shop, { query: '{ __typename }' })).data).toEqual({
      __typename: 'Query',
    })
    expect(codesOf(await askByGet(shop, { query, variables: '{' }))).toEqual(['BAD_VARIABLES'])
    expect(codesOf(await askByGet(shop, { extensions: '{' }))).toEqual([
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ])
  })
})

test('other websites may call GraphQL, like every API', async () => {
  const preflight = await shop.server.fetch(
    new Request(`${shop.baseUrl}/graphql/alpha`, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' },
    }),
  )
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  const { headers } = await ask(shop, '{ __typename }')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('the explorer is available in development only', async () => {
  const page = await shop.server.fetch(new Request(`${shop.baseUrl}/graphql`))
  expect(page.status).toBe(404)
})

describe('a server that hides its schema', () => {
  const known = '{ sitesGetSite { site { name } } }'
  let closed: TestServer
  beforeAll(async () => {
    const documents = new Map([[createHash('sha256').update(known).digest('hex'), known]])
    closed = await startTestServer({ graphql: { introspection: false, documents } })
  })
  afterAll(() => closed.close())

  test('answers no introspection, and suggests no names', async () => {
    const asked = await ask(closed, '{ __schema { types { name } } }')
    expect(new Set(codesOf(asked))).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']))
    expect(asked.data).toBeUndefined()
    const guessed = await ask(closed, '{ sitesGetSiet { site { name } } }')
    expect(guessed.errors[0]?.message).toBe('Cannot query field "sitesGetSiet" on type "Query".')
  })

  test('runs the persisted documents for visitors, and any for staff', async () => {
    const token = await closed.people.visitorToken()
    expect(codesOf(await ask(closed, known, { token }))).toEqual([])
    const sha256Hash = createHash('sha256').update(known).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    expect((await ask(closed, undefined, { token, extensions })).data.sitesGetSite.site.name).toBe(
      'Test shop',
    )
    const own = '{ sitesGetSite { site { currency } } }'
    expect(codesOf(await ask(closed, own, { token }))).toEqual(['DOCUMENT_NOT_STORED'])
    expect(codesOf(await ask(closed, own))).toEqual([])
  })
})
