import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

test('a merchant adds fields to collections and variants, fills them in, and shoppers read them', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await addField(page, 'Collections', 'Season')
  await expectAccessibleOnAllScreens(page)
  await addField(page, 'Variants', 'Finish')

  const name = 'Field shelf'
  const { collection } = await callAsMerchant('POST', '/vitrine/v1/collections/save', {
    collection: { name },
  })
  const { slug } = collection as { slug: string }
  await page.goto(`${shop.baseUrl}/dashboard/collections?q=${name}`)
  await page.getByRole('button', { name: `Change “${name}”` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Season').fill('Spring')
  await dialog.getByLabel('Subtitle').fill('For every day')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(`${shop.baseUrl}/collections/${slug}`)
  await page.getByText('For every day').waitFor()
  expect(await detailsOf(page)).toEqual(['Spring'])
  await expectAccessibleOnAllScreens(page)
  await fillVariant(page)
})

async function addField(page: Page, tab: string, name: string): Promise<void> {
  await page.goto(`${shop.baseUrl}/dashboard/custom-fields`)
  const owners = page.getByRole('navigation', { name: 'Whose fields' })
  await owners.getByRole('link', { name: tab, exact: true }).click()
  await owners.locator('[aria-current]').getByText(tab).waitFor()
  await page.getByRole('button', { name: 'New field' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Add field' }).click()
  await page.getByText(`“${name}” is added.`).waitFor()
}

const detailsOf = (page: Page) =>
  page.getByRole('region', { name: 'Details' }).locator('dd').allTextContents()

async function fillVariant(page: Page): Promise<void> {
  const options = [{ name: 'Size', choices: [{ name: 'Small' }, { name: 'Large' }] }]
  const saved = await callAsMerchant('POST', '/vitrine/v1/products/save', {
    product: { name: 'Field bowl', price: '20', options },
  })
  const { id, slug } = saved.product as { id: string; slug: string }
  await page.goto(`${shop.baseUrl}/dashboard/products/${id}`)
  await page.getByRole('button', { name: 'Custom fields of Small' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Finish').fill('Matt')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  await page.goto(`${shop.baseUrl}/products/${slug}?Size=Small`)
  await page.getByText('Finish').waitFor()
  expect(await detailsOf(page)).toEqual(['Matt'])
  await expectAccessibleOnAllScreens(page)
}

test('staff fill in a field of an order and find the order by it', async () => {
  const guest = await orderAsGuest({ name: 'Ada Lovelace' })
  await guest.close()
  const page = await open('desktop')
  await signInAsOwner(page)
  const field = { owner: 'ORDER', key: 'effort', name: 'Effort', type: 'NUMBER', filterable: true }
  await callAsMerchant('POST', '/vitrine/v1/custom-fields', { field })
  const listed = await callAsMerchant('POST', '/vitrine/v1/orders/query', {})
  const [order] = listed.orders as { id: string; number: string }[]
  expect(order).toBeDefined()
  await page.goto(`${shop.baseUrl}/dashboard/orders/${order?.id}`)
  await page.getByRole('button', { name: 'Edit custom fields' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Effort').fill('many')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.locator('.field-error').getByText('must be a number such as').waitFor()
  expect(await dialog.getByLabel('Effort').inputValue()).toBe('many')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByLabel('Effort').fill('2.5')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('2.5').waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.goto(`${shop.baseUrl}/dashboard/orders`)
  await page.getByRole('button', { name: 'Filter by field' }).click()
  await dialog.getByLabel('From').fill('2')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('link', { name: 'Remove filter: Effort: from 2' }).waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await expectAccessibleOnAllScreens(page)
})
