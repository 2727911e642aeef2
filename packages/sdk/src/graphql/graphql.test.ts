import { describe, expect, test } from 'vitest'
import { ApiKeyStrategy } from '../auth/api-key-strategy.ts'
import { createClient } from '../client.ts'
import { type GraphQlDocument, graphql } from './graphql.ts'

interface SentRequest {
  readonly url: string
  readonly authorization: string | null
  readonly body: unknown
}

function clientAnswered(status: number, reply: unknown) {
  const sent: SentRequest[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const authorization = request.headers.get('authorization')
    sent.push({ url: request.url, authorization, body: await request.json() })
    return new Response(JSON.stringify(reply), { status })
  }
  const auth = ApiKeyStrategy({ apiKey: 'key' })
  const client = createClient({ baseUrl: 'http://shop.test', services: {}, auth, fetch })
  return { ask: client.use(graphql()), client, sent }
}

describe('a GraphQL request', () => {
  test('sends document and variables with the authorization of the client', async () => {
    const { ask, sent } = clientAnswered(200, { data: { name: 'Jar' } })
    const typed: GraphQlDocument<{ name: string }, { id: string }> = 'query ($id: ID!) { name }'
    const { data, errors } = await ask(typed, { id: '1' })
    expect(data?.name).toBe('Jar')
    expect(errors).toEqual([])
    expect(sent).toEqual([
      {
        url: 'http://shop.test/graphql/alpha',
        authorization: 'key',
        body: { query: 'query ($id: ID!) { name }', variables: { id: '1' } },
      },
    ])
  })

  test('accepts documents as nodes and as objects with text', async () => {
    const { client, sent } = clientAnswered(200, {})
    const ask = client.use(graphql({ apiVersion: 'v 1' }))
    await ask({ loc: { source: { body: '{ a }' } } })
    await ask(new String('{ b }'))
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['http://shop.test/graphql/v%201', { query: '{ a }' }],
      ['http://shop.test/graphql/v%201', { query: '{ b }' }],
    ])
  })

  test('returns data together with errors', async () => {
    const errors = [{ message: 'no', path: ['a'], extensions: { code: 'NOT_FOUND' } }]
    const { ask } = clientAnswered(200, { data: { a: null, b: 1 }, errors })
    expect(await ask('{ a b }')).toEqual({ data: { a: null, b: 1 }, errors })
  })

  test('throws the error of a refused request', async () => {
    const applicationError = { code: 'UNAUTHENTICATED', description: 'no', data: {} }
    const { ask } = clientAnswered(401, { message: 'no', details: { applicationError } })
    await expect(ask('{ a }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  })
})
