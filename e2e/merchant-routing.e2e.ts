import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const show = (page: Page) => page.goto(`${shop.baseUrl}/dashboard/delivery?show=locations`)

test('a merchant sets which location sends an order, and tests it', async () => {
  await callAsMerchant('POST', '/vitrine/v1/locations', { location: { name: 'Hamburg' } })
  const page = await open('desktop')
  await signInAsOwner(page)
  await show(page)
  await page.getByText('No rule: the order of the locations decides.').waitFor()

  await page.getByRole('button', { name: 'Add rule: By destination' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Choose at least one country.').waitFor()
  await page.getByRole('combobox', { name: 'Countries' }).fill('germany')
  await page.getByRole('listbox').getByRole('option', { name: 'Germany', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Hamburg' }).check()
  await page.getByRole('button', { name: 'Add rule: The fewest parcels' }).click()

  const up = page.getByRole('button', { name: 'Move “The fewest parcels” up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.locator('.routing-rows').first().textContent())
    .toMatch(/^The fewest/)
  const hamburg = page.getByRole('listitem').filter({ hasText: 'Place of Hamburg' })
  await hamburg.getByRole('switch', { name: 'Sends orders' }).check()
  await hamburg.getByText('Place of Hamburg').click()
  await hamburg.getByLabel('Postal code').fill('20095')
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The rules are saved.').waitFor()

  await page.getByRole('combobox', { name: 'Product' }).fill('a')
  await page.getByRole('listbox').getByRole('option').first().click()
  const dialog = page.getByRole('dialog')
  const pieces = page.getByLabel(/^Pieces of /)
  await pieces.or(dialog).first().waitFor()
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Add' }).click()
  await pieces.fill('1')
  await page.getByRole('button', { name: 'Show where it is sent from' }).click()
  await page.getByText(/1 from .+ – only this location has it/).waitFor()
  await expectAccessibleOnAllScreens(page)
})

interface SaveResult {
  readonly id: string
}

/** A product with one piece at the default location, and one at another. */
async function sellFromBoth(location: string, name: string): Promise<void> {
  const { locations } = await callAsMerchant('GET', '/vitrine/v1/locations')
  const there = (locations as (SaveResult & { name: string })[]).find(
    (one) => one.name === location,
  )
  const product = { name, price: '9.00', variants: [{ stock: { quantity: 1 } }] }
  const saved = await callAsMerchant('POST', '/vitrine/v1/products/save', {
    product,
    parts: ['variants'],
  })
  const { id, variants } = saved.product as SaveResult & { variants: readonly SaveResult[] }
  const inventoryItem = {
    productId: id,
    variantId: variants[0]?.id,
    locationId: there?.id,
    quantity: 1,
  }
  await callAsMerchant('POST', '/stores/v3/inventory-items', { inventoryItem })
}

test('pieces of two locations are bought together, and sent by each of them', async () => {
  await sellFromBoth('Hamburg', 'Quay lamp')
  const product = { path: '/products/quay-lamp', name: 'Quay lamp' }
  await orderAsGuest({ name: 'Hanna Harbour', pieces: 2, product })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('row', { name: 'Hanna Harbour' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).first().click()
  const dialog = page.getByRole('dialog')

  await dialog.getByLabel('Sent from').selectOption('Hamburg')
  await dialog.getByText('1 piece is marked as sent.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText(/^A part of order \d+ is sent\.$/).waitFor()
  await page.getByText('From Hamburg').first().waitFor()
  await expectAccessibleOnAllScreens(page)
})
