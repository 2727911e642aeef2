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

test('the messages of a screen are requested while the script of the page is still loading', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const scripts = createGate()
  await page.route(/\/assets\/page-[^/]+\.js$/, async (route) => {
    await scripts.released
    await route.continue()
  })
  const messages = ['shell', 'common', 'catalog'].map((part) =>
    page.waitForResponse((one) => one.url().includes(`/assets/en-${part}-`)),
  )
  const opened = page.goto(`${dashboard}/products`, { waitUntil: 'commit' })
  expect((await Promise.all(messages)).map((one) => one.status())).toEqual([200, 200, 200])
  scripts.release()
  await opened
  await page.locator('tbody tr').first().waitFor()
})

test('what is typed before the lower sections come remains, and is saved with them', async () => {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Upper kettle', priceData: { price: 10 } },
  })) as { product: { id: string } }
  const page = await open('desktop')
  await signInAsOwner(page)
  const lower = createGate()
  await page.route(/\/assets\/lower-sections-[^/]+\.js$/, async (route) => {
    await lower.released
    await route.continue()
  })
  await page.goto(`${dashboard}/products/${product.id}`, { waitUntil: 'commit' })
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.fill('Lower kettle')
  expect(await page.getByRole('heading', { name: 'Options', exact: true }).count()).toBe(0)
  lower.release()
  await page.getByRole('button', { name: 'Add option' }).waitFor()
  expect(await name.inputValue()).toBe('Lower kettle')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('At least per order').fill('2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').first().waitFor()
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Lower kettle')
  await expect.poll(() => page.getByLabel('At least per order').inputValue()).toBe('2')
})

test('lower sections that cannot be loaded are asked for again, without a loss above', async () => {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Broken kettle', priceData: { price: 10 } },
  })) as { product: { id: string } }
  const page = await open('desktop')
  await signInAsOwner(page)
  // The connection that breaks is ours: the browser may say so.
  page.removeAllListeners('console')
  const scripts = /\/assets\/lower-sections-[^/]+\.js$/
  await page.route(scripts, (route) => route.abort())
  await page.goto(`${dashboard}/products/${product.id}`, { waitUntil: 'commit' })
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.fill('Whole kettle')
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute(scripts)
  await retry.click()
  await page.getByRole('button', { name: 'Add option' }).waitFor()
  expect(await name.inputValue()).toBe('Whole kettle')
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
