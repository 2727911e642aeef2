import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner, updateSiteSettings } from './members.ts'
import { scriptBytes } from './script-bytes.ts'

/** Bytes of the scripts that the dashboard loads at first, as brotli compresses them; home of a shop that is set up. */
const MAX_HOME = 172_000
const MAX_SIGN_IN = 167_000
/** Scripts that a screen loads until it can be used, each of which is a request. */
const MAX_SCRIPTS = 35

beforeAll(() => updateSiteSettings({ setupGuide: { dismissed: true } }))
afterAll(() => updateSiteSettings({ setupGuide: { dismissed: false } }))

test('the first page of the dashboard loads no more scripts than its budget', async () => {
  const page = await open('desktop')
  expect(
    await scriptBytes(
      page,
      `${shop.baseUrl}/dashboard/sign-in`,
      page.getByLabel('Password', { exact: true }),
    ),
  ).toBeLessThan(MAX_SIGN_IN)
  await signInAsOwner(page)
  const home = await scriptBytes(
    page,
    `${shop.baseUrl}/dashboard/`,
    page.locator('.standing').first(),
  )
  expect(home).toBeGreaterThan(MAX_HOME / 2)
  expect(home).toBeLessThan(MAX_HOME)
})

test('the list and the editor of products load few scripts, and no editor of rich text', async () => {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Light jar', priceData: { price: 10 }, description: '<p>Light words</p>' },
  })) as { product: { id: string } }
  const page = await open('desktop')
  await signInAsOwner(page)
  const scripts: { name: string; status: number }[] = []
  page.on('response', (response) => {
    const [, name = ''] = /\/dashboard\/assets\/(.*\.js)$/.exec(response.url()) ?? []
    if (name !== '') scripts.push({ name, status: response.status() })
  })
  const load = async (path: string, shown: Locator) => {
    scripts.length = 0
    await page.goto(`${shop.baseUrl}/dashboard${path}`)
    await shown.waitFor()
    return [...scripts]
  }
  const list = await load('/products', page.locator('tbody tr').first())
  const editor = await load(`/products/${product.id}`, page.getByText('Light words').first())
  for (const loaded of [list, editor]) {
    expect(loaded.length).toBeGreaterThan(5)
    expect(loaded.length).toBeLessThan(MAX_SCRIPTS)
    expect(loaded.filter(({ status }) => status >= 400)).toEqual([])
    expect(loaded.filter(({ name }) => name.startsWith('rich-text-editor'))).toEqual([])
  }
})

test('scripts and styles of the dashboard are sent as the build compressed them', async () => {
  const page = await (await fetch(`${shop.baseUrl}/dashboard/`)).text()
  const files = [...page.matchAll(/"(\/dashboard\/assets\/page-[^"]+)"/g)].map(([, file]) => file)
  expect(files).toHaveLength(2)
  for (const file of files) {
    const answer = await fetch(`${shop.baseUrl}${file}`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const plain = await fetch(`${shop.baseUrl}${file}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe(await plain.text())
    // The size is known, which it is not of an answer that is compressed while it is sent.
    const sent = Number(answer.headers.get('content-length'))
    expect(sent).toBeGreaterThan(1024)
    expect(sent).toBeLessThan(Number(plain.headers.get('content-length')) / 2)
  }
})
