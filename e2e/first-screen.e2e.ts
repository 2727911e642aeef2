import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

function createGate() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

test('the editor asks for its product while its script is still loading', async () => {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Early kettle', priceData: { price: 10 } },
  })) as { product: { id: string } }
  const page = await open('desktop')
  await signInAsOwner(page)
  const scripts = createGate()
  await page.route(/\/assets\/route-[^/]+\.js$/, async (route) => {
    await scripts.released
    await route.continue()
  })
  const response = page.waitForResponse((one) => one.url().includes(`/v1/products/${product.id}?`))
  const opened = page.goto(`${dashboard}/products/${product.id}`, { waitUntil: 'commit' })
  expect((await response).status()).toBe(200)
  scripts.release()
  await opened
  const name = page.getByLabel('Name', { exact: true }).first()
  await expect.poll(() => name.inputValue()).toBe('Early kettle')
})

test('a search that is no longer wanted is cancelled', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products`)
  await page.locator('tbody tr').first().waitFor()
  const isStale = (body: string | null) => body?.includes('stale words') ?? false
  const held = createGate()
  await page.route('**/v1/products/list', async (route) => {
    if (!isStale(route.request().postData())) return route.continue()
    await held.released
    await route.abort()
  })
  const asked = page.waitForRequest((one) => isStale(one.postData()))
  const cancelled = page.waitForEvent('requestfailed', (one) => isStale(one.postData()))
  const field = page.getByRole('searchbox', { name: 'Search by name, SKU, barcode or brand' })
  await field.fill('stale words')
  await asked
  await field.fill('wanted words')
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  held.release()
  await page.getByText('Found by “wanted words”').first().waitFor()
})
