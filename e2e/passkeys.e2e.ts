import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  expectAccessibleOnAllScreens,
  expectSignedIn,
  newMember,
  resetSiteSettings,
  saveRecoveryCodes,
  signIn,
  signOut,
} from './members.ts'
import { addPasskeyDevice, pressWhenHydrated } from './passkey-device.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => resetSiteSettings())

test('a passkey is created, signs in alone and after the password, is named and deleted, by keyboard alone', async () => {
  const page = await open('desktop')
  const email = await newMember(page)
  const device = await addPasskeyDevice(page)
  await page.goto(at('/account/factors'))
  await page.getByText('Sign in without a password').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await page.getByRole('heading', { name: 'Create a passkey' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await device.opens(false)
  await pressWhenHydrated(page, 'Create a passkey')
  await page.getByText('This was cancelled, or took too long.').waitFor()
  await device.opens(true)
  await pressWhenHydrated(page, 'Create a passkey')
  await saveRecoveryCodes(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Chrome, Linux', { exact: true }).waitFor()
  await expectAccessibleOnAllScreens(page)
  expect(await device.residents()).toEqual([true])
  await passkeys.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await pressWhenHydrated(page, 'Create a passkey')
  await page.getByText('This device has a passkey for your account already.').waitFor()
  await signOut(page)

  await device.opens(false)
  await page.goto(at('/login?return=/account/devices'))
  await pressWhenHydrated(page, 'Sign in with a passkey')
  await page.getByText('This was cancelled, or took too long.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await device.opens(true)
  await pressWhenHydrated(page, 'Sign in with a passkey')
  await page.getByText('· with a passkey').waitFor()
  await signOut(page)

  // Disabled, so that it does not accept the browser's offer before the password is entered.
  await device.opens(false)
  await signIn(page, email, { back: '/account/factors' })
  await page.getByText('Show your passkey').waitFor()
  await device.opens(true)
  await expectAccessibleOnAllScreens(page)
  await pressWhenHydrated(page, 'Use my passkey')
  await page.waitForURL(/\/account\/factors$/)
  await passkeys.getByText('Rename Chrome, Linux').press('Enter')
  await passkeys.getByLabel('Name of the passkey').fill('  ')
  await page.keyboard.press('Enter')
  await passkeys.getByText('Give the passkey a name.').waitFor()
  await passkeys.getByLabel('Name of the passkey').fill('Office')
  await page.keyboard.press('Enter')
  await passkeys.getByText('Office', { exact: true }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await passkeys.getByRole('button', { name: /Remove.*Office/ }).press('Enter')
  await page.getByText('Your account is protected by your password only.').waitFor()
  await signOut(page)

  // The device accepts the browser's offer; a passkey that the shop refused is not offered again.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/passkeys/sign-in/options')) asked.push(request.url())
  })
  await page.goto(at('/login'))
  const refusal = page.getByText('This passkey is not registered here.').first()
  await refusal.waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
  await pressWhenHydrated(page, 'Sign in with a passkey')
  await expect.poll(() => asked.length).toBe(2)
  await refusal.waitFor()
})

test('a browser offers its passkeys by name, and one confirms who is signed in', async () => {
  const page = await open('phone')
  const email = await newMember(page)
  await addPasskeyDevice(page)
  await page.goto(at('/account/factors'))
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await pressWhenHydrated(page, 'Create a passkey')
  await saveRecoveryCodes(page)
  await page.context().clearCookies({ name: 'vitrine_fresh' })
  await page.goto(at('/second-factor/add?return=/account/factors'))
  await pressWhenHydrated(page, 'Sign in with a passkey')
  await page.getByRole('heading', { name: 'Add a second factor' }).waitFor()
  await signOut(page)
  // The device accepts the browser's offer.
  await page.goto(at('/login?return=/account'))
  await expectSignedIn(page, email)
})
