import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { merchantClient } from './guide-clients.ts'
import { installExample } from './installed-redirect.ts'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'

let server: RunningProduct
let site: RunningProduct['sites'][number]
let example: ReturnType<typeof installExample>

beforeAll(async () => {
  server = await startProduct({ like: inject('prepared') })
  site = server.sites[0] as typeof site
  redirectTo(server.baseUrl)
  const merchant = merchantClient(site.apiKey, site.id)
  for (const name of ['Bowl', 'Jar']) {
    const product = { name, productType: 'physical', priceData: { price: 20 } }
    await merchant.products.createProduct(product as never)
  }
  example = installExample('node', server.baseUrl)
})
afterAll(async () => {
  restoreFetch()
  example?.remove()
  await server?.stop()
  server?.remove()
})

const node = async (args: readonly string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, {
    cwd: example.folder,
    env: { PATH: process.env.PATH, CLIENT_ID: site.clientId, ...env },
  }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr,
  )
const preload = ['--import', '@vitrine/redirect/register']

/** A program next to the example. */
function write(name: string, code: string): string {
  writeFileSync(path.join(example.folder, name), code)
  return name
}

describe('an unchanged program', () => {
  test('sends requests to one’s own shop when the redirect is loaded before it', async () => {
    const reported = await node([...preload, 'app.mjs'], { VITRINE_URL: server.baseUrl })
    expect(reported).toBe('Bowl\nJar')
  })

  test('gets an error for an invalid address of the shop', async () => {
    expect(await node([...preload, 'app.mjs'])).toContain('VITRINE_URL is not set')
    const circle = { VITRINE_URL: 'https://www.wixapis.com' }
    expect(await node([...preload, 'app.mjs'], circle)).toContain('VITRINE_URL is "https://www.')
  })

  test('sends requests to one’s own shop with a client of 2024, which has another host', async () => {
    const old = write(
      'old.mjs',
      `import { createClient, OAuthStrategy } from 'sdk-2024'
import { products } from '@wix/stores'
const asked = []
const { fetch } = globalThis
globalThis.fetch = (address, init) => { asked.push(new URL(address).host); return fetch(address, init) }
const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId: process.env.CLIENT_ID }) })
const { items } = await client.products.queryProducts().ascending('name').find()
console.log(items.map(({ name }) => name).join(), [...new Set(asked)].join())`,
    )
    const reported = await node([...preload, old], { VITRINE_URL: server.baseUrl })
    expect(reported).toBe('Bowl,Jar www.wixapis.com,readonly.wixapis.com')
  })
})

test('a client of a second site gets that site at the same address', async () => {
  const second = server.sites[1] as typeof site
  const auth = ApiKeyStrategy({ apiKey: second.apiKey, siteId: second.id })
  await createClient({ modules: { productsV3 }, auth }).productsV3.createProduct({
    name: 'Lamp of the second site',
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '20' } }, choices: [] }] },
  } as never)
  const code = write(
    'second.mjs',
    `import { createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
const auth = OAuthStrategy({ clientId: process.env.CLIENT_ID })
const { items } = await createClient({ modules: { productsV3 }, auth }).productsV3.queryProducts().find()
for (const { name } of items) console.log(name)`,
  )
  const env = { VITRINE_URL: server.baseUrl, CLIENT_ID: second.clientId }
  expect(await node([...preload, code], env)).toBe('Lamp of the second site')
})

test('the redirect is an import, also from CommonJS, and covers https', async () => {
  const code = write(
    'old.cjs',
    `require('@vitrine/redirect')
const body = JSON.stringify({ clientId: process.env.CLIENT_ID, grantType: 'anonymous' })
const headers = { 'content-type': 'application/json', 'content-length': body.length }
const sent = require('https').request('https://www.wixapis.com/oauth2/token', { method: 'POST', headers })
sent.on('response', async (answer) => {
  let text = ''
  for await (const part of answer) text += part
  console.log(answer.statusCode, typeof JSON.parse(text).access_token)
})
sent.end(body)`,
  )
  expect(await node([code], { VITRINE_URL: server.baseUrl })).toBe('200 string')
})

test('`host.apiBaseUrl` of the published client sends tokens and passwords to the platform', async () => {
  const code = write(
    'host.mjs',
    `import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'
const asked = []
globalThis.fetch = async (address, init) => {
  asked.push(new URL(address).host)
  const tokens = { access_token: 'a.b.c', refresh_token: 'd', expires_in: 100 }
  return Response.json(address.includes('oauth2') ? tokens : { products: [] })
}
const client = createClient({
  modules: { products },
  auth: OAuthStrategy({ clientId: process.env.CLIENT_ID }),
  host: { apiBaseUrl: 'shop.example.test' },
  useCDN: false,
})
await client.products.queryProducts().find()
await client.auth.login({ email: 'ada@example.com', password: 'a password' }).catch(() => {})
console.log(asked.join())`,
  )
  expect(await node([code])).toBe('www.wixapis.com,shop.example.test,www.wixapis.com')
})

test('usage statistics are sent to nobody', async () => {
  const answer = await fetch('https://frog.wix.com/bpm', { method: 'POST', body: '{}' })
  expect([answer.status, answer.url]).toEqual([204, `${server.baseUrl}/redirect/discard`])
})
