import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const show = (page: Page) => page.goto(`${shop.baseUrl}/dashboard/delivery?show=locations`)

test('a merchant says which location sends an order, and tries it', async () => {
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
