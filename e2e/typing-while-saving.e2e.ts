import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

/** Holds the answers to matching writes back until they are let go. */
async function holdResponses(page: Page, address: RegExp) {
  const held: (() => Promise<void>)[] = []
  let isHolding = true
  await page.route(address, async (route) => {
    if (!isHolding || route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch()
    held.push(() => route.fulfill({ response }))
  })
  return {
    arrived: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letGo: async () => {
      isHolding = false
      for (const go of held.splice(0)) await go()
    },
  }
}

const create = async (product: object) =>
  (
    (await callAsMerchant('POST', '/stores/v1/products', { product })) as {
      product: { id: string }
    }
  ).product.id

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()

test('input typed while a product is saved remains, and is not shown as saved', async () => {
  const id = await create({ name: 'Held vase', priceData: { price: 10 }, description: 'Old words' })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${id}`)
  const name = page.getByLabel('Name', { exact: true })
  const price = page.getByLabel('Price', { exact: true })
  const ribbons = page.getByRole('textbox', { name: 'More ribbons' })
  await ribbons.waitFor()
  await price.fill('12')
  await ribbons.fill('First')
  await ribbons.press('Enter')
  const answer = await holdResponses(page, /\/vitrine\/v1\/products\/save$/)
  await save(page)
  await answer.arrived()
  await name.fill('Held vase, second words')
  await ribbons.fill('Second')
  await ribbons.press('Enter')
  await name.focus()
  await answer.letGo()
  await page.getByText('is saved.').waitFor()
  await page.getByText('Unsaved changes').waitFor()
  expect(await name.inputValue()).toBe('Held vase, second words')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await price.inputValue()).toBe('12.00')
  await page.getByRole('button', { name: 'Remove “Second”' }).waitFor()
  await save(page)
  await page.getByText('All changes saved').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Remove “Second”' }).waitFor()
  expect(await name.inputValue()).toBe('Held vase, second words')
  await page.getByRole('button', { name: 'Remove “First”' }).waitFor()
})

test('input typed into rows while they are saved remains, with the focus', async () => {
  const id = await create({ name: 'Held shelf', priceData: { price: 10 } })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${id}`)
  await page.getByRole('button', { name: 'Add section' }).click()
  const title = page.locator('.more-section').last().getByLabel('Title', { exact: true })
  await title.fill('Care')
  const answer = await holdResponses(page, /\/vitrine\/v1\/products\/save$/)
  await save(page)
  await answer.arrived()
  await title.press('End')
  await page.keyboard.type(' and love')
  await answer.letGo()
  await page.getByText('is saved.').waitFor()
  await page.keyboard.type(', daily')
  expect(await title.inputValue()).toBe('Care and love, daily')
  await page.getByText('Unsaved changes').waitFor()
  await save(page)
  await page.getByText('All changes saved').waitFor()
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('Care and love, daily')
})

test('text that is typed while a product is created remains in its editor', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/new`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Held bowl')
  await page.getByLabel('Price', { exact: true }).fill('9')
  const answer = await holdResponses(page, /\/vitrine\/v1\/products\/save$/)
  await save(page)
  await answer.arrived()
  await name.focus()
  await name.press('End')
  await page.keyboard.type(', held')
  await answer.letGo()
  await page.waitForURL(/products\/[0-9a-f-]{36}$/)
  await page.getByText('Unsaved changes').waitFor()
  await page.keyboard.type(' long')
  expect(await name.inputValue()).toBe('Held bowl, held long')
  await save(page)
  await page.getByText('All changes saved').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Held bowl, held long' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByText('Not saved yet').waitFor()
  expect(await name.inputValue()).toBe('')
})

test('input typed while variants are saved remains, and is still unsaved', async () => {
  const id = await create({
    name: 'Held mug',
    priceData: { price: 10 },
    manageVariants: true,
    productOptions: [
      { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) },
    ],
  })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${id}`)
  const priceOf = (variant: string) => page.getByLabel(`Price of ${variant}`, { exact: true })
  await priceOf('S').fill('11')
  const answer = await holdResponses(page, /\/vitrine\/v1\/products\/save$/)
  await save(page)
  await answer.arrived()
  await priceOf('S').fill('11.5')
  await priceOf('M').fill('12')
  await answer.letGo()
  await page.getByText('Unsaved changes, also in 2 variants').waitFor()
  await save(page)
  await page.getByText('All changes saved').waitFor()
  await page.reload()
  await expect.poll(() => priceOf('S').inputValue()).toBe('11.50')
  expect(await priceOf('M').inputValue()).toBe('12.00')
})
