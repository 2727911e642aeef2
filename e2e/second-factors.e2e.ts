import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  codeOf,
  expectAccessibleOnAllScreens,
  expectSignedIn,
  newEmail,
  newMember,
  readCode,
  readMail,
  readPhone,
  register,
  resetSiteSettings,
  saveRecoveryCodes,
  signIn,
  signInAsOwner,
  signOut,
  updateSiteSettings,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => resetSiteSettings())

/** Adds an authenticator app to the account that is signed in; its secret, and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.goto(at('/second-factor/add?return=/account/factors'))
  await page.getByRole('button', { name: /Authenticator app/ }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await page.getByText('Cannot scan?').click()
  const secret = ((await page.locator('.enrolment-secret p').textContent()) ?? '').replaceAll(
    ' ',
    '',
  )
  const used = codeOf(secret)
  await page.getByLabel('Six-digit code').fill(used)
  await page.getByRole('button', { name: 'Confirm' }).click()
  return { secret, used, codes: await saveRecoveryCodes(page) }
}

async function addMail(page: Page, reader: Page, email: string): Promise<string[]> {
  await page.goto(at('/second-factor/add?return=/account/factors'))
  await page.getByRole('button', { name: /Code by mail/ }).click()
  await page.getByText('We have sent a code to m…@example.com').waitFor()
  await page.getByLabel('Six-digit code').fill(await readCode(reader, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  return saveRecoveryCodes(page)
}

const useAnother = async (page: Page, way: RegExp) => {
  await page.getByRole('link', { name: 'Use another way' }).click()
  await page.getByRole('button', { name: way }).click()
}

test('somebody adds an authenticator app, and needs it except on a remembered device', async () => {
  const page = await open('desktop')
  const email = await newMember(page)
  await page.goto(at('/account/factors'))
  await page.getByText('Two-step verification is off.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('link', { name: 'Add a second factor' }).click()
  await page.getByRole('heading', { name: 'Add a second factor' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /Authenticator app/ }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await page.getByText('Cannot scan?').click()
  await expectAccessibleOnAllScreens(page)
  const shown = await page.locator('.enrolment-secret p').textContent()
  expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4} ?$/)
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This code is wrong.').first().waitFor()
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save these codes' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  const codes = await page.locator('.codes li').allTextContents()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  // A window that is closed before its download has ended may never close.
  const stored = readFileSync(await download.path(), 'utf8')
  expect(codes.filter((code) => !stored.includes(code.trim()))).toEqual([])
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Save the codes first').first().waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('10 codes are left.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await signOut(page)

  await signIn(page, email, { back: '/account/devices' })
  await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Code of the app').fill(codeOf(secret, 1))
  await page.getByText('Remember this device for 30 days').click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/devices$/)
  await signOut(page)
  await signIn(page, email)
  await expectSignedIn(page, email)
})

test('where the site requires a second factor, one is added before the sign-in is complete', async () => {
  const page = await open('phone')
  const reader = await open('desktop')
  const email = newEmail()
  await updateSiteSettings({ factors: { required: 'always' } })
  await register(page, email, '/account/devices')
  await page.getByText('This shop requires two-step verification').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /Code by mail/ }).click()
  await page.getByText('We have sent a code to m…@example.com').waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Six-digit code').fill(await readCode(reader, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Save these codes' }).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/devices$/)
})

describe.each([true, false])('with scripts: %s', (scripts) => {
  test('a recovery code opens the account once, and is refused the second time', async () => {
    const page = await open('desktop')
    const email = await newMember(page)
    const { codes } = await addApp(page)
    const elsewhere = await open('phone', { scripts })
    const enter = async () => {
      await elsewhere.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase())
      await elsewhere.getByRole('button', { name: 'Go on' }).click()
    }
    await signIn(elsewhere, email)
    await useAnother(elsewhere, /Recovery code/)
    await elsewhere.getByLabel('Recovery code').waitFor()
    if (scripts) await expectAccessibleOnAllScreens(elsewhere)
    await enter()
    await expectSignedIn(elsewhere, email)
    await elsewhere.goto(at('/account/factors'))
    await elsewhere.getByText('9 codes are left.').waitFor()
    await signOut(elsewhere)
    await signIn(elsewhere, email)
    await useAnother(elsewhere, /Recovery code/)
    await enter()
    await elsewhere.getByText('This code is wrong.').first().waitFor()
    expect(new URL(elsewhere.url()).pathname).toBe('/second-factor')
  })

  test('a code by mail is the second factor, and only the latest one works', async () => {
    const page = await open('phone', { scripts })
    const reader = await open('desktop')
    const email = await newMember(page)
    await addMail(page, reader, email)
    await page.getByText('10 codes are left.').waitFor()
    await signOut(page)
    await signIn(page, email)
    await page.getByText('We have sent a code to m…@example.com').waitFor()
    if (scripts) await expectAccessibleOnAllScreens(page)
    await page.getByLabel('Code of the mail').fill('000000')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('This code is wrong.').first().waitFor()
    await page.getByLabel('Code of the mail').fill(await readCode(reader, email, 2))
    await page.getByRole('button', { name: 'Go on' }).click()
    await expectSignedIn(page, email)
  })

  test('an app is added and required, and each of its codes works once', async () => {
    const page = await open('desktop', { scripts })
    const email = await newMember(page)
    const { secret, used } = await addApp(page)
    await signOut(page)
    await signIn(page, email, { back: '/account/devices' })
    await page.getByLabel('Code of the app').fill(used)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('This code is wrong.').first().waitFor()
    await page.getByLabel('Code of the app').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForURL(/\/account\/devices$/)
  })
})

test('an account with two factors lets its member choose, remove one, and forget devices', async () => {
  const page = await open('desktop')
  const reader = await open('desktop')
  const email = await newMember(page)
  await addMail(page, reader, email)
  await page.goto(at('/second-factor/add?return=/account/factors'))
  await page.getByRole('button', { name: /Authenticator app/ }).click()
  await page.getByText('Cannot scan?').click()
  const shown = (await page.locator('.enrolment-secret p').textContent()) ?? ''
  await page.getByLabel('Six-digit code').fill(codeOf(shown.replaceAll(' ', '')))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/account\/factors$/)
  await expectAccessibleOnAllScreens(page)
  await signOut(page)
  await signIn(page, email, { back: '/account/factors' })
  await page.waitForURL(/\/second-factor/)
  if (!page.url().includes('choose')) {
    await page.getByRole('link', { name: 'Use another way' }).click()
  }
  await page.getByRole('heading', { name: 'Choose a verification method' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /Authenticator app/ }).click()
  await page.getByLabel('Code of the app').fill(codeOf(shown.replaceAll(' ', ''), 1))
  await page.getByText('Remember this device for 30 days').click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/factors$/)
  await page.getByRole('button', { name: 'Forget all devices' }).click()
  await page.getByText('Done.').waitFor()
  await page.getByRole('button', { name: /Remove.*Code by mail/ }).click()
  await page.getByRole('button', { name: /Remove.*Code by mail/ }).waitFor({ state: 'detached' })
  await signOut(page)
  await signIn(page, email)
  await page.getByLabel('Code of the app').waitFor()
})

test('a number is added by keyboard alone, with its country, and its code opens the account', async () => {
  await updateSiteSettings({ factors: { allowed: ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH'] } })
  const page = await open('phone')
  const reader = await open('desktop')
  const email = await newMember(page)
  await page.goto(at('/second-factor/add?return=/account/factors'))
  await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: /Text message/ }).press('Enter')
  await page.getByRole('heading', { name: 'Text messages' }).waitFor()
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Phone number').fill('110')
  await page.keyboard.press('Enter')
  await page.getByText('This is not a number that can be called there.').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  const number = `+49151${String(Date.now()).slice(-8)}`
  await page.getByLabel('Phone number').fill(number.replace('+49', '0'))
  await page.keyboard.press('Enter')
  await page.getByText(`We have sent a code to +49…${number.slice(-2)}`).waitFor()
  await page.getByLabel('Six-digit code').fill(await readPhone(reader, number))
  await page.keyboard.press('Enter')
  await saveRecoveryCodes(page)
  await page.getByText(`+49…${number.slice(-2)}`).waitFor()
  await expectAccessibleOnAllScreens(page)
  await expectAccessibleOnAllScreens(reader)
  await signOut(page)

  await signIn(page, email)
  await page.getByText(`with a code to +49…${number.slice(-2)}`).waitFor()
  await page.getByRole('link', { name: 'Lost your device?' }).click()
  await page.getByRole('heading', { name: 'Lost your device?' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.goBack()
  await page.getByLabel('Code of the message').fill(await readPhone(reader, number, 2))
  await page.keyboard.press('Enter')
  await expectSignedIn(page, email)
})

test('a sign-in shows a number, which is typed where the account is open, or is refused there', async () => {
  await updateSiteSettings({ factors: { allowed: ['TOTP', 'EMAIL', 'PUSH'] } })
  const desktop = await open('desktop')
  const email = await newMember(desktop)
  await desktop.goto(at('/second-factor/add?return=/account/factors'))
  await desktop.getByRole('button', { name: /Approval on another device/ }).click()
  await saveRecoveryCodes(desktop)
  await desktop.goto(at('/account/profile'))

  const phone = await open('phone')
  await signIn(phone, email)
  await phone.getByRole('heading', { name: 'Approve on another device' }).waitFor()
  await expectAccessibleOnAllScreens(phone)
  const number = ((await phone.locator('.match-number').textContent()) ?? '').replaceAll(/\D/g, '')
  // The page that is open follows by itself.
  await desktop.getByRole('heading', { name: 'Is it you who is signing in?' }).waitFor()
  await expectAccessibleOnAllScreens(desktop)
  await desktop.getByLabel('Number shown there').fill(number === '10' ? '11' : '10')
  await desktop.keyboard.press('Enter')
  await desktop.getByText('You can try 2 more times.').first().waitFor()
  await desktop.getByLabel('Number shown there').fill(number)
  await desktop.keyboard.press('Enter')
  await desktop.getByText('The other device continues by itself.').waitFor()
  await expectSignedIn(phone, email)

  const stranger = await open('desktop', { scripts: false })
  await signIn(stranger, email)
  await stranger.locator('.match-number').waitFor()
  await phone.goto(at('/account'))
  await phone.getByRole('button', { name: 'No, it is not me' }).click()
  await phone.getByText('somebody knows your password').waitFor()
  await stranger.getByRole('button', { name: 'I have approved it' }).click()
  await stranger.getByText('This sign-in was denied').waitFor()
  const reader = await open('desktop')
  await readMail(reader, email, /was denied/)
})

test('a reset by staff is mailed to its owner, who stops it with the link of the mail', async () => {
  const page = await open('desktop')
  const reader = await open('desktop')
  const email = await newMember(page)
  await addApp(page)
  const staff = await open('desktop')
  await signInAsOwner(staff)
  await staff.goto(at(`/dashboard/members?q=${email}`))
  await staff.getByRole('link', { name: email }).click()
  await staff.getByText('10 recovery codes are left.').waitFor()
  await staff.getByRole('button', { name: 'Remove two-step verification…' }).click()
  await staff.getByRole('button', { name: 'Remove two-step verification', exact: true }).click()
  await staff.getByText(/Will be removed with the first sign-in after/).waitFor()
  await expectAccessibleOnAllScreens(staff)
  await page.goto(at('/account/factors'))
  await page.getByRole('heading', { name: 'Your second factors are about to be removed' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  const link = /https?:\S+token=\S+/.exec(await readMail(reader, email, /about to be removed/))
  await reader.goto(link?.[0] ?? '')
  await reader.getByRole('heading', { name: 'Keep your second factors?' }).waitFor()
  await expectAccessibleOnAllScreens(reader)
  await reader.getByRole('button', { name: 'Keep them' }).click()
  await reader.getByRole('heading', { name: 'Your second factors stay' }).waitFor()
  await reader.goto(link?.[0] ?? '')
  await reader.getByRole('button', { name: 'Keep them' }).click()
  await reader.getByRole('heading', { name: 'There is nothing to stop' }).waitFor()
})
