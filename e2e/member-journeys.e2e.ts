import { afterEach, describe, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import {
  asBefore,
  codeOf,
  decide,
  expectFine,
  expectIn,
  fillDoor,
  moderate,
  newEmail,
  password,
  readCode,
  readMail,
  register,
  signIn,
  signOut,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => asBefore())

describe.each([true, false])('with scripts: %s', (scripts) => {
  test('somebody registers, proves the address by the mailed code, and goes where they were going', async () => {
    await decide({ requireEmailVerification: true })
    const page = await open('phone', { scripts })
    const reader = await open('desktop')
    const email = newEmail()
    await register(page, email, '/account/devices')
    await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor()
    if (scripts) await expectFine(page)
    expect(page.url()).not.toMatch(/token|code=/i)
    await page.getByLabel('Code').fill('000 000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code does not fit.').first().waitFor()
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
    if (scripts) await expectFine(page)
    const [link = ''] =
      /http\S+recoveryToken=\S+/.exec(await readMail(reader, email, /password/)) ?? []
    await page.goto(link)
    expect(page.url()).toBe(at('/reset-password'))
    if (scripts) await expectFine(page)
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
    await later.getByRole('heading', { name: 'This link has run out' }).waitFor()
    if (scripts) await expectFine(later)
    await signIn(later, email)
    await later.getByText('That password does not fit').first().waitFor()
    await signIn(later, email, { secret: 'another-long-passphrase' })
    await expectIn(later, email)
  })
})

test('the answer to a forgotten password is the same for an address nobody has', async () => {
  const page = await open('desktop')
  await page.goto(at('/forgot-password'))
  await expectFine(page)
  await page.getByLabel('E-mail').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If there is an account for nobody-at-all@example.com').waitFor()
})

test('a new account waits until the owner approves it, and a blocked one is told so', async () => {
  await decide({ requireOwnerApproval: true })
  const page = await open('phone')
  const email = newEmail()
  await register(page, email)
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await expectFine(page)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Almost there' }).waitFor()
  await moderate(email, 'approve')
  await signIn(page, email)
  await expectIn(page, email)
  await moderate(email, 'block')
  await page.context().clearCookies()
  await signIn(page, email)
  await page.getByRole('heading', { name: 'This account is closed' }).waitFor()
  await expectFine(page)
})

test('somebody adds an authenticator app, is asked for it, and gets in by a recovery code without it', async () => {
  const page = await open('desktop')
  const email = newEmail()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto(at('/account/factors'))
  await page.getByText('There is none yet.').waitFor()
  await expectFine(page)
  await page.getByRole('link', { name: 'Add a second factor' }).click()
  await page.getByRole('heading', { name: 'Add a second factor' }).waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: /Authenticator app/ }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await page.getByText('Cannot scan?').click()
  await expectFine(page)
  const shown = await page.locator('.enrolment-secret p').textContent()
  expect(shown).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4} ?$/)
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This code does not fit.').first().waitFor()
  await page.getByLabel('Six-digit code').fill(codeOf(secret, -1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  await expectFine(page)
  const codes = await page.locator('.codes li').allTextContents()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Keep the codes first').first().waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('10 codes are left.').waitFor()
  await expectFine(page)
  await signOut(page)

  await signIn(page, email, { back: '/account/devices' })
  await page.getByRole('heading', { name: 'One more proof' }).waitFor()
  await expectFine(page)
  await page.getByLabel('Code of the app').fill(codeOf(secret, 0))
  await page.getByText('Remember this device for 30 days').click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/devices$/)
  await signOut(page)
  await signIn(page, email)
  await expectIn(page, email)

  const elsewhere = await open('phone', { scripts: false })
  await signIn(elsewhere, email)
  await elsewhere.getByRole('link', { name: 'Use another way' }).click()
  await elsewhere.getByRole('button', { name: /Recovery code/ }).click()
  await elsewhere.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase())
  await elsewhere.getByRole('button', { name: 'Go on' }).click()
  await expectIn(elsewhere, email)
  await elsewhere.goto(at('/account/factors'))
  await elsewhere.getByText('9 codes are left.').waitFor()
})

test('where the site asks for a second factor, one is added before anybody is in', async () => {
  const page = await open('phone')
  const reader = await open('desktop')
  const email = newEmail()
  await decide({ factors: { required: 'always' } })
  await register(page, email, '/account/devices')
  await page.getByText('This shop asks for a second proof').waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: /Code by mail/ }).click()
  await page.getByText('We have sent a code to m…@example.com').waitFor()
  await expectFine(page)
  await page.getByLabel('Six-digit code').fill(await readCode(reader, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/devices$/)
})

test('a member keeps the profile, the password and the devices in order, and leaves', async () => {
  const page = await open('desktop')
  const other = await open('phone')
  const email = newEmail()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  await signIn(other, email)
  await expectIn(other, email)

  await page.goto(at('/account/profile'))
  await expectFine(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Address of a picture').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This is not the address of a picture.').first().waitFor()
  await page.getByLabel('Address of a picture').fill('https://example.com/grace.jpg')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Grace')

  await page.goto(at('/account/devices'))
  await expectFine(page)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Done.').waitFor()
  await other.goto(at('/account'))
  await other.getByRole('heading', { name: 'Welcome back' }).waitFor()

  // As when the sign-in was some time ago.
  await page.context().clearCookies({ name: 'vitrine_fresh' })
  await page.goto(at('/account/password'))
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor()
  await expectFine(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/password$/)
  await expectFine(page)
  await page.getByLabel('New password').fill('the-new-long-passphrase')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Done.').waitFor()

  await page.goto(at('/account/delete'))
  await expectFine(page)
  await page.getByLabel(/to confirm/).fill('someone@example.com')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByText('This is not the e-mail of the account.').first().waitFor()
  await page.getByLabel(/to confirm/).fill(email)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByText('Your account has been deleted.').waitFor()
  await expectFine(page)
  await signIn(page, email, { secret: 'the-new-long-passphrase' })
  await page.getByText('We cannot sign you in with this e-mail.').first().waitFor()
})

test('a captcha is a box to tick, and without scripts an honest sentence', async () => {
  await decide({ captcha: { mode: 'visible', provider: 'proof-of-work', difficulty: 1000 } })
  const page = await open('desktop')
  // The shop looks at its settings a few times a minute.
  await expect
    .poll(
      async () => {
        await page.goto(at('/register'))
        return page.getByText('I am a person').count()
      },
      { timeout: 30_000, interval: 2000 },
    )
    .toBe(1)
  await expectFine(page)
  await fillDoor(page, newEmail())
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Show that you are a person').first().waitFor()
  await page.getByLabel('I am a person').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const plain = await open('desktop', { scripts: false })
  await plain.goto(at('/register'))
  await plain.getByText('that needs scripts').waitFor()
})

test('a shop’s own colour is readable wherever it stands', async () => {
  await decide({ branding: { accentColor: '#ffe14d' } })
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
      { timeout: 30_000, interval: 2000 },
    )
    .not.toBe(before)
  await expectFine(page)
})
