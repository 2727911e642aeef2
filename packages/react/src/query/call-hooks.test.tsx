import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { members } from '@vitrine/contract/members'
import { search } from '@vitrine/contract/search'
import { createClient, noTokens, OAuthStrategy } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VitrineProvider } from '../provider.tsx'
import { ServedProvider } from '../served-provider.tsx'
import { createCallHooks } from './call-hooks.ts'
import { callQuery } from './call-query.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const asked: Request[] = []
const open = createClient({
  baseUrl: '',
  services: { search },
  fetch: (input, init) => {
    const request = new Request(`${shop.baseUrl}${input}`, init)
    asked.push(request.clone())
    return shop.server.fetch(request)
  },
})
const { useCall } = createCallHooks(open)
function Suggested() {
  const { data, isPending } = useCall('search', 'getSuggestions', { q: 'tide' })
  return <p>{isPending ? 'waiting' : `${data?.products.length} things`}</p>
}
const page = (queries: QueryClient, node: ReactNode) =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <HydrationBoundary state={dehydrate(queries)}>{node}</HydrationBoundary>
    </QueryClientProvider>,
  )

test('a client without a visitor sends no token, and prefetched results are in the first render', async () => {
  const queries = new QueryClient()
  expect(page(queries, <Suggested />)).toBe('<p>waiting</p>')
  await queries.prefetchQuery(callQuery(open, 'search', 'getSuggestions', { q: 'tide' }))
  expect(page(queries, <Suggested />)).toBe('<p>0 things</p>')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test('results of a visitor and of a member are cached separately, for every client', () => {
  const keyOf = (role: 'visitor' | 'member') => {
    const tokens = { ...noTokens, refreshToken: { value: 'kept', role } }
    const auth = OAuthStrategy({ clientId: '1', tokens })
    const client = createClient({ baseUrl: shop.baseUrl, services: { members }, auth })
    return callQuery(client, 'members', 'getCurrentMember', {}).queryKey
  }
  expect(keyOf('visitor')).not.toEqual(keyOf('member'))
})

const { useCall: useShop } = createCallHooks<ReturnType<typeof openClient>>()
const openClient = () =>
  createClient({
    baseUrl: shop.baseUrl,
    services: { search },
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
  })
const Found = () => (
  <p>{useShop('search', 'getSuggestions', { q: '' }).isPending ? 'waiting' : 'there'}</p>
)

test('hooks without a client use the one of the provider', () => {
  const below = (
    <VitrineProvider client={openClient()}>
      <Found />
    </VitrineProvider>
  )
  expect(page(new QueryClient(), below)).toBe('<p>waiting</p>')
})

test('hooks report that they need a client when a server has the session', () => {
  const server = {
    post: () => Promise.reject(new Error('Nothing is sent')),
    again: async () => {},
    signOut: async () => '',
  }
  const below = (
    <ServedProvider server={server} visit={{ role: 'none' }}>
      <Found />
    </ServedProvider>
  )
  expect(() => page(new QueryClient(), below)).toThrow('createCallHooks(client)')
})
