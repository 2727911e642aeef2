import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Quick look' })
const rowLink = (page: Page, at: number) => page.locator('[data-row-link]').nth(at)
const nameOf = async (page: Page, at: number) =>
  ((await rowLink(page, at).textContent()) ?? '').trim()
const shows = async (page: Page, name: string) =>
  panel(page).getByRole('heading', { level: 2, name, exact: true }).waitFor()

test('a merchant looks at one product after another by keyboard, without leaving the list', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/products`)
  await rowLink(page, 1).waitFor()
  await rowLink(page, 0).focus()
  await page.keyboard.press(' ')
  await shows(page, await nameOf(page, 0))
  await panel(page).getByRole('columnheader', { name: 'Stock' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.keyboard.press('ArrowDown')
  await shows(page, await nameOf(page, 1))
  await page.keyboard.press('k')
  await shows(page, await nameOf(page, 0))
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  // The focus stayed in the list: the same key opens it again, and a click on the button closes it.
  await page.keyboard.press(' ')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).waitFor({ state: 'detached' })
  const name = await nameOf(page, 0)
  await rowLink(page, 0).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(page.url()).toMatch(/\/dashboard\/products\/[0-9a-f-]{36}/)
})
