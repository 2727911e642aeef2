import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { byKeyboard } from './keyboard.ts'
import {
  callAsMerchant,
  codeOf,
  expectAccessibleInAllThemes,
  newEmail,
  password,
  readCode,
  readPhone,
  resetSiteSettings,
  updateSiteSettings,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
afterEach(() => resetSiteSettings())

/** One person at one page, without a mouse. */
function keyboardUser(page: Page) {
  const keys = byKeyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name })
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
  return {
    ...keys,
    button,
    link,
    field,
    heading,
    /** Through the menu of the account. */
    async open(place: string, title = place) {
      await keys.press(page.getByRole('navigation', { name: 'Your account' }).getByText(place))
      await heading(title)
      await expectAccessibleInAllThemes(page)
    },
    async enter(email: string, mode: 'login' | 'register') {
      await page.goto(at(`/${mode}?return=/account`))
      await keys.write(field('E-mail'), email)
      await keys.write(field('Password'), password)
      await page.keyboard.press('Enter')
    },
    async keepCodes() {
      await heading('Save these codes')
      await keys.press(page.getByRole('checkbox'), 'Space')
      await keys.press(button('Go on'))
      await page.waitForURL(/\/account\/factors$/)
    },
    done: () => page.getByText('Done.').waitFor(),
  }
}

test('a member edits profile, password, devices and connected websites by keyboard', async () => {
  const page = await open('desktop')
  const me = keyboardUser(page)
  const email = newEmail()
  await me.enter(email, 'register')
  await me.heading('Your account')
  await expectAccessibleInAllThemes(page)
  const elsewhere = keyboardUser(await open('phone'))
  await elsewhere.enter(email, 'login')
  await elsewhere.heading('Your account')

  await me.open('Profile')
  await me.write(me.field('First name'), 'Grace')
  await me.write(me.field('Last name'), 'Hopper')
  await me.press(page.getByRole('checkbox', { name: /Other members/ }), 'Space')
  expect(await page.getByRole('checkbox', { name: /Other members/ }).isChecked()).toBe(true)
  await me.press(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('Saved.').waitFor()
  // And back again.
  await me.reach(me.field('Last name'), 'Shift+Tab')
  expect(await me.field('Last name').inputValue()).toBe('Hopper')

  await me.open('Devices')
  await me.press(page.getByRole('main').getByRole('listitem').getByRole('button'))
  await me.done()
  await me.open('Password')
  await me.write(me.field('New password'), 'the-new-long-passphrase')
  await me.press(me.button('Change the password'))
  await me.done()

  await page.goto(await partnerAddress())
  await me.press(me.button('Allow'))
  await page.waitForURL(/code=/)
  await page.goto(at('/account'))
  await me.open('Websites', 'Connected websites')
  await page.getByText('Reading Room').waitFor()
  await me.press(me.button('Remove access'))
  await me.done()
  expect(await page.getByText('Reading Room').count()).toBe(0)
  await me.open('Your files')
})

/** The sign-in URL to which another website sends its visitors. */
async function partnerAddress(): Promise<string> {
  const redirectUri = at('/search')
  const { client } = await callAsMerchant('POST', '/vitrine/v1/clients', {
    client: {
      name: 'Reading Room',
      isThirdParty: true,
      allowedRedirectUris: [redirectUri],
      allowedScopes: ['email'],
    },
  })
  const asked = new URLSearchParams({
    client_id: (client as { id: string }).id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: 'ours',
    code_challenge: createHash('sha256').update('a'.repeat(50)).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return at(`/_api/oauth2/authorize?${asked}`)
}

test('second factors are added, used, renewed and removed without a mouse', async () => {
  await updateSiteSettings({ factors: { allowed: ['TOTP', 'EMAIL', 'SMS', 'PUSH'] } })
  const page = await open('desktop')
  const reader = await open('desktop')
  const me = keyboardUser(page)
  const email = newEmail()
  await me.enter(email, 'register')
  await me.heading('Your account')
  await me.open('Two-step verification')
  const add = async (way: RegExp) => {
    await me.press(me.link('Add a second factor'))
    await me.heading('Add a second factor')
    await me.press(me.button(way))
  }

  await add(/Authenticator app/)
  await me.press(page.getByText('Cannot scan?'))
  const secret = ((await page.locator('.enrolment-secret p').textContent()) ?? '').replace(/ /g, '')
  await me.write(me.field('Six-digit code'), codeOf(secret))
  await page.keyboard.press('Enter')
  await me.heading('Save these codes')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    me.press(me.link('Download')),
  ])
  await download.path()
  await me.keepCodes()

  await add(/Code by mail/)
  await page.getByText('We have sent a code to').waitFor()
  await me.write(me.field('Six-digit code'), await readCode(reader, email))
  await page.keyboard.press('Enter')
  await me.done()

  const number = `0151${String(Date.now()).slice(-8)}`
  await add(/Text message/)
  await me.reach(me.field('Country'))
  await page.keyboard.type('Germany')
  await me.write(me.field('Phone number'), number)
  await page.keyboard.press('Enter')
  await page.getByText('We have sent a code to').waitFor()
  await me.write(me.field('Six-digit code'), await readPhone(reader, `+49${number.slice(1)}`))
  await page.keyboard.press('Enter')
  await me.done()
  await add(/Approval on another device/)
  await me.done()
  await expectAccessibleInAllThemes(page)

  const phone = await open('phone')
  const other = keyboardUser(phone)
  await other.enter(email, 'login')
  await phone.waitForURL(/second-factor/)
  if (!phone.url().includes('choose')) await other.press(other.link('Use another way'))
  await other.press(other.button(/Approval on another device/))
  const shown = (await phone.locator('.match-number').textContent()) ?? ''
  await me.heading('Is it you who is signing in?')
  await me.write(me.field('Number shown there'), shown.replace(/\D/g, ''))
  await page.keyboard.press('Enter')
  await page.getByText('The other device continues by itself.').waitFor()
  await other.heading('Your account')

  await me.press(me.button('Make new codes'))
  await me.keepCodes()
  // The page says so of the codes already, until the next one is there.
  await Promise.all([page.waitForEvent('load'), me.press(me.button('Forget all devices'))])
  await me.done()
  await me.press(me.button(/Remove.*Code by mail/))
  await me.button(/Remove.*Code by mail/).waitFor({ state: 'detached' })
})

test('somebody exports their data and deletes the account without a mouse', async () => {
  const page = await open('phone')
  const me = keyboardUser(page)
  const email = newEmail()
  await me.enter(email, 'register')
  await me.heading('Your account')
  await me.open('Your data')
  for (const name of ['Download to read', 'Download as JSON']) {
    const [download] = await Promise.all([page.waitForEvent('download'), me.press(me.link(name))])
    await download.path()
  }
  await me.write(page.getByLabel(/to confirm/), email)
  await me.press(me.button('Delete the account'))
  await page.getByRole('heading', { name: 'Goodbye, and thank you' }).waitFor()
})
