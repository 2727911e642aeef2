import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, type Screen, screens, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleInAllThemes, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`
const COLLECTIONS = 130
let productId = ''
const collectionIds: string[] = []

beforeAll(async () => {
  for (let n = 1; n <= COLLECTIONS; n += 1) {
    const { collection } = (await callAsMerchant('POST', '/stores/v1/collections', {
      collection: { name: `Group ${n}` },
    })) as { collection: { id: string } }
    collectionIds.push(collection.id)
    if (n !== COLLECTIONS) continue
    const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
      product: { name: 'Sorted jar', brand: 'Far Shore', sku: 'FAR-77', priceData: { price: 10 } },
    })) as { product: { id: string } }
    productId = product.id
    await callAsMerchant('POST', `/stores/v1/collections/${collection.id}/productIds`, {
      productIds: [productId],
    })
  }
})

// Other files look at the menu of the same shop, which would be full of them.
afterAll(async () => {
  for (const id of collectionIds) await callAsMerchant('DELETE', `/stores/v1/collections/${id}`)
})

test.each(Object.keys(screens) as Screen[])(
  'on a %s a product shows its collections among many, and others are found by keyboard',
  async (screen) => {
    const [added, gone] =
      screen === 'desktop' ? ['Group 117', 'Group 118'] : ['Group 12', 'Group 121']
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(`${dashboard}/products/${productId}`)
    const chosen = page.getByRole('list', { name: 'Collections' })
    await chosen.getByText(`Group ${COLLECTIONS}`, { exact: true }).waitFor()
    const field = page.getByRole('combobox', { name: 'Collections' })
    await field.focus()
    await field.press('ArrowDown')
    const list = page.getByRole('listbox', { name: 'Collections' })
    await list.getByRole('option').first().waitFor()
    await expectAccessibleInAllThemes(page)
    await field.fill(added.slice(0, -1))
    await list.getByRole('option', { name: 'Group 2', exact: true }).waitFor({ state: 'detached' })
    await field.fill(added)
    await expect.poll(() => list.getByRole('option').first().textContent()).toBe(added)
    await field.press('Enter')
    await chosen.getByText(added, { exact: true }).waitFor()
    const option = list.getByRole('option', { name: added, exact: true })
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
    await field.fill(gone)
    await expect.poll(() => list.getByRole('option').first().textContent()).toBe(gone)
    await field.press('Enter')
    await chosen.getByText(gone, { exact: true }).waitFor()
    await page.getByRole('button', { name: `Remove “${gone}”` }).click()
    await field.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText('All changes saved').waitFor()
    await page.reload()
    await chosen.getByText(added, { exact: true }).waitFor()
    await chosen.getByText(`Group ${COLLECTIONS}`, { exact: true }).waitFor()
    expect(await chosen.getByText(gone, { exact: true }).count()).toBe(0)
  },
)

test('the list of collections loads more until all are shown', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${productId}`)
  const field = page.getByRole('combobox', { name: 'Collections' })
  await field.click()
  const options = page.getByRole('listbox', { name: 'Collections' }).getByRole('option')
  await options.first().waitFor()
  for (let seen = await options.count(); seen < COLLECTIONS; seen = await options.count()) {
    await options.last().scrollIntoViewIfNeeded()
    await expect.poll(() => options.count()).toBeGreaterThan(seen)
  }
  await page.getByRole('option', { name: 'Group 99', exact: true }).click()
  await page.getByText('Unsaved changes').waitFor()
})

test('the list of products is narrowed to any collection or brand, and found by SKU and several words', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products`)
  const link = page.getByRole('link', { name: 'Sorted jar' })
  await page.getByRole('combobox', { name: 'Collection' }).fill(`Group ${COLLECTIONS}`)
  await page.getByRole('option', { name: `Group ${COLLECTIONS}`, exact: true }).click()
  await page.getByText(/^1 of /).waitFor()
  await link.waitFor()
  await expectAccessibleInAllThemes(page)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Brand' }).fill('far')
  await page.getByRole('option', { name: 'Far Shore' }).waitFor()
  await page.getByRole('combobox', { name: 'Brand' }).press('Enter')
  await page.getByText(/^1 of /).waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  for (const words of ['FAR-77', 'shore far', 'jar sorted']) {
    await page.getByLabel('Search by name').fill(words)
    await page.getByText(/^1 of /).waitFor()
    await link.waitFor()
    await page.getByLabel('Search by name').fill('')
    await page.getByText(/^1 of /).waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Page, action/ }).fill('FAR-77')
  await page.getByRole('option', { name: /Sorted jar/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(productId))
})

test('several products are put into collections and taken out of them at once', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products?q=tide`)
  await page.getByRole('link', { name: 'Tide jar' }).first().waitFor()
  const rows = page.locator('tbody').getByRole('checkbox')
  const count = await rows.count()
  await page.locator('thead').getByRole('checkbox').check()
  const move = async (way: string) => {
    await page.getByRole('button', { name: 'Collections…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('Group 77')
    await dialog.getByRole('option', { name: 'Group 77', exact: true }).waitFor()
    await dialog.getByRole('combobox').press('Enter')
    await dialog.getByRole('button', { name: 'Remove “Group 77”' }).waitFor()
    await expectAccessibleInAllThemes(page)
    await dialog.getByRole('button', { name: way }).click()
    await page.getByText(/in these collections/).waitFor()
  }
  await move('Add to them')
  await page.getByRole('combobox', { name: 'Collection' }).fill('Group 77')
  await page.getByRole('option', { name: 'Group 77', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(count)
  await page.locator('thead').getByRole('checkbox').check()
  await move('Remove from them')
  await page.getByText('No product matches these filters').waitFor()
})

test('a figure of the first screen links to a list with that many products', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const figure = page.getByRole('link', { name: /Products with 1–5 left/ })
  const count = await figure.locator('strong').textContent()
  await figure.click()
  await page.getByText(new RegExp(`^${count} of `)).waitFor()
})

test('Enter adds a choice and saves nothing, and an option makes variants unless that is turned off', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/new`)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/products/save')) saves.push(request.url())
  })
  await page.getByLabel('Name', { exact: true }).fill('Typed shirt')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByLabel('Option', { exact: true }).fill('Size')
  await page.getByLabel('Choice 1').fill('S')
  await page.getByLabel('Choice 1').press('Enter')
  await page.keyboard.type('M')
  await page.keyboard.press('Enter')
  await page.keyboard.type('L')
  await expect.poll(() => page.getByLabel('Choice 3').inputValue()).toBe('L')
  expect(saves).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/dashboard/products/new')
  expect(await page.getByRole('switch', { name: /^Each combination/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByLabel('Price of L').waitFor()
})

test('an option without variants is listed with the options only', async () => {
  const choices = ['Oak', 'Ash'].map((value) => ({ value, description: value }))
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: {
      name: 'Plain stool',
      priceData: { price: 10 },
      productOptions: [{ name: 'Wood', choices }],
    },
  })) as { product: { id: string } }
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${product.id}`)
  await page.getByRole('heading', { name: 'Extras' }).waitFor()
  expect(await page.getByRole('group', { name: 'Wood' }).count()).toBe(1)
})
