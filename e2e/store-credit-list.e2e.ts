import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newMember,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'

const soon = () => new Date(Date.now() + 10 * 86_400_000).toISOString()

test('a merchant finds credit that ends soon, exports the list, and sets when members get a mail', async () => {
  const email = await newMember(await open('phone'))
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${shop.baseUrl}/dashboard/members?q=${encodeURIComponent(email)}`)
  await page.locator('[data-row-link]').first().click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}/)
  const memberId = page.url().split('/').at(-1)
  await callAsMerchant('POST', '/vitrine/v1/store-credit', {
    storeCredit: { memberId, amount: 1500, reason: 'Sorry', expirationDate: soon() },
  })
  await page.goto(`${shop.baseUrl}/dashboard/store-credit`)
  await page.getByRole('link', { name: 'Ends within 30 days' }).click()
  await page.getByText(email).first().waitFor()
  await expectAccessibleOnAllScreens(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('store-credit.csv')
  await page.getByRole('button', { name: 'Mails before the end' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Days before the end').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('From 1 to 90 days.').waitFor()
  await dialog.getByLabel('Days before the end').fill('7')
  await expectAccessibleOnAllScreens(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The settings are saved.').waitFor()
  await updateSiteSettings({ storeCredit: { mailDaysBefore: 14 } })
})
