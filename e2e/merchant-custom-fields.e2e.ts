import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

test('a merchant adds a field, fills it in, and shoppers read it and filter by it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/custom-fields`)
  await page.getByRole('heading', { level: 2, name: 'No custom fields yet' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await addFields(page)

  const product = { name: 'Field jar', price: '20' }
  const saved = await callAsMerchant('POST', '/vitrine/v1/products/save', { product })
  const { id, slug } = saved.product as { id: string; slug: string }
  await page.goto(`${shop.baseUrl}/dashboard/products/${id}`)
  await page.getByLabel('Material', { exact: true }).fill('Wildclayware')
  await page.getByLabel('Capacity').fill('many')
  await page.getByRole('checkbox', { name: 'Garden' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.locator('.field-error').getByText('must be a number such as').waitFor()
  expect(await page.getByLabel('Capacity').inputValue()).toBe('many')
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Capacity').fill('1.50')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('All changes saved').first().waitFor()

  await page.goto(`${shop.baseUrl}/products/${slug}`)
  const details = page.getByRole('region', { name: 'Details' })
  expect(await details.locator('dt').allTextContents()).toEqual(['Material', 'Capacity', 'Use'])
  const values = ['Wildclayware', '1.5', 'Garden']
  expect(await details.locator('dd').allTextContents()).toEqual(values)
  await expectAccessibleOnAllScreens(page)
  await page.goto(`${shop.baseUrl}/search?q=wildclayware`)
  await page.getByRole('link', { name: 'Field jar' }).first().waitFor()
  const filter = { customFields: { use: { eq: 'Garden' }, capacity: { from: '1', to: '2' } } }
  const list = await callAsMerchant('POST', '/vitrine/v1/products/list', { filter })
  expect(list.products).toMatchObject([{ id }])

  await deleteAndRestore(page)
})

async function addFields(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add field' })
  const begin = () => page.getByRole('button', { name: 'New field' }).first().click()
  await begin()
  await add.click()
  await dialog.getByText('This cannot be empty.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await dialog.getByLabel('Name', { exact: true }).fill('Material')
  await dialog.getByLabel('Its words find the product').check()
  await add.click()
  await page.getByText('“Material” is added.').waitFor()
  await begin()
  await dialog.getByLabel('Name', { exact: true }).fill('Use')
  await dialog.getByLabel('Type').selectOption('CHOICES')
  await dialog.getByLabel('Choices').fill('Table\nGarden')
  await dialog.getByLabel('Products can be filtered by it').check()
  await add.click()
  await page.getByText('“Use” is added.').waitFor()
  await begin()
  await dialog.getByLabel('Name', { exact: true }).fill('Capacity')
  await dialog.getByLabel('Type').selectOption('NUMBER')
  await dialog.getByLabel('Products can be filtered by it').check()
  await add.click()
  await page.getByText('“Capacity” is added.').waitFor()
  await page.getByRole('button', { name: 'Move “Capacity” up' }).click()
  const names = () => page.locator('tbody th').allInnerTexts()
  await expect.poll(names).toEqual(['Material', 'Capacity', 'Use'])
  await expectAccessibleOnAllScreens(page)
}

async function deleteAndRestore(page: Page): Promise<void> {
  await page.goto(`${shop.baseUrl}/dashboard/custom-fields`)
  await page.getByRole('button', { name: 'Delete “Material”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The value of one product goes with it.').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('“Material” is deleted.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Restore “Material”' }).click()
  await page.getByText('“Material” is back.').waitFor()
}
