import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { open, type Screen, screens, shop } from './browser.ts'
import {
  acceptInvitation,
  callAsMerchant,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'

const products = `${shop.baseUrl}/dashboard/products`

interface Sets {
  readonly shared: {
    readonly views: readonly { readonly name: string }[]
    readonly revision: number
  }
}
const sharedViews = async () =>
  ((await callAsMerchant('GET', '/vitrine/v1/saved-views/PRODUCTS')) as unknown as Sets).shared

async function deleteSharedViews() {
  const { revision } = await sharedViews()
  await callAsMerchant('PUT', '/vitrine/v1/saved-views/PRODUCTS/shared', {
    set: { views: [], revision },
  })
}
beforeAll(deleteSharedViews)
afterEach(deleteSharedViews)

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Views' })
const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const isOpen = (page: Page, name: string) =>
  tab(page, name).and(page.locator('[aria-selected=true]'))

async function saveView(page: Page, name: string, scope = 'All staff'): Promise<void> {
  await dialog(page).getByLabel('Name').fill(name)
  await dialog(page).getByLabel('Who sees it').selectOption(scope)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await isOpen(page, name).waitFor()
}

async function choose(page: Page, view: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `View “${view}”` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('filters, sort and columns are saved as a view, changed, renamed, deleted and restored', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(products)
  await isOpen(page, 'All').waitFor()
  await page.getByLabel('Visibility').selectOption('Visible')
  await page.getByRole('link', { name: 'Price', exact: true }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await dialog(page).getByText('Enter a name.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveView(page, 'Cheapest first')
  const address = page.url()
  expect(address).toMatch(/show=visible&sort=price.*view=/)

  await page.getByRole('button', { name: 'Columns' }).click()
  const options = page.getByRole('menuitemcheckbox', { name: 'Options' })
  await options.waitFor()
  await expectAccessibleOnAllScreens(page)
  await options.click()
  await page.getByRole('columnheader', { name: 'Options' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Update view' }).click()
  await page.getByText('View “Cheapest first” changed.').waitFor()
  await page.getByRole('button', { name: 'Update view' }).waitFor({ state: 'detached' })
  await page.getByRole('columnheader', { name: 'Options' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'View “Cheapest first”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.keyboard.press('Escape')
  await choose(page, 'Cheapest first', 'Name and access')
  await saveView(page, 'Best prices')
  await choose(page, 'Best prices', 'Delete')
  await isOpen(page, 'All').waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: 'View “Best prices” deleted.' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .press('Enter')
  await isOpen(page, 'Best prices').waitFor()
  await page.getByRole('columnheader', { name: 'Options' }).waitFor({ state: 'detached' })
})

test('views are arranged, and arrow keys move between them', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  for (const [name, q] of [
    ['Jars', 'jar'],
    ['Bottles', 'bottle'],
    ['Bowls', 'bowl'],
  ] as const) {
    await page.goto(`${products}?q=${q}`)
    await page.getByRole('button', { name: 'Save view' }).click()
    await saveView(page, name)
  }
  await choose(page, 'Bowls', 'Move left')
  await expect
    .poll(() => tabs(page).getByRole('tab').allTextContents())
    .toEqual(['All', 'Jars', 'Bowls', 'Bottles'])
  await tab(page, 'Bowls').focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => tab(page, 'Bottles').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Enter')
  await isOpen(page, 'Bottles').waitFor()
  expect(page.url()).toContain('q=bottle')
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await isOpen(page, 'All').waitFor()
})

test('a colleague opens the link of a view, and sees only what is shared', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${products}?q=jar`)
  await page.getByRole('button', { name: 'Save view' }).click()
  await saveView(page, 'For all of us')
  const address = page.url()
  await choose(page, 'For all of us', 'Save as new view')
  await saveView(page, 'Mine', 'Only you')

  const colleague = await open('phone')
  await acceptInvitation(colleague, 'viewer')
  await colleague.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await colleague.goto(address)
  await isOpen(colleague, 'For all of us').waitFor()
  expect(await tab(colleague, 'Mine').count()).toBe(0)
  await colleague.getByRole('button', { name: 'View “For all of us”' }).click()
  const items = () => colleague.getByRole('menuitem').allTextContents()
  await expect.poll(items).toEqual(['Save as new view …'])
  await page.bringToFront()
  await choose(page, 'Mine', 'Delete')
  await tab(page, 'Mine').waitFor({ state: 'detached' })
})

test.each(Object.keys(screens) as Screen[])(
  'on a %s the palette finds pages with typos, objects of the shop, views and recent pages',
  async (screen) => {
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(`${products}?q=jar`)
    await page.getByRole('button', { name: 'Save view' }).click()
    await saveView(page, 'Jars of today')
    const field = page.getByRole('combobox', { name: /^Page, action/ })
    const option = (name: string | RegExp) => dialog(page).getByRole('option', { name }).first()
    const find = async (text: string, name: string | RegExp) => {
      await page.keyboard.press('Control+k')
      await field.fill(text)
      await option(name).waitFor()
    }
    await find('jars of', /^Jars of today/)
    await expectAccessibleOnAllScreens(page)
    await page.keyboard.press('Escape')
    await find('discuonts', /^Discounts/)
    await page.keyboard.press('Escape')
    await find('vat', /^Taxes/)
    await page.keyboard.press('Escape')
    await find('member@vitrine', /Member · member@vitrine\.example/)
    await page.keyboard.press('Escape')
    await find('tide jar', /^Tide jar/)
    await option(/^Tide jar/).click()
    await page.getByRole('heading', { level: 1, name: 'Tide jar' }).waitFor()
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await expect.poll(() => option(/./).textContent()).toBe('Tide jarProduct · opened lately')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
)
