import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner, updateSiteSettings } from './members.ts'

const show = (page: Page, view = '') => page.goto(`${shop.baseUrl}/dashboard/taxes${view}`)
const dialog = (page: Page) => page.getByRole('dialog')
const typeDay = async (page: Page, label: string, digits: string) => {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
}

test('a merchant collects tax in their own country, enters a rate for some days, and checks the tax of an address', async () => {
  const home = { originCountry: 'US', originSubdivision: 'US-NY', originPostalCode: '11231' }
  const nowhere = { originCountry: '', originSubdivision: '', originPostalCode: '' }
  await updateSiteSettings({ taxes: nowhere })
  const page = await open('desktop')
  await signInAsOwner(page)
  await show(page)
  await page.getByRole('button', { name: 'Change how you sell' }).click()
  await dialog(page).getByLabel('Where you sell from').selectOption('DE')
  await dialog(page).getByRole('switch', { name: 'Prices include tax' }).check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('You sell from Germany. Your prices include tax.').waitFor()

  await page.getByRole('button', { name: 'New region' }).click()
  await dialog(page).getByRole('button', { name: 'Create region' }).click()
  await page.getByText('Choose a country.').waitFor()
  await dialog(page).getByLabel('Country').selectOption('DE')
  await dialog(page).getByRole('switch', { name: 'Published rates hold here' }).check()
  await dialog(page).getByRole('button', { name: 'Create region' }).click()
  await page.getByText('19% standard, 7% reduced').waitFor()

  const addRate = async () => {
    await page.getByRole('button', { name: 'Add a rate to “Germany”' }).click()
    await dialog(page).getByLabel('Tax group').selectOption({ label: 'Products' })
    await dialog(page).getByLabel('Rate in percent').fill('16,5')
    await dialog(page).getByLabel('Name of the tax').fill('VAT')
    await typeDay(page, 'First day', '07012027')
    await typeDay(page, 'Last day', '12312027')
    await dialog(page).getByRole('button', { name: 'Create rate' }).click()
  }
  await addRate()
  await page.getByText('Jul 1, 2027 to Dec 31, 2027').waitFor()
  await addRate()
  await page.getByText('has a rate here on some of these days already').waitFor()
  expect(await dialog(page).getByLabel('Rate in percent').inputValue()).toBe('16,5')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expectAccessibleOnAllScreens(page)

  await show(page, '?show=test')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByRole('button', { name: 'Show the taxes' }).click()
  await page.getByRole('row', { name: /^Products 19% The published standard rate/ }).waitFor()
  await typeDay(page, 'Day of the sale', '08012027')
  await page.getByRole('button', { name: 'Show the taxes' }).click()
  await page.getByRole('row', { name: /^Products 16\.5% Your own rate holds\./ }).waitFor()
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('VAT id of the buyer').fill('FR40303265045')
  await page.getByRole('button', { name: 'Show the taxes' }).click()
  await page.getByRole('row', { name: /^Products 0% The buyer is a business/ }).waitFor()
  await page.getByLabel('VAT id', { exact: true }).fill('FR40303265045')
  await page.getByLabel('What the authority said').selectOption('VALID')
  await page.getByLabel('Number of the consultation').fill('WAPIAAAAX')
  await page.getByRole('button', { name: 'Check and store' }).click()
  await page.getByText('as the authority said').first().waitFor()
  await expectAccessibleOnAllScreens(page)

  await show(page, '?show=groups')
  await page.getByRole('button', { name: 'New tax group' }).click()
  await dialog(page).getByLabel('Name').fill('Books')
  await dialog(page).getByLabel('Published rate').selectOption('REDUCED')
  await dialog(page).getByRole('button', { name: 'Create group' }).click()
  await page.getByText('“Books” is saved.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Delete “Books”' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Books” is deleted.').waitFor()

  await show(page)
  await page.getByRole('button', { name: 'Delete “Germany”' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Germany” is deleted.').waitFor()
  await updateSiteSettings({ taxes: { ...home, pricesIncludeTax: false } })
})
