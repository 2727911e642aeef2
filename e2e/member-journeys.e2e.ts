import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  expectAccessibleOnAllScreens,
  expectSignedIn,
  fillCredentials,
  newEmail,
  password,
  readCode,
  readMail,
  register,
  resetSiteSettings,
  signIn,
  signInAsOwner,
  signOut,
  updateSiteSettings,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => resetSiteSettings())

describe.each([true, false])('with scripts: %s', (scripts) => {
  test('somebody registers, confirms the address with the mailed code, and returns to the page from before', async () => {
    await updateSiteSettings({ requireEmailVerification: true })
    const page = await open('phone', { scripts })
    const reader = await open('desktop')
    const email = newEmail()
    await register(page, email, '/account/devices')
    await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor()
    if (scripts) await expectAccessibleOnAllScreens(page)
    expect(page.url()).not.toMatch(/token|code=/i)
    await page.getByLabel('Code').fill('000 000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code is wrong.').first().waitFor()
    const code = await readCode(reader, email)
    await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/\/account\/devices$/)
    await page.getByText('This device').waitFor()
    await page.goto(at('/account'))
    expect(await page.getByText('not confirmed yet').count()).toBe(0)
  })

  test('somebody who forgot the password sets a new one by the link, which works once', async () => {
    const page = await open('desktop', { scripts })
    const reader = await open('desktop')
    const email = newEmail()
    await register(page, email)
    await page.waitForURL((url) => url.pathname === '/')
    await signOut(page)
    await page.goto(at('/login?return=/account/profile'))
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(`If there is an account for ${email}`).waitFor()
    if (scripts) await expectAccessibleOnAllScreens(page)
    const [link = ''] =
      /http\S+recoveryToken=\S+/.exec(await readMail(reader, email, /password/)) ?? []
    await page.goto(link)
    expect(page.url()).toBe(at('/reset-password'))
    if (scripts) await expectAccessibleOnAllScreens(page)
    await page.getByLabel('New password').fill('password')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByText('too easy to guess').first().waitFor()
    await page.getByLabel('New password').fill('another-long-passphrase')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.waitForURL(/\/account\/profile$/)
    const later = await open('desktop', { scripts })
    await later.goto(link)
    await later.getByLabel('New password').fill('yet-another-passphrase')
    await later.getByRole('button', { name: 'Set the password' }).click()
    await later.getByRole('heading', { name: 'This link has expired' }).waitFor()
    if (scripts) await expectAccessibleOnAllScreens(later)
    await signIn(later, email)
    await later.getByText('This password does not match').first().waitFor()
    await signIn(later, email, { secret: 'another-long-passphrase' })
    await expectSignedIn(later, email)
  })
})

test('the answer to a forgotten password is the same for an unknown address', async () => {
  const page = await open('desktop')
  await page.goto(at('/forgot-password'))
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('E-mail').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account for nobody-at-all@example.com').waitFor()
})

test('a new account waits until the owner approves it in the dashboard, and a blocked one reads that it is blocked', async () => {
  await updateSiteSettings({ requireOwnerApproval: true })
  const page = await open('phone')
  const email = newEmail()
  await register(page, email)
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()

  const owner = await open('desktop')
  await signInAsOwner(owner)
  await owner.goto(at('/dashboard/members?status=PENDING'))
  await owner.getByLabel('Search by name or e-mail').fill(email)
  await owner.getByRole('button', { name: `Approve “${email}”` }).click()
  await owner.getByText(`“${email}” is approved.`).waitFor()
  await signIn(page, email)
  await expectSignedIn(page, email)

  await owner.goto(at(`/dashboard/members?q=${email}`))
  await owner.getByRole('link', { name: email }).click()
  await owner.getByRole('button', { name: 'Block', exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await owner.getByText('Cannot sign in. You can approve').waitFor()
  // What was signed in ends with it, and no new sign-in gets through.
  await page.goto(at('/account/profile'))
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signIn(page, email)
  await page.getByRole('heading', { name: 'This account is closed' }).waitFor()
  await expectAccessibleOnAllScreens(page)
})

const portrait = (
  text = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(text, 'base64'),
})

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('a member chooses a photo and removes it, %s', async (_, scripts) => {
  const page = await open('phone', { scripts })
  await register(page, newEmail())
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(at('/account/profile'))
  const file = page.getByLabel('Choose a photo')
  const save = page.getByRole('button', { name: 'Save photo' })
  await save.click()
  await page.getByText('Choose a photo first.').first().waitFor()
  await file.setInputFiles(portrait(Buffer.from('no picture').toString('base64')))
  await save.click()
  await page.getByText('not a photo we can show').first().waitFor()
  if (scripts) await expectAccessibleOnAllScreens(page)
  await file.setInputFiles({ ...portrait(), buffer: Buffer.alloc(6 * 1024 * 1024) })
  await save.click()
  await page.getByText('more than 5 MB').first().waitFor()
  await file.setInputFiles(portrait())
  await save.click()
  await page.getByText('Saved.').waitFor()
  const shown = page.getByRole('img', { name: 'Your photo' })
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1)
  if (scripts) await expectAccessibleOnAllScreens(page)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  // The message of the photo before is still there.
  await expect.poll(() => shown.count()).toBe(0)
  await page.getByText('Saved.').waitFor()
})

