import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

/** Two options that make so many variants. */
async function withVariants(count: number): Promise<string> {
  const optionOf = (name: string, length: number) => {
    const values = Array.from({ length }, (_, at) => String(at + 1).padStart(3, '0'))
    return { name, choices: values.map((value) => ({ value, description: value })) }
  }
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: {
      name: `Rope of ${count}`,
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: [optionOf('Length', count / 10), optionOf('Colour', 10)],
    },
  })) as { product: { id: string } }
  return product.id
}

/** Bytes of all answers that came during some work and until nothing more was asked. */
async function bytesDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  const onResponse = (response: Response) => {
    // The stream of changes never ends.
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
    if (isStream || response.request().resourceType() !== 'fetch') return
    sizes.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    )
  }
  page.on('response', onResponse)
  await work()
  page.off('response', onResponse)
  return (await Promise.all(sizes)).reduce((all, one) => all + one, 0)
}

const savePrice = (page: Page, id: string) => async () => {
  await page.goto(`${dashboard}/products/${id}`)
  await page.getByRole('button', { name: 'More columns' }).click()
  await page.getByLabel('Barcode of 001, 001').waitFor()
  await page.getByLabel('Price of 001, 001').fill('12')
  await page.getByLabel('Barcode of 001, 001').fill(`4006381${id.slice(-5)}`)
  await page.getByText('Unsaved changes, also in 1 variant').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('is saved.').waitFor()
  await expect.poll(() => page.getByLabel('Price of 001, 001').inputValue()).toBe('12.00')
}

test('saving one price transfers as much for a product with 300 variants as for one with 30', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const small = await bytesDuring(page, savePrice(page, await withVariants(30)))
  const large = await bytesDuring(page, savePrice(page, await withVariants(300)))
  // The names of 27 more choices, in either dialect, before the save and after.
  const CHOICES = 27 * 4 * 400
  expect(large).toBeLessThan(small + CHOICES)
  expect(large).toBeLessThan(600_000)
})
