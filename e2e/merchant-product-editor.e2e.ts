import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

async function createRope(): Promise<string> {
  const values = ['1 m', '2 m', '3 m', '4 m']
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: {
      name: 'Editor rope',
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: [
        { name: 'Length', choices: values.map((value) => ({ value, description: value })) },
      ],
    },
  })) as { product: { id: string } }
  return product.id
}

test('a merchant pastes prices into the variants, fills one down, saves once, and duplicates', async () => {
  const id = await createRope()
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${id}`)
  const priceOf = (variant: string) => page.getByLabel(`Price of ${variant}`, { exact: true })
  const prices = () =>
    Promise.all(['1 m', '2 m', '3 m', '4 m'].map((name) => priceOf(name).inputValue()))
  await priceOf('2 m').focus()
  await priceOf('2 m').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '21\tR-2\r\n31\tR-3\r\n41\tR-4\r\n51\tR-5')
    const event = { clipboardData, bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', event))
  })
  await page.getByText('3 variants changed, not saved yet.').waitFor()
  expect(await prices()).toEqual(['10.00', '21', '31', '41'])
  expect(await page.getByLabel('SKU of 4 m').inputValue()).toBe('R-4')
  await page.getByRole('button', { name: 'Fill down' }).click()
  expect(await prices()).toEqual(['10.00', '21', '21', '21'])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  expect(await prices()).toEqual(['10.00', '21', '31', '41'])
  await priceOf('3 m').press('Control+d')
  expect(await prices()).toEqual(['10.00', '21', '31', '31'])
  await page.getByText('Unsaved changes, also in 3 variants').waitFor()
  await page.getByLabel('Tax group').selectOption({ label: 'Products' })
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  await page.reload()
  await expect.poll(prices).toEqual(['10.00', '21.00', '31.00', '31.00'])
  const group = page.getByLabel('Tax group')
  await expect
    .poll(() => group.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
    .toBe('Products')

  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByText('is a copy, hidden from the shop.').waitFor()
  await page.waitForURL((url) => !url.pathname.endsWith(id))
  await page.getByRole('button', { name: 'Delete product' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/dashboard\/products$/)
})
