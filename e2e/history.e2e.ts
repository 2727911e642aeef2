import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, type Screen, shop } from './browser.ts'
import {
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'

const pictures = process.env.PICTURES ?? ''

/** Saves a screenshot if requested. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (pictures === '') return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png` })
}

async function call<T>(method: string, path: string, body: object): Promise<T> {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method,
    headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

/** A product that was renamed twice, first alone and then with another field. */
async function createRenamedProduct(): Promise<string> {
  const { product } = await call<{ product: { id: string } }>('POST', '/stores/v1/products', {
    product: { name: 'Bowl', priceData: { price: 20 }, ribbon: 'New' },
  })
  const path = `/stores/v1/products/${product.id}`
  await call('PATCH', path, { product: { name: 'Deep bowl', priceData: { price: 25 } } })
  await call('PATCH', path, { product: { name: 'Very deep bowl' } })
  return product.id
}

/** Moves the product to another collection. */
async function moveToOtherCollection(id: string): Promise<void> {
  const collections = ['Winter table', 'Spring table'].map(async (name) => {
    const made = await call<{ collection: { id: string } }>('POST', '/stores/v1/collections', {
      collection: { name },
    })
    return made.collection.id
  })
  const [winter, spring] = await Promise.all(collections)
  const put = (into: string | undefined, what: string) =>
    call('POST', `/stores/v1/collections/${into}/productIds${what}`, { productIds: [id] })
  await put(winter, '')
  await put(winter, '/delete')
  await put(spring, '')
}

const entry = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const undo = (page: Page, text: string) =>
  entry(page, text).getByRole('button', { name: /^Undo/ }).first().click()

test('a merchant reads a change, undoes it, and reads why another cannot be undone', async () => {
  const id = await createRenamedProduct()
  await moveToOtherCollection(id)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products/${id}`)
  await page.getByRole('link', { name: 'History', exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
  await entry(page, 'Very deep bowl').first().waitFor()
  await entry(page, 'Winter table').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshot(page, 'history-desktop')

  const dialog = page.getByRole('dialog')
  await undo(page, '20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('It was left at “Deep bowl” and is “Very deep bowl” now.').waitFor()
  await expectAccessible(page)
  await saveScreenshot(page, 'history-conflicts')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await undo(page, 'Very deep bowl')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone.', { exact: true }).waitFor()
  await entry(page, 'Undone').first().waitFor()
})

test.each<Screen>(['phone', 'desktop'])(
  'the whole history is accessible on a %s, in light and dark mode',
  async (screen) => {
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(`${shop.baseUrl}/dashboard/history`)
    await page.getByRole('article').first().waitFor()
    await expectAccessibleInAllThemes(page)
    await saveScreenshot(page, `history-${screen}`)
    await updateSiteSettings({ tagline: `Clay and glass on a ${screen}` })
    await page.getByRole('combobox', { name: 'What' }).selectOption('Everything')
    await entry(page, `Clay and glass on a ${screen}`).getByText('Only by hand').waitFor()
    await expectAccessibleInAllThemes(page)
    await saveScreenshot(page, `everything-${screen}`)
  },
)
