import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  acceptInvitation,
  codeOf,
  expectAccessibleOnAllScreens,
  password,
  resetSiteSettings,
  updateSiteSettings,
} from './members.ts'
import { addPasskeyDevice } from './passkey-device.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => resetSiteSettings())

/** Keeps the recovery codes that a window of the dashboard shows this once. */
async function saveStaffCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Save these codes' }).waitFor()
  const codes = await page.locator('.codes li').allTextContents()
  await page.getByLabel('I have saved the codes').press('Space')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  return codes
}

async function secretOf(page: Page): Promise<string> {
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  return ((await page.locator('.enrolment-secret code').textContent()) ?? '').replaceAll(' ', '')
}

test('staff add a passkey and an app where their site asks for a second factor, and sign in with each, by keyboard alone', async () => {
  await updateSiteSettings({ staff: { requireSecondFactor: true } })
  const page = await open('desktop')
  await addPasskeyDevice(page)
  const email = await acceptInvitation(page, 'admin')
  await page.getByText('asks for a second factor').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await page.getByLabel('Name').fill('Laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Save these codes' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  const [code = ''] = await saveStaffCodes(page)
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

  await page.goto(at('/dashboard/account/security'))
  await page.getByText('the last one stays').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Add an app' }).press('Enter')
  const secret = await secretOf(page)
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Six-digit code').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code does not fit.').waitFor()
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove the app…' }).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')

  const enter = async () => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  }
  await enter()
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Code of the app').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This does not fit').waitFor()
  await page.getByLabel('Code of the app').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await enter()
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Use a passkey instead' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

  await page.goto(at('/dashboard/staff'))
  const own = page.getByRole('row').filter({ hasText: email })
  await own.getByRole('cell', { name: 'yes' }).waitFor()
  await page.goto(at('/dashboard/account/security'))
  await page.getByText('Codes left: 9').waitFor()
  await page.getByRole('button', { name: 'Remove “Laptop”' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByText('No passkey yet.').waitFor()
  await page.getByRole('button', { name: 'Remove the app…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByText('Add another one first.').waitFor()
})
