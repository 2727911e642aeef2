import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@vitrine/sdk'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, open } from './browser.ts'

const example = fileURLToPath(new URL('../examples/plugins', import.meta.url))

/** The example, copied to where nothing of the repository is. */
let folder: string
let product: RunningProduct
const settings = () => ({ VITRINE_CONFIG: path.join(folder, 'vitrine.config.ts') })
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-plugins-'))
  cpSync(example, folder, { recursive: true })
  product = await startProduct({ settings: settings() })
  await sellJugs()
})
afterAll(async () => {
  await product?.stop()
  product?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const site = () => {
  const [first] = product.sites
  if (!first) throw new Error('The product has no site')
  return first
}
const connection = () => ({ baseUrl: product.baseUrl, services: contract })
const merchant = () =>
  createClient({ ...connection(), auth: ApiKeyStrategy({ apiKey: site().apiKey }) })
const visitor = () =>
  createClient({ ...connection(), auth: OAuthStrategy({ clientId: site().clientId }) })

/** Jugs of one kilogram for 24.50, which are paid for at the door. */
let jugId = ''
let paymentMethodId = ''
async function sellJugs(): Promise<void> {
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  const made = await merchant().products.saveProduct({
    product: { name: 'Jug', price: '24.50', weight: '1' },
  })
  jugId = made.product.id
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'CASH', name: 'At the door', active: true },
  })
  paymentMethodId = method.id
}

const berlin = {
  address: {
    country: 'DE',
    city: 'Berlin',
    postalCode: '10117',
    addressLine: 'Unter den Linden 1',
  },
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace' },
}

async function orderJugs(quantity: number): Promise<number> {
  const buyer = visitor()
  await buyer.cart.addLines({ lines: [{ productId: jugId, quantity }] })
  const { checkout, estimate } = await buyer.checkout.create({
    email: 'ada@example.com',
    shipping: berlin,
    deliveryChoices: [{ code: 'loyalty:by-weight' }],
  })
  await buyer.orders.placeOrder({ checkoutId: checkout.id, paymentMethodId })
  return estimate.totals.delivery
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.baseUrl}/dashboard/`)
  await page.getByLabel('E-mail').fill(product.staff.email)
  await page.getByLabel('Password', { exact: true }).fill(product.staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
}

/** How many points the page of the jug says that buyers have together. */
async function collected(): Promise<string | undefined> {
  const page = await fetch(`${product.baseUrl}/products/jug`)
  return /Collected so far: (\d+)\./.exec(await page.text())?.[1]
}

describe('a plug-in from outside of the repository', () => {
  test('offers its own delivery, and counts points for orders', async () => {
    expect(await orderJugs(4)).toBe(690)
    // 98.00 and 6.90 for the delivery: two points for each whole euro.
    await expect.poll(collected).toBe('208')
  })

  test('has a page in the dashboard, whose form grants points', async () => {
    const page = await open('desktop')
    await signIn(page)
    await page.getByRole('link', { name: 'Loyalty points' }).click()
    await page.getByRole('heading', { level: 1, name: 'Loyalty points' }).waitFor()
    await page.getByRole('cell', { name: 'ada@example.com' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('E-mail', { exact: true }).fill('grace')
    await page.getByRole('button', { name: 'Give points' }).click()
    await page.getByText('Fill this in.').waitFor()
    await page.getByLabel('Points', { exact: true }).fill('30')
    await page.getByRole('button', { name: 'Give points' }).click()
    await page.getByText('must be an e-mail', { exact: false }).waitFor()
    expect(await page.getByLabel('Points', { exact: true }).inputValue()).toBe('30')
    await page.getByLabel('E-mail', { exact: true }).fill('grace@example.com')
    await page.getByRole('button', { name: 'Give points' }).click()
    await page.getByRole('cell', { name: 'grace@example.com' }).waitFor()
    await expect.poll(collected).toBe('238')
  })

  test('accepts payments after a merchant has entered its keys', async () => {
    const page = await open('desktop')
    await signIn(page)
    await page.goto(`${product.baseUrl}/dashboard/payments`)
    await page.getByRole('button', { name: 'Connect Bank link' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Bank link' })
    await dialog.getByLabel('Key').fill('anything')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await dialog.getByText('it begins with live- or test-', { exact: false }).last().waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Key').fill('test-LampsOfBerlin')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const provider = page.getByRole('listitem').filter({ hasText: 'Bank link' })
    await provider.getByText('Enter this address at the service').waitFor()
    await page.getByRole('button', { name: 'New way to pay' }).click()
    await page.getByRole('radio', { name: /^Bank link/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('From your bank')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create way to pay' }).click()
    await page
      .getByRole('row', { name: /From your bank/ })
      .getByText('Bank link')
      .waitFor()
    await expectAccessible(page)
  })

  test('explains in the language of the buyer why a cart cannot be ordered', async () => {
    const { product: spoon } = await merchant().products.saveProduct({
      product: { name: 'Spoon', price: '3.00' },
    })
    const page = await open('phone')
    await page.goto(`${product.baseUrl}/products/${spoon.slug}?lang=de`)
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Spoon' }).first().waitFor()
    await page.goto(`${product.baseUrl}/cart`)
    await page.getByRole('heading', { name: 'So kann noch nicht bestellt werden' }).waitFor()
    await page.getByText('Bitte bestellen Sie für mindestens 10.00 EUR.').waitFor()
    await expectAccessible(page)
  })

  test('is listed with its rights, also on a phone in dark mode', async () => {
    const page = await open('phone', { dark: true })
    await signIn(page)
    await page.goto(`${product.baseUrl}/dashboard/plugins`)
    await page.getByText('order.placed').waitFor()
    await expectAccessible(page)
    await page.goto(`${product.baseUrl}/dashboard/plugins/loyalty`)
    await page.getByRole('cell', { name: 'ada@example.com' }).waitFor()
    await expectAccessible(page)
    await page.goto(`${product.baseUrl}/products/jug`)
    await page.getByText('Collect points').waitFor()
    await expectAccessible(page)
  })

  test('continues after the process was killed before it had handled all facts', async () => {
    const { dataDir } = product
    const before = Number(await collected())
    await orderJugs(1)
    await product.stop('SIGKILL')
    product = await startProduct({ dataDir, settings: settings() })
    // 24.50 and 3.90 for the delivery.
    await expect.poll(collected).toBe(String(before + 56))
  })

  test('whose migration was edited prevents the start', async () => {
    const { dataDir } = product
    const points = await collected()
    await product.stop()
    const file = path.join(folder, 'loyalty/migrations/0001-points.sql')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, `${before}\nSELECT 1;`)
    await expect(startProduct({ dataDir, settings: settings() })).rejects.toThrow('ended with 1')
    writeFileSync(file, before)
    product = await startProduct({ dataDir, settings: settings() })
    expect(await collected()).toBe(points)
  })
})
