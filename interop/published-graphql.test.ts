import { createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublishedClients, startForPublishedClients } from './published-server.ts'

const shelf = `query Shelf($first: Int!) {
  sitesGetSite { site { name currency } }
  catalogV1QueryProducts(first: $first) {
    nodes { id name price { price currency } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
  catalogV3QueryProducts(first: $first) { nodes { id name } }
}`

interface Shelf {
  readonly sitesGetSite: { readonly site: { readonly name: string; readonly currency: string } }
  readonly catalogV1QueryProducts: {
    readonly nodes: readonly { id: string; name: string; price: { price: string } }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly totalCount: number
  }
  readonly catalogV3QueryProducts: { readonly nodes: readonly { id: string; name: string }[] }
}

let shop: PublishedClients
beforeAll(async () => {
  shop = await startForPublishedClients()
})
afterAll(() => shop?.stop())

describe('the published client with GraphQL', () => {
  test('reads and writes with a key, in both dialects', async () => {
    const merchant = shop.merchant()
    const made = await merchant.graphql(
      `mutation ($product: CatalogV1ProductToCreateInput!) {
        catalogV1CreateProduct(product: $product) { product { id name price { price } } }
      }`,
      { product: { name: 'Asked for', productType: 'physical', priceData: { price: '19.90' } } },
    )
    expect(made.errors).toBeUndefined()
    expect(made.data).toMatchObject({
      catalogV1CreateProduct: { product: { name: 'Asked for', price: { price: '19.9' } } },
    })
    const { data, errors } = await merchant.graphql<Shelf, { first: number }>(shelf, { first: 1 })
    expect(errors).toBeUndefined()
    expect(data.catalogV1QueryProducts.nodes).toHaveLength(1)
    expect(data.catalogV1QueryProducts.totalCount).toBeGreaterThan(0)
    expect(data.catalogV3QueryProducts.nodes).toHaveLength(1)
  })

  test('acts as its visitor', async () => {
    const visitor = shop.visitor()
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens())
    const { data, errors } = await visitor.graphql(
      '{ sitesGetSite { site { name } } sitesGetSettings { settings { name } } }',
    )
    expect(data).toMatchObject({ sitesGetSite: { site: {} }, sitesGetSettings: null })
    expect(errors).toMatchObject([
      { path: ['sitesGetSettings'], extensions: { code: 'PERMISSION_DENIED' } },
    ])
  })

  test('gets errors for invalid values and unknown fields', async () => {
    const merchant = shop.merchant()
    const wrong = await merchant.graphql('{ catalogV1QueryProducts(first: 101) { totalCount } }')
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_ARGUMENT',
      field: 'first',
      requestId: expect.any(String),
    })
    const unknown = await merchant.graphql('{ nothing }')
    expect(unknown.data).toEqual({})
    expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
  })

  test('throws when the whole request is refused', async () => {
    const client = createClient({
      auth: OAuthStrategy({ clientId: shop.clientId }),
      fetch: shop.fetch,
    })
    const role = 'visitor' as never
    client.auth.setTokens({
      accessToken: { value: 'OauthNG.JWS.wrong', expiresAt: 4_000_000_000 },
      refreshToken: { value: 'wrong', role },
    })
    await expect(client.graphql('{ __typename }')).rejects.toThrow(
      'GraphQL request failed with status 401',
    )
  })
})