test('a member edits the profile and signs out other devices', async () => {
  const page = await open('desktop')
  const other = await open('phone')
  const email = newEmail()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(other, email)
  await expectSignedIn(other, email)

  await page.goto(at('/account/profile'))
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('First name').fill('Grace 🌿')
  await page.getByLabel('Last name').fill('عائشة')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Grace 🌿')
  await page.goto(at('/account'))
  await page.getByRole('heading', { name: 'Grace 🌿 عائشة' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.goto(at('/account/devices'))
  const devices = page.getByRole('main').getByRole('listitem')
  expect(await devices.filter({ hasText: /Chrome, Linux.*127\.0\.0\.1/s }).count()).toBe(2)
  await expectAccessibleOnAllScreens(page)
  await devices.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Done.').waitFor()
  await expect.poll(() => devices.count()).toBe(1)
  await other.goto(at('/account'))
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await signIn(other, email)
  await expectSignedIn(other, email)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Done.').waitFor()
  await other.goto(at('/account'))
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('a member changes the password and deletes the account, after signing in again', async () => {
  const page = await open('desktop')
  const email = newEmail()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  // As when the sign-in was some time ago.
  await page.context().clearCookies({ name: 'vitrine_fresh' })
  await page.goto(at('/account/password'))
  await page.getByRole('heading', { name: 'Confirm your password' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/password$/)
  await expectAccessibleOnAllScreens(page)
  await page.getByLabel('New password').fill('the-new-long-passphrase')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Done.').waitFor()

  await page.goto(at('/account/delete'))
  await expectAccessibleOnAllScreens(page)
  for (const [name, type] of [
    ['Download to read', 'html'],
    ['Download as JSON', 'json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe(`personal-data.${type}`)
    expect(readFileSync(await download.path(), 'utf8')).toContain(email)
  }
  await page.getByLabel(/to confirm/).fill('someone@example.com')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByText('This is not the e-mail of the account.').first().waitFor()
  await page.getByLabel(/to confirm/).fill(email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('heading', { name: 'Goodbye, and thank you' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await signIn(page, email, { secret: 'the-new-long-passphrase' })
  await page.getByText('We cannot sign you in with this e-mail.').first().waitFor()
})

describe('a captcha', () => {
  /** The shop looks at its settings a few times a minute. */
  const shows = (page: Page, words: string) =>
    expect
      .poll(
        async () => {
          await page.goto(at('/register'))
          return (await page.content()).includes(words)
        },
        { interval: 1000 },
      )
      .toBe(true)

  test('is a box to tick, and a clear message without scripts', async () => {
    await updateSiteSettings({
      captcha: { mode: 'visible', provider: 'proof-of-work', difficulty: 1000 },
    })
    const page = await open('desktop')
    await shows(page, 'I am human')
    await expectAccessibleOnAllScreens(page)
    await fillCredentials(page, newEmail())
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Confirm that you are human').first().waitFor()
    await page.getByLabel('I am human').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const plain = await open('desktop', { scripts: false })
    await plain.goto(at('/login'))
    // Chromium hides these words while a protocol, not its reader, turns scripts off.
    expect(await plain.locator('noscript').first().textContent()).toContain('that needs scripts')
  })

  test('is solved invisibly while somebody fills in the form', async () => {
    await updateSiteSettings({
      captcha: { mode: 'invisible', provider: 'proof-of-work', difficulty: 1000 },
    })
    const page = await open('phone')
    const email = newEmail()
    await shows(page, '"mode":"invisible"')
    expect(await page.getByText('I am human').count()).toBe(0)
    await fillCredentials(page, email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await signOut(page)
    await signIn(page, email)
    await expectSignedIn(page, email)
  })
})

test('a shop’s own colour has enough contrast everywhere', async () => {
  await updateSiteSettings({ branding: { accentColor: '#ffe14d' } })
  const page = await open('phone')
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--v-accent'))
  const before = 'oklch(0.57 0.19 35)'
  await expect
    .poll(
      async () => {
        await page.goto(at('/login'))
        return (await accent()).trim()
      },
      { interval: 2000 },
    )
    .not.toBe(before)
  await expectAccessibleOnAllScreens(page)
})
