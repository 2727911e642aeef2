import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, codesOf } from './graphql.fixture.ts'

const SHELF = 24

let shop: TestServer
let visitor: string
beforeAll(async () => {
  shop = await startTestServer()
  const { api } = shop.people.merchant()
  for (let number = 1; number <= SHELF; number += 1) {
    await api.catalogV1.createProduct({
      product: {
        name: `Jar ${String(number).padStart(2, '0')}`,
        priceData: { price: '12.50' },
        costAndProfitData: { itemCost: '4.10' },
        productType: 'physical',
        visible: number < SHELF,
      },
    })
  }
  visitor = await shop.people.visitorToken()
})
afterAll(() => shop.close())

const shelf = `query Shelf($filter: Filter, $first: Int, $after: String, $before: String) {
  catalogV1QueryProducts(
    query: { filter: $filter, sort: [{ fieldName: "name", order: ASC }] }
    first: $first, after: $after, before: $before
  ) { nodes { name } edges { cursor node { name } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`

describe('a connection', () => {
  const pageOf = async (variables: object) => {
    const { data, errors } = await ask(shop, shelf, { variables })
    expect(errors).toEqual([])
    return data.catalogV1QueryProducts
  }
  const namesOf = (page: { nodes: { name: string }[] }) => page.nodes.map(({ name }) => name)

  test('is paged to its end and back', async () => {
    const filter = { name: { $startsWith: 'Jar' } }
    const first = await pageOf({ filter, first: 10 })
    expect(first).toMatchObject({
      totalCount: SHELF,
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: null },
    })
    expect(first.edges.at(-1).cursor).toBe(first.pageInfo.endCursor)
    const second = await pageOf({ filter, first: 10, after: first.pageInfo.endCursor })
    const third = await pageOf({ filter, first: 10, after: second.pageInfo.endCursor })
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const all = [first, second, third].flatMap(namesOf)
    expect(all).toEqual([...new Set(all)].sort())
    expect(all).toHaveLength(SHELF)
    const back = await pageOf({ filter, first: 10, before: second.pageInfo.startCursor })
    expect(namesOf(back)).toEqual(namesOf(first))
  })

  test('accepts filters as JSON text, since a literal cannot have their operators', async () => {
    const filter = '{"name":{"$in":["Jar 03","Jar 07"]}}'
    expect(namesOf(await pageOf({ filter }))).toEqual(['Jar 03', 'Jar 07'])
    const broken = await ask(shop, shelf, { variables: { filter: '{' } })
    expect(codesOf(broken)).toEqual(['BAD_VARIABLES'])
  })

  test('has pages where the operation has only offsets', async () => {
    const { api } = shop.people.merchant()
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await api.catalogV1.createCollection({ collection: { name } })).collection.id)
    }
    const document = `query ($after: String) {
      catalogV1QueryCollections(query: { paging: { limit: 2 } }, after: $after) {
        nodes { id } pageInfo { hasNextPage endCursor } } }`
    const first = (await ask(shop, document)).data.catalogV1QueryCollections
    expect(first.pageInfo.hasNextPage).toBe(true)
    const after = first.pageInfo.endCursor
    const rest = (await ask(shop, document, { variables: { after } })).data
      .catalogV1QueryCollections
    const found = [...first.nodes, ...rest.nodes].map(({ id }) => id)
    expect(ids.filter((id) => !found.includes(id))).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  })

  test('names its own arguments where they are wrong', async () => {
    const large = await ask(shop, shelf, { variables: { first: 101 } })
    expect(large.errors[0]?.extensions).toMatchObject({ code: 'INVALID_ARGUMENT', field: 'first' })
    const both = await ask(shop, shelf, { variables: { after: 'a', before: 'b' } })
    expect(both.errors[0]?.extensions).toMatchObject({ code: 'INVALID_ARGUMENT', field: 'before' })
  })
})

describe('statements', () => {
  test('are as many for a hundred items as for one', async () => {
    const count = async (first: number) =>
      (await shop.countStatements(() => ask(shop, shelf, { variables: { first } }))).statements
        .length
    await count(1)
    expect(await count(100)).toBe(await count(1))
  })

  test('are those of one call, however often a document has the same field', async () => {
    const field = (alias: string) =>
      `${alias}: catalogV3QueryProducts(first: 5) { nodes { id name } }`
    const count = async (document: string) => {
      const { result, statements } = await shop.countStatements(() => ask(shop, document))
      expect(result.errors).toEqual([])
      return statements.length
    }
    await count(`{ ${field('warm')} }`)
    const once = await count(`{ ${field('a')} }`)
    expect(once).toBeGreaterThan(0)
    expect(await count(`{ ${'abcdefghij'.split('').map(field).join(' ')} }`)).toBe(once)
  })
})

