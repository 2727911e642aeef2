import { members } from '@vitrine/contract/members'
import { createClient, OAuthStrategy, webMethodsOf } from '@vitrine/sdk'
import {
  brokenRule,
  createWebMethods,
  defineError,
  Permissions,
  type WebMethodsOptions,
  webMethod,
} from '@vitrine/sdk/web-methods'
import type { TestServer } from '@vitrine/testkit'

const WishlistFull = defineError({
  code: 'WISHLIST_FULL',
  status: 409,
  description: 'The wishlist is full',
})
/** The errors passed to `onError`, latest last. */
export const failures: unknown[] = []

/** The methods of a website's own server. */
export const methods = {
  whoAmI: webMethod(Permissions.Anyone, async (_: undefined, { role, id, siteId }) => ({
    role,
    id,
    siteId,
  })),
  remind: webMethod(Permissions.Anyone, ({ at, days }: { at: Date; days: number }) => ({
    at,
    later: new Date(at.getTime() + days * 86_400_000),
    note: { $date: 'not a date' },
  })),
  addToWishlist: webMethod(
    Permissions.SiteMember,
    async ({ productId }: { productId: string }, caller) => {
      if (productId === '') throw brokenRule('productId', 'REQUIRED', 'must not be empty')
      if (productId === 'last') throw WishlistFull({ most: 100 })
      return { owner: caller.id, productId }
    },
  ),
  myNickname: webMethod(Permissions.SiteMember, async (_: undefined, caller) => {
    const { member } = await caller.client({ members }).members.getCurrentMember({})
    return member?.profile?.nickname
  }),
  memberCount: webMethod(Permissions.Anyone, async (_: undefined, caller) => {
    const found = await caller.elevated({ members }).members.queryMembers({ query: {} })
    return found.metadata.total
  }),
  closeShop: webMethod(Permissions.Admin, async () => 'closed'),
  explode: webMethod(Permissions.Anyone, async () => {
    throw new Error('the secret of the database is 42')
  }),
}

export const ADDRESS = 'http://website.test/web-methods'
export const as = (authorization: string) => ({ headers: { authorization } })
export const codeOf = async (response: Response) =>
  (await response.json()).details.applicationError?.code ?? 'VALIDATION'

/** A website of the shop that has a server of its own, all in process. */
export function websiteAt(shop: () => TestServer) {
  const now = () => shop().clock.now().getTime()
  const inShop: typeof fetch = (input, init) => shop().server.fetch(new Request(input, init))

  const create = (options: Partial<WebMethodsOptions<typeof methods>> = {}) =>
    createWebMethods({
      siteUrl: shop().baseUrl,
      methods,
      apiKey: shop().site.apiKey,
      allowedOrigins: ['https://website.test'],
      fetch: inShop,
      now,
      onError: (error) => failures.push(error),
      ...options,
    })
  type Own = ReturnType<typeof create>

  const callsOf = (own: Own, options: Partial<Parameters<typeof OAuthStrategy>[0]> = {}) => {
    const route: typeof fetch = (input, init) =>
      String(input).startsWith(ADDRESS) ? own.fetch(new Request(input, init)) : inShop(input, init)
    const auth = OAuthStrategy({ clientId: shop().site.clientId, now, ...options })
    const client = createClient({ baseUrl: shop().baseUrl, services: {}, fetch: route, auth })
    return client.use(webMethodsOf<typeof methods>(ADDRESS))
  }
  const post = (own: Own, name: string, init: RequestInit = {}) =>
    own.fetch(new Request(`${ADDRESS}/${name}`, { method: 'POST', ...init }))

  return { inShop, create, callsOf, post }
}
