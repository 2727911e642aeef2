import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const show = (page: Page, view = '') => page.goto(`${shop.baseUrl}/dashboard/delivery${view}`)
const dialog = (page: Page) => page.getByRole('dialog')

test('a merchant delivers to a country, tests an address, and undoes it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await show(page)
  await page.getByText('Europe', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'New region' }).first().click()
  await dialog(page).getByLabel('Name').fill('Neighbours')
  await dialog(page).getByRole('button', { name: 'Create region' }).click()
  await page.getByText('Choose a country').waitFor()
  await dialog(page).getByRole('combobox', { name: 'Countries' }).fill('japan')
  await page.getByRole('option', { name: 'Japan' }).click()
  await page.keyboard.press('Escape')
  await page.getByText('Only a part of Japan').click()
  await dialog(page).getByRole('textbox', { name: 'Postal codes' }).fill('10*')
  await expectAccessibleOnAllScreens(page)

  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('Close without saving?').waitFor()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await dialog(page).getByLabel('Name').inputValue()).toBe('Neighbours')
  await dialog(page).getByRole('button', { name: 'Create region' }).click()
  await page.getByText('parts of Japan').waitFor()

  await page.getByRole('button', { name: 'Add option to “Neighbours”' }).click()
  await dialog(page).getByLabel('Title').fill('Parcel')
  await dialog(page).getByLabel('The price depends on').selectOption('BY_TOTAL_WEIGHT')
  await dialog(page).getByLabel('Up to (kg)').fill('5')
  await dialog(page).getByLabel('Price', { exact: true }).fill('4,90')
  await dialog(page).getByLabel('Free from a basket of').fill('60')
  await expectAccessibleOnAllScreens(page)
  await dialog(page).getByRole('button', { name: 'Create option' }).click()
  await page.getByText('up to 5 kg $4.90; free from $60.00').waitFor()
  await expectAccessibleOnAllScreens(page)

  await show(page, '?show=coverage')
  await page.getByText('through “Neighbours”, in parts').waitFor()
  const map = page.getByRole('img', { name: 'Map of the countries that you deliver to' })
  await expect.poll(() => map.locator('title').allTextContents()).toContain('Japan: Neighbours')
  await expectAccessibleOnAllScreens(page)
  await show(page, '?show=test')
  await page.getByLabel('Country').selectOption('JP')
  await page.getByLabel('Postal code').fill('10100')
  await page.getByLabel('Weight in kg').fill('2')
  await page.getByRole('button', { name: 'Show what is offered' }).click()
  await page.getByRole('row', { name: /Parcel Shipping \$4\.90/ }).waitFor()
  await page.getByLabel('Weight in kg').fill('7')
  await page.getByRole('button', { name: 'Show what is offered' }).click()
  await page.getByText('The basket weighs 7 kg, and its prices are: up to 5 kg $4.90.').waitFor()
  await expectAccessibleOnAllScreens(page)

  await show(page)
  await page.getByRole('button', { name: 'Delete “Parcel”' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Parcel” is deleted.').waitFor()
  await page.getByRole('button', { name: 'Delete “Neighbours”' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Neighbours” is deleted.').waitFor()
})

test('changes that somebody else saved meanwhile are not overwritten silently', async () => {
  const page = await open('desktop')
  const flat = { amount: '0', conditions: [], multiplyByQuantity: false }
  const address = { country: 'DE', subdivision: '', city: 'Bremen', postalCode: '28195' }
  const street = { streetName: '', streetNumber: '', addressLine: 'Am Wall 4', addressLine2: '' }
  const plain = { deliveryTime: '', instructions: '', hours: [], active: true, rates: [flat] }
  const draft = { ...plain, deliveryRegionIds: [], address: { ...address, ...street } }
  const path = '/vitrine/v1/delivery/pickup-locations'
  const save = async (location: object) => {
    const saved = await callAsMerchant('POST', path, { location: { ...draft, ...location } })
    return saved.location as { id: string; revision: number }
  }
  const { id, revision } = await save({ name: 'Workshop' })
  await signInAsOwner(page)
  await show(page, '?show=places')
  await page.getByRole('button', { name: 'Change “Workshop”' }).click()
  await dialog(page).getByLabel('Instructions').fill('Please ring.')
  await save({ id, revision, name: 'Atelier' })
  await page.getByText('Somebody changed this meanwhile').waitFor()
  expect(await dialog(page).getByLabel('Instructions').inputValue()).toBe('Please ring.')
  await callAsMerchant('DELETE', `${path}/${id}`)
})
