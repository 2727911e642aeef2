import { execFileSync } from 'node:child_process'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { members } from '@wix/members'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { collections, products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'
import { signInOnPage } from './sign-in-page.ts'

let server: RunningProduct
let site: RunningProduct['sites'][number]
let fetch: typeof globalThis.fetch
let clientId: string
const website = 'http://localhost:4321'
const modules = { products, collections, members }

beforeAll(async () => {
  server = await startProduct()
  site = server.sites[0] as typeof site
  clientId = execFileSync(
    process.execPath,
    [
      server.program,
      'client',
      'create',
      'Website',
      '--site',
      site.id,
      '--redirect-uri',
      `${website}/callback`,
      '--redirect-domain',
      'localhost:4321',
    ],
    { env: { ...process.env, VITRINE_DATA: server.dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  ).trim()
  fetch = redirectTo(server.baseUrl)
})
afterAll(async () => {
  restoreFetch()
  await server?.stop()
  server?.remove()
})

const visitor = () =>
  createClient({
    modules,
    auth: OAuthStrategy({ clientId }),
    fetch,
  })
const merchant = () =>
  createClient({
    modules,
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    fetch,
  })

describe('the published clients, unmodified', () => {
  test('get visitor tokens and renew them', async () => {
    const client = visitor()
    const tokens = await client.auth.generateVisitorTokens()
    expect(tokens.refreshToken.role).toBe('visitor')
    const renewed = await client.auth.renewToken(tokens.refreshToken)
    expect(renewed.accessToken.value).not.toBe('')
  })

  test('create products as a merchant and query them as a visitor', async () => {
    const { product } = await merchant().products.createProduct({
      name: 'Ünglazed jar 🏺',
      productType: 'physical',
      priceData: { price: 84.1 },
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
      manageVariants: true,
      visible: true,
    })
    expect(product._id).toMatch(/^[0-9a-f-]{36}$/)
    const found = await visitor().products.queryProducts().eq('name', 'Ünglazed jar 🏺').find()
    expect(found.items).toHaveLength(1)
    expect(found.items[0]).toMatchObject({
      _id: product._id,
      priceData: { price: 84.1, currency: 'USD' },
    })
    expect(found.items[0].lastUpdated).toBeInstanceOf(Date)
    const { variants } = await visitor().products.queryProductVariants(product._id)
    expect(variants.map((one: { choices: object }) => one.choices)).toEqual([
      { Size: 'S' },
      { Size: 'L' },
    ])
  })

  test('page through products by total', async () => {
    const api = merchant()
    for (const name of ['One', 'Two', 'Three']) {
      await api.products.createProduct({ name, priceData: { price: 1 }, productType: 'physical' })
    }
    const first = await visitor().products.queryProducts().limit(2).find()
    expect(first.hasNext()).toBe(true)
    const second = await first.next()
    expect(second.items.length).toBeGreaterThan(0)
    expect(second.items[0]._id).not.toBe(first.items[0]._id)
  })

  test('change, fetch and delete a product', async () => {
    const api = merchant()
    const { product } = await api.products.createProduct({
      name: 'Bowl',
      priceData: { price: 10 },
      productType: 'physical',
    })
    await api.products.updateProduct(product._id, { name: 'Wide bowl', priceData: { price: 12.5 } })
    const { product: fetched } = await visitor().products.getProduct(product._id)
    expect(fetched).toMatchObject({ name: 'Wide bowl', price: { price: 12.5 } })
    await api.products.deleteProduct(product._id)
    await expect(visitor().products.getProduct(product._id)).rejects.toMatchObject({
      details: { applicationError: { code: 'PRODUCT_NOT_FOUND' } },
    })
  })

  test('read collections by slug and by query', async () => {
    const { collection } = await merchant().products.createCollection({ name: 'Stoneware' })
    const bySlug = await visitor().collections.getCollectionBySlug('stoneware')
    expect(bySlug.collection._id).toBe(collection._id)
    const found = await visitor().collections.queryCollections().eq('name', 'Stoneware').find()
    expect(found.items[0]._id).toBe(collection._id)
  })

  test('get the invalid fields', async () => {
    const create = merchant().products.createProduct({
      name: '',
      priceData: { price: 1 },
      productType: 'physical',
    })
    await expect(create).rejects.toMatchObject({
      details: {
        validationError: { fieldViolations: [{ field: expect.stringContaining('name') }] },
      },
    })
  })
})

describe('signing in with the published clients', () => {
  const ada = { email: 'ada@example.com', password: 'a-long-enough-passphrase' }

  test('registers, and refuses a used or invalid e-mail address', async () => {
    const first = await visitor().auth.register({ ...ada, profile: { nickname: 'Ada' } })
    expect(first).toMatchObject({
      loginState: 'SUCCESS',
      data: { sessionToken: expect.any(String) },
    })
    const again = await visitor().auth.register(ada)
    expect(again).toMatchObject({ loginState: 'FAILURE', errorCode: 'emailAlreadyExists' })
    const broken = await visitor().auth.register({ email: 'no address', password: 'long enough' })
    expect(broken).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' })
  })

  test('logs in, and returns the reason of a failure', async () => {
    const right = await visitor().auth.login(ada)
    expect(right.loginState).toBe('SUCCESS')
    const wrong = await visitor().auth.login({ ...ada, password: 'not this one' })
    expect(wrong).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidPassword' })
    const unknown = await visitor().auth.login({ ...ada, email: 'nobody@example.com' })
    expect(unknown).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' })
  })

  test('completes the PKCE flow on the sign-in page and reads the current member', async () => {
    const client = visitor()
    const callback = `${website}/callback`
    const data = client.auth.generateOAuthData(callback)
    const { authUrl } = await client.auth.getAuthUrl(data, {
      responseMode: 'query',
      prompt: 'login',
    })
    const returned = await signInOnPage(authUrl, callback, ada)
    const { code, state } = client.auth.parseFromUrl(returned, 'query')
    const tokens = await client.auth.getMemberTokens(code, state, data)
    expect(tokens.refreshToken.role).toBe('member')
    client.auth.setTokens(tokens)
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      loginEmail: ada.email,
      status: 'APPROVED',
      profile: { nickname: 'Ada' },
    })
    await expect(client.auth.getMemberTokens(code, state, data)).rejects.toThrow(/invalid_grant/)
  })

  test('a visitor is not a member', async () => {
    expect((await visitor().members.getCurrentMember()).member).toBeUndefined()
  })

  test('logs out at an address that clears the tokens', async () => {
    const client = visitor()
    await client.auth.generateVisitorTokens()
    const { logoutUrl } = await client.auth.logout(`${website}/`)
    expect(logoutUrl).toContain('/_api/iam/authentication/v1/logout')
    expect(client.auth.loggedIn()).toBe(false)
  })
})