describe('mutations', () => {
  test('run in order, each in a transaction of its own', async () => {
    const { data, errors } = await ask(
      shop,
      `mutation {
        first: catalogV3CreateBrand(brand: { name: "Oak" }) { brand { id name } }
        wrong: catalogV3CreateBrand(brand: { name: "" }) { brand { id } }
        last: catalogV3CreateBrand(brand: { name: "Ash" }) { brand { name } }
      }`,
    )
    expect(data).toMatchObject({
      first: { brand: { name: 'Oak' } },
      wrong: null,
      last: { brand: { name: 'Ash' } },
    })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      path: ['wrong'],
      extensions: { code: 'INVALID_ARGUMENT', field: 'brand.name', status: 400 },
    })
    const { brands } = await shop.people.merchant().api.catalogV3.queryBrands({})
    expect(brands.map(({ name }) => name).sort()).toEqual(['Ash', 'Oak'])
  })

  test('accept money exactly, as text and as a number', async () => {
    const document = `mutation ($price: Decimal!) {
      asText: catalogV1CreateProduct(product: { name: "Text", productType: physical, priceData: { price: $price } }) { product { price { price } } }
      asNumber: catalogV1CreateProduct(product: { name: "Number", productType: physical, priceData: { price: 0.07 } }) { product { price { price } } } }`
    const { data, errors } = await ask(shop, document, { variables: { price: '999999999.99' } })
    expect(errors).toEqual([])
    expect(data.asText.product.price.price).toBe('999999999.99')
    expect(data.asNumber.product.price.price).toBe('0.07')
    const blank = await ask(shop, document, { variables: { price: 'cheap' } })
    expect(blank.errors[0]?.message).toContain('"19.90"')
  })

  test('append the request id of the reply to the ledger', async () => {
    const reply = await ask(
      shop,
      'mutation { catalogV3CreateBrand(brand: { name: "Elm" }) { brand { id } } }',
    )
    const id = reply.headers.get('x-wix-request-id')
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .select('name')
      .where('request_id', '=', id)
      .execute()
    expect(facts).toEqual([{ name: 'brand.created' }])
    const failed = await ask(shop, '{ catalogV1GetProduct(id: "x") { product { id } } }')
    expect(failed.errors[0]?.extensions.requestId).toBe(failed.headers.get('x-wix-request-id'))
  })
})

describe('permissions', () => {
  const secrets = (asked: string) => `{ catalogV1QueryProductsByText(first: 100 ${asked}) {
    nodes { name costAndProfitData { itemCost } } } }`

  test('are those of the operations, field by field', async () => {
    const document = '{ sitesGetSettings { settings { name } } sitesGetSite { site { name } } }'
    const asVisitor = await ask(shop, document, { token: visitor })
    expect(asVisitor.data).toEqual({
      sitesGetSettings: null,
      sitesGetSite: { site: { name: 'Test shop' } },
    })
    expect(codesOf(asVisitor)).toEqual(['PERMISSION_DENIED'])
    expect(codesOf(await ask(shop, document, { token: '' }))).toEqual(['UNAUTHENTICATED'])
    expect(codesOf(await ask(shop, document))).toEqual([])
  })

  test('hide costs and hidden products from visitors', async () => {
    const all = secrets('includeMerchantSpecificData: true, includeHiddenProducts: true')
    const asMerchant = JSON.stringify((await ask(shop, all)).data)
    const asVisitor = JSON.stringify((await ask(shop, secrets(''), { token: visitor })).data)
    expect(asVisitor).toContain('"Jar 01"')
    for (const secret of ['"4.1"', `"Jar ${SHELF}"`]) {
      expect(asMerchant).toContain(secret)
      expect(asVisitor).not.toContain(secret)
      expect(JSON.stringify(await ask(shop, all, { token: visitor }))).not.toContain(secret)
    }
  })

  test('are checked for each mutation: a key that revokes itself can write no more', async () => {
    const { api } = shop.people.merchant()
    const { apiKey, key } = await api.apiKeys.createApiKey({ name: 'Passing' })
    const { data, errors } = await ask(
      shop,
      `mutation { apiKeysRevokeApiKey(id: "${apiKey.id}") { __typename }
        catalogV3CreateBrand(brand: { name: "Late" }) { brand { id } } }`,
      { token: key },
    )
    expect(data.catalogV3CreateBrand).toBeNull()
    expect(errors.at(-1)?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('refuse the whole request where a token is invalid', async () => {
    const { status } = await ask(shop, '{ sitesGetSite { site { name } } }', { token: 'ended' })
    expect(status).toBe(401)
  })

  test('follow the dialects of a site', async () => {
    const { site, people } = await shop.anotherSite()
    const document = `{ catalogV1QueryProducts { totalCount } catalogV3CountProducts { count } }`
    expect(codesOf(await ask(shop, document, { token: site.apiKey }))).toEqual([])
    await people.merchant().api.sites.updateSettings({
      settings: { catalogDialects: ['V3'], catalogVersion: 'V3_CATALOG' },
    })
    const { data, errors } = await ask(shop, document, { token: site.apiKey })
    expect(data.catalogV3CountProducts).toEqual({ count: 0 })
    expect(errors.map(({ path }) => path)).toEqual([['catalogV1QueryProducts']])
  })
})
