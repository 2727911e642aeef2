import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, type Screen, shop } from './browser.ts'
import {
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'

const tree = `${shop.baseUrl}/dashboard/collections`
const pictures = process.env.PICTURES ?? ''

/** Saves a screenshot if requested. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (pictures === '') return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png` })
}

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move “${name}”` })

async function openTree(page: Page): Promise<void> {
  await page.goto(tree)
  await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
  await page.getByRole('link', { name: 'Tableware', exact: true }).waitFor()
}

test('a merchant nests, moves, arranges and hides collections', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await openTree(page)
  await page.getByRole('button', { name: 'New collection in “Tableware”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Deep bowls')
  await expectAccessible(page)
  await saveScreenshot(page, 'dialog')
  await dialog.getByRole('button', { name: 'Create collection' }).click()
  await page.getByText('“Deep bowls” is created.').waitFor()
  await row(page, 'Deep bowls').getByText('Level 2').waitFor()

  await grip(page, 'Deep bowls').focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('“Deep bowls” is moved.').waitFor()
  await row(page, 'Deep bowls').getByText('Level 2').waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Move “Deep bowls”')
  await grip(page, 'Deep bowls').dragTo(row(page, 'Tableware').getByRole('link').first())
  await row(page, 'Deep bowls').getByText('Level 2').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshot(page, 'tree-desktop')

  await page.getByRole('button', { name: 'Arrange the products of “Vessels”' }).click()
  await dialog.getByRole('listitem').nth(1).waitFor()
  const second = (await dialog.getByRole('listitem').nth(1).textContent()) ?? ''
  await dialog.getByRole('button', { name: `Move “${second.trim()}” up` }).click()
  await expectAccessible(page)
  await saveScreenshot(page, 'arrange')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The products of “Vessels” are arranged.').waitFor()

  await page.getByRole('button', { name: 'Hide “Deep bowls” and everything within it' }).click()
  await page.getByText('“Deep bowls” is hidden, with everything within it.').waitFor()
  await page.getByRole('button', { name: 'Delete “Deep bowls”' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Deep bowls” is deleted.').waitFor()
})

test('a merchant removes a collection from the menu, and visitors still reach its page', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const links = async () => {
    const text = await fetch(`${shop.baseUrl}/`).then((response) => response.text())
    return text.includes('href="/collections/tableware"')
  }
  expect(await links()).toBe(true)
  for (const isShown of [false, true]) {
    await openTree(page)
    await page.getByRole('button', { name: 'Change “Tableware”' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Show in the menu').setChecked(isShown)
    await expectAccessible(page)
    await saveScreenshot(page, `in-menu-${isShown}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“Tableware” is saved.').waitFor()
    await expect
      .poll(() => row(page, 'Tableware').getByText('Not in the menu').count())
      .toBe(isShown ? 0 : 1)
    await expect.poll(links).toBe(isShown)
    const own = await fetch(`${shop.baseUrl}/collections/tableware`)
    expect(own.status).toBe(200)
    expect(await own.text()).toContain('class="product-card')
  }
})

/** The app that the products of a site belong to. */
const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const call = async (path: string, body: object) => {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** A collection within another one, with its first product. */
async function createSubcategory(name: string, parentId: string): Promise<{ slug: string }> {
  const { category } = await call('/categories/v1/categories', {
    category: { name, parentCategory: { id: parentId } },
  })
  const { items } = await fetch(`${shop.baseUrl}/categories/v1/categories/${parentId}/list-items`, {
    headers: { authorization: shop.apiKey },
  }).then((response) => response.json())
  await call(`/categories/v1/bulk/categories/${category.id}/add-items`, {
    items: items.slice(0, 1),
  })
  return category
}

test('a visitor finds nested collections, and the way back', async () => {
  const { categories } = await call('/categories/v1/categories/query', {
    query: { filter: { slug: 'tableware' } },
  })
  const { slug } = await createSubcategory('Deep bowls for soup', categories[0].id)
  const shown = () => fetch(`${shop.baseUrl}/`).then((response) => response.text())
  await expect.poll(shown).toContain('Deep bowls for soup')
  for (const screen of ['desktop', 'phone'] as Screen[]) {
    const page = await open(screen)
    await page.goto(`${shop.baseUrl}/collections/tableware`)
    await page.getByRole('link', { name: 'Deep bowls for soup' }).first().waitFor()
    await expectAccessibleInAllThemes(page)
    await saveScreenshot(page, `collection-${screen}`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.waitFor()
    await expectAccessibleInAllThemes(page)
    await saveScreenshot(page, `menu-${screen}`)
    await menu.getByRole('link', { name: 'Deep bowls for soup' }).click()
    await page.waitForURL(`**/collections/${slug}`)
    const way = page.getByRole('main').getByRole('link', { name: 'Tableware' })
    await way.first().waitFor()
    await page.locator('.product-card-link').first().click()
    await page.waitForURL('**/products/**')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Deep bowls for soup' })
      .first()
      .waitFor()
    await expectAccessibleInAllThemes(page)
    await saveScreenshot(page, `product-${screen}`)
    if (screen === 'phone') {
      await signInAsOwner(page)
      await openTree(page)
      await saveScreenshot(page, `tree-${screen}`)
    }
  }
})

test('a shop with more collections than a page can hold lists them all, page by page', async () => {
  const page = async (path: string) => {
    const response = await fetch(`${shop.baseUrl}${path}`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(200)
    return response.text()
  }
  const { category: parent } = await call('/categories/v1/categories', {
    category: { name: 'Many collections' },
  })
  const collectionIds = [parent.id]
  for (let at = 0; at < 110; at += 1) {
    const { category } = await call('/categories/v1/categories', {
      category: { name: `Chamber ${at}`, parentCategory: { id: parent.id } },
    })
    collectionIds.push(category.id)
  }
  const { products } = await call('/stores/v1/products/query', { query: { paging: { limit: 1 } } })
  const item = { catalogItemId: products[0].id, appId: STORES_APP_ID }
  for (const categoryIds of [collectionIds.slice(0, 100), collectionIds.slice(100)]) {
    await call('/categories/v1/bulk/categories/add-item', { item, categoryIds })
  }
  const { slug } = await createSubcategory('Chamber beyond the others', parent.id)
  await expect.poll(() => page('/')).toContain('href="/collections"')
  // The menu and the page's data; a page contains at most one hundred collections.
  expect((await page('/search')).match(/Chamber \d+/g)?.length ?? 0).toBeLessThanOrEqual(200)
  await expect
    .poll(() => page(`/collections/${parent.slug}`))
    .toContain(`href="/collections?within=${parent.slug}"`)
  const [first, second] = [
    await page(`/collections?within=${parent.slug}`),
    await page(`/collections?within=${parent.slug}&page=2`),
  ]
  expect(first).toContain('111 collections')
  expect(first).toContain('Chamber 21')
  expect(second).toContain('Chamber beyond the others')
  expect(await page(`/collections/${slug}`)).toMatch(/Many collections[\s\S]*<h1/)
  expect(await page('/collections')).toContain('Many collections')
  const gone = await fetch(`${shop.baseUrl}/categories/v1/categories/${parent.id}`, {
    method: 'DELETE',
    headers: { authorization: shop.apiKey },
  })
  expect(gone.status).toBe(200)
})
