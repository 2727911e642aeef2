import { execFileSync } from 'node:child_process'
import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { createClient as createOwnClient, OAuthStrategy as OwnStrategy } from '@vitrine/sdk'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { members } from '@wix/members'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asBrowser } from './local-hosts.ts'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'
import { signInOnPage } from './sign-in-page.ts'

const website = 'http://localhost:4321'
const email = 'second@example.com'
const password = 'a-long-enough-passphrase'
const modules = { members, productsV3 }

let server: RunningProduct
let site: RunningProduct['sites'][number]
let fetch: typeof globalThis.fetch
let clientId: string
beforeAll(async () => {
  server = await startProduct()
  site = server.sites[1] as typeof site
  const env = { ...process.env, VITRINE_DATA: server.dataDir, DATABASE_URL: '' }
  const where = ['--redirect-uri', `${website}/callback`, '--redirect-domain', 'localhost:4321']
  clientId = execFileSync(
    process.execPath,
    [server.program, 'client', 'create', 'Website', '--site', site.id, ...where],
    { env, encoding: 'utf8' },
  ).trim()
  fetch = redirectTo(server.baseUrl)
})
afterAll(async () => {
  restoreFetch()
  await server?.stop()
  server?.remove()
})

const visitor = () => createClient({ modules, auth: OAuthStrategy({ clientId }), fetch })

test('a program calls a second site at the public address: the client id determines the site', async () => {
  const { baseUrl } = server
  const own = createOwnClient({
    baseUrl,
    services: { catalogV3 },
    auth: OwnStrategy({ clientId }),
  })
  for (const { accessToken } of [
    await own.auth.generateVisitorTokens(),
    await visitor().auth.generateVisitorTokens(),
  ]) {
    const [, payload = ''] = accessToken.value.split('.')
    const { data } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(JSON.parse(data).instance.metaSiteId).toBe(site.id)
  }
  expect((await own.catalogV3.queryProducts({})).products).toEqual([])
  expect((await visitor().productsV3.queryProducts().find()).items).toEqual([])
})

test('a member of a second site signs in on its page, comes back and signs out there', async () => {
  const client = visitor()
  await client.auth.register({ email, password })
  const data = client.auth.generateOAuthData(`${website}/callback`, `${website}/account`)
  const { authUrl } = await client.auth.getAuthUrl(data, { responseMode: 'query' })
  const { host } = new URL(authUrl)
  expect(host).toBe(`edition.localhost:${new URL(server.baseUrl).port}`)
  globalThis.fetch = asBrowser(fetch)
  const back = await signInOnPage(authUrl, website, { email, password }).finally(() => {
    globalThis.fetch = fetch
  })
  expect(back.startsWith(`${website}/callback?`)).toBe(true)
  const { code, state } = client.auth.parseFromUrl(back, 'query')
  const tokens = await client.auth.getMemberTokens(code, state, data)
  client.auth.setTokens(tokens)
  const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  expect(member?.loginEmail).toBe(email)
  const { logoutUrl } = await client.auth.logout(`${website}/bye`)
  expect(new URL(logoutUrl).host).toBe(host)
  const left = await asBrowser(fetch)(logoutUrl, { redirect: 'manual' })
  expect(left.headers.get('location')).toBe(`${website}/bye`)
})
