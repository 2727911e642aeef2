import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  acceptInvitation,
  expectAccessibleOnAllScreens,
  password,
  readMail,
  signInAsOwner,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const pictures = process.env.PICTURES ?? ''

/** Saves a screenshot if requested. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (pictures === '') return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}/${name}.png` })
}

test('a staff member who forgot the password sets a new one by the link of a mail', async () => {
  const page = await open('desktop')
  const email = await acceptInvitation(page, 'editor')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

  const again = await open('desktop')
  await again.goto(at('/dashboard/sign-in'))
  await saveScreenshot(again, 'sign-in')
  await again.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of the same name.
  await again.getByRole('heading', { name: 'New password' }).waitFor()
  await again.getByLabel('E-mail').fill('nobody')
  await again.keyboard.press('Enter')
  await again.getByText('Enter an address such as').waitFor()
  await expectAccessibleOnAllScreens(again)
  await saveScreenshot(again, 'recover-ask')
  await again.getByLabel('E-mail').fill(email)
  await again.keyboard.press('Enter')
  await again.getByText('a link is on its way').waitFor()
  await saveScreenshot(again, 'recover-sent')

  const reader = await open('desktop')
  const text = await readMail(reader, email, /new password/i)
  const link = /(http\S+\/dashboard\/recover#\S+)/.exec(text)?.[1] ?? ''
  await again.goto(link)
  await again.getByLabel('New password').fill('short')
  await again.keyboard.press('Enter')
  await again.getByText('Use at least 8 characters.').waitFor()
  await expectAccessibleOnAllScreens(again)
  await saveScreenshot(again, 'recover-set')
  await again.getByLabel('New password').fill(`${password}-anew`)
  await again.keyboard.press('Enter')
  await again.getByText('Your password is changed.').waitFor()
  await again.getByRole('link', { name: 'Sign in' }).click()
  await again.getByLabel('E-mail').fill(email)
  await again.getByLabel('Password', { exact: true }).fill(`${password}-anew`)
  await again.keyboard.press('Enter')
  await again.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

  await again.goto(link)
  await again.reload()
  await again.getByLabel('New password').fill(`${password}-again`)
  await again.keyboard.press('Enter')
  await again.getByRole('button', { name: 'Ask for a new link' }).waitFor()
})

/** Screens of the dashboard that everybody may read. */
const screens = [
  'products',
  'stock',
  'jobs',
  'collections',
  'customizations',
  'info-sections',
  'history',
  'import',
  'members',
  'orders',
  'payments',
  'developers',
  'sites',
  'settings',
]
const leadsToChanges =
  /^(New\b|Add\b|Save$|Delete|Change\b|Undo|Invite|Move\b|Hide\b|Show in|Revoke|Duplicate|Choose\b|Export|Import|Remove\b|Take\b|Check\b|Stop\b)/

test('a viewer sees no actions that would be refused', async () => {
  const page = await open('desktop')
  await acceptInvitation(page, 'viewer')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  const menu = page.getByRole('navigation').first()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Security log' }).waitFor()
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0)
  await page.goto(at('/dashboard/products'))
  const first = page.getByRole('main').locator('[data-row-link]').first()
  const product = (await first.getAttribute('href'))?.replace('/dashboard/', '') ?? ''
  expect(product).toMatch(/^products\/./)
  for (const screen of [...screens, product]) {
    await page.goto(at(`/dashboard/${screen}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0)
    const main = page.getByRole('main')
    const found = [
      ...(await main.getByRole('button', { name: leadsToChanges }).all()),
      // Other links lead to list items with arbitrary names.
      ...(await main.locator('a.button').filter({ hasText: leadsToChanges }).all()),
      ...(await main.getByRole('checkbox', { name: /^Select/ }).all()),
    ]
    const offered = await Promise.all(found.map((one) => one.ariaSnapshot()))
    expect([screen, offered]).toEqual([screen, []])
    await saveScreenshot(page, `viewer-${screen.replace('/', '-')}`)
  }
  const main = page.getByRole('main')
  await main.getByText('You can read this.').waitFor()
  expect(await main.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
  await expectAccessibleOnAllScreens(page)
})

/** Changes a product that has pictures. */
async function weighProduct(): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(at(path), {
      method,
      headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  const query = { paging: { limit: 1 } }
  const { products } = await send('POST', '/stores-reader/v1/products/query', { query })
  await send('PATCH', `/stores/v1/products/${products[0].id}`, { product: { weight: 0.7 } })
}

test('pictures of the history have the small size of a list', async () => {
  await weighProduct()
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/history'))
  await page.getByRole('article').first().waitFor()
  await saveScreenshot(page, 'history')
  const heights = await page
    .locator('.thumbnail')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThan(48)
})

test('a new site gets its addresses, and a key its rights, in the windows that create them', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/sites'))
  await page.getByRole('button', { name: 'New site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Workshop')
  await dialog.getByLabel('Addresses', { exact: true }).fill('shop.example.com/path')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a host only').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshot(page, 'new-site')
  await dialog.getByLabel('Addresses', { exact: true }).fill('https://Workshop.example.com/')
  await page.keyboard.press('Enter')
  await dialog.getByText('workshop.example.com').first().waitFor()
  await dialog.getByRole('button', { name: 'Create site' }).click()
  await page
    .getByRole('row', { name: /Workshop/ })
    .getByText('workshop.example.com')
    .waitFor()
  await page.getByRole('button', { name: 'Change: “Workshop”' }).click()
  await dialog.getByLabel('Name').fill('Atelier')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Atelier” is saved.').waitFor()

  await page.goto(at('/dashboard/developers/keys'))
  await page.getByRole('button', { name: 'New key' }).click()
  await dialog.getByLabel('Name').fill('Warehouse')
  await dialog.getByRole('button', { name: 'Keep stock in step' }).click()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshot(page, 'new-key')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await page.getByText('Key for “Warehouse”').waitFor()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await page
    .getByRole('row', { name: /Warehouse/ })
    .getByText('Stock: write')
    .waitFor()
})
