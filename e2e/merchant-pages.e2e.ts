import { HOME_PAGE_ID } from '@vitrine/contract/pages'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const home = `/vitrine/v1/pages/${HOME_PAGE_ID}`
const navigation = '/vitrine/v1/navigation'

afterEach(async () => {
  const { page } = (await callAsMerchant('GET', home)) as { page: { revision: number } }
  if (page.revision > 0) await callAsMerchant('DELETE', home)
  const { revision } = await callAsMerchant('GET', navigation)
  const nothing = { menu: null, footer: null }
  await callAsMerchant('PUT', navigation, { navigation: nothing, revision })
})

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('a merchant edits the home page, sees the draft, publishes it, arranges the menu and undoes that', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/pages'))
  await page.getByText('Standard page').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Home page' }).click()
  await preview(page).getByRole('heading', { level: 1 }).waitFor()

  await button(page, 'Quote').click()
  await button(page, 'Save draft').click()
  await page.getByText('Fill this in.').waitFor()
  await page.getByLabel('Quote', { exact: true }).fill('The best bowls in town.')
  await page.getByLabel('Who said it').fill('A neighbour')
  await button(page, /^Move “5\. Quote”/).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('“Quote” is now number 4 of 5.').waitFor()
  await button(page, 'Remove “5. Products”').click()
  await button(page, 'Undo').click()
  await page.getByText('5. Products').waitFor()
  await expectAccessibleOnAllScreens(page)
  await button(page, 'Save draft').click()
  await preview(page).getByText('The best bowls in town.').waitFor()
  await page.getByLabel('Width').selectOption('Phone')

  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/'))
  expect(await visitor.getByText('The best bowls in town.').count()).toBe(0)
  await button(page, 'Publish').click()
  await page.getByText('Visitors see “Home page” now.').waitFor()
  await visitor.goto(at('/'))
  await visitor.getByText('The best bowls in town.').waitFor()

  await page.goto(at('/dashboard/menus'))
  await page.getByLabel('Arrange the menu by hand').check()
  await button(page, 'Add an entry to Menu').click()
  const last = page.locator('.menu-rows > li').last()
  await last.getByLabel('Leads to').selectOption('Link')
  await last.getByLabel('Address').fill('/gift-card')
  await last.getByLabel('Label').fill('Gift cards')
  await page.getByLabel('Arrange the footer by hand').check()
  await page.getByLabel('Text below the name of the shop').fill('Made in Bremen')
  await expectAccessibleOnAllScreens(page)
  await button(page, 'Save').click()
  await page.getByText('Menu and footer are saved.').waitFor()
  await visitor.goto(at('/'))
  await visitor.getByText('Made in Bremen').waitFor()
  await button(visitor, 'Menu').click()
  await visitor.locator('#menu').getByRole('link', { name: 'Gift cards' }).click()
  await visitor.waitForURL('**/gift-card')

  await page.goto(at(`/dashboard/history?kind=page&thing=${HOME_PAGE_ID}`))
  await button(page, /^Undo/).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => {
      await visitor.goto(at('/'))
      return visitor.getByText('The best bowls in town.').count()
    })
    .toBe(0)
})

test('a merchant makes a page; its address follows its title', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/pages/new'))
  await page.getByLabel('Title', { exact: true }).fill('Our Workshop')
  expect(await page.getByLabel('Address').inputValue()).toBe('our-workshop')
  await button(page, 'Questions and answers').click()
  await page.getByLabel('Question 1', { exact: true }).fill('When are you open?')
  await page.getByLabel('Answer 1', { exact: true }).fill('From Tuesday to Saturday.')
  await button(page, 'Save and publish').click()
  await page.getByText('Visitors see “Our Workshop” now.').waitFor()
  const visitor = await open('phone', { scripts: false })
  await visitor.goto(at('/pages/our-workshop'))
  await visitor.getByRole('heading', { level: 1, name: 'Our Workshop' }).waitFor()
  await visitor.getByText('When are you open?').click()
  await visitor.getByText('From Tuesday to Saturday.').waitFor()
  const reader = await open('phone')
  await reader.goto(at('/pages/our-workshop'))
  await expectAccessibleOnAllScreens(reader)
  await button(page, 'Delete page').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click()
  await page.getByText('“Our Workshop” is deleted.').waitFor()
})
