import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { byKeyboard } from './keyboard.ts'
import {
  callAsMerchant,
  expectAccessibleInAllThemes,
  fillCredentials,
  newEmail,
  newMember,
  password,
  readCode,
  resetSiteSettings,
  signInAsOwner,
  updateSiteSettings,
} from './members.ts'
import { type OtherWebsite, startOtherWebsite } from './other-website.ts'

let website: OtherWebsite
let clientId: string

beforeAll(async () => {
  website = await startOtherWebsite()
  const { client } = await callAsMerchant('POST', '/vitrine/v1/clients', {
    client: {
      name: 'Another website',
      allowedRedirectUris: [`${website.origin}/back`],
      allowedRedirectDomains: [website.origin],
    },
  })
  clientId = (client as { id: string }).id
})
afterAll(() => website.close())

/**
 * Opens the other website in a regular browser window: a private window would refuse third-party cookies anyway, and
 * prove nothing.
 */
async function visitWebsite(refusesThirdParties: boolean): Promise<BrowserContext> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-browser-'))
  folders.push(folder)
  mkdirSync(path.join(folder, 'Default'))
  const cookieControls = refusesThirdParties ? 1 : 0
  writeFileSync(
    path.join(folder, 'Default', 'Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: cookieControls } }),
  )
  const context = await chromium.launchPersistentContext(folder, {
    // A browser without windows has no such setting.
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  browsers.push(context)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(website.origin)
  await page.waitForFunction(() => 'sdk' in window)
  return context
}

const storesThirdPartyCookie = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'third')

const browsers: BrowserContext[] = []
const folders: string[] = []
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a page of another website, in a browser without third-party cookies', () => {
  let page: Page
  let context: BrowserContext
  beforeAll(async () => {
    context = await visitWebsite(true)
    page = context.pages()[0] as Page
  })

  test('cannot set a cookie that another browser accepts', async () => {
    expect(await storesThirdPartyCookie(await visitWebsite(false))).toBe(true)
    expect(await storesThirdPartyCookie(context)).toBe(false)
  })

  test('registers and signs a member in through the hidden frame, without leaving the page', async () => {
    const email = newEmail()
    const who = await page.evaluate(
      async ([baseUrl, client, address, secret]) => {
        const { sdk } = window as unknown as { sdk: typeof import('@vitrine/sdk') }
        const { auth } = sdk.createClient({
          baseUrl: baseUrl ?? '',
          services: {},
          auth: sdk.OAuthStrategy({ clientId: client ?? '' }),
        })
        const state = await auth.register({ email: address ?? '', password: secret ?? '' })
        if (state.loginState !== 'SUCCESS') return state.loginState
        const tokens = await auth.getMemberTokensForDirectLogin(state.data.sessionToken)
        auth.setTokens(tokens)
        const { authorization } = { authorization: tokens.accessToken.value }
        const me = await fetch(`${baseUrl}/members/v1/members/my?fieldsets=FULL`, {
          headers: { authorization },
        })
        return ((await me.json()) as { member: { loginEmail: string } }).member.loginEmail
      },
      [shop.baseUrl, clientId, email, password],
    )
    expect(who).toBe(email)
    expect(page.url()).toBe(`${website.origin}/`)
    expect((await page.context().cookies(shop.baseUrl)).map(({ name }) => name)).toEqual([])
  })
})

test.each([true, false])(
  'somebody from another website passes every step of the sign-in and returns (scripts: %s)',
  async (scripts) => {
    await updateSiteSettings({ requireEmailVerification: true })
    try {
      const page = await open('phone', { scripts })
      const reader = await open('desktop')
      const email = newEmail()
      const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
      const asked = new URLSearchParams({
        clientId,
        responseType: 'code',
        redirectUri: `${website.origin}/back`,
        scope: 'offline_access',
        state: 'ours',
        codeChallenge: challenge,
        codeChallengeMethod: 'S256',
      })
      await page.goto(`${shop.baseUrl}/_api/oauth2/authorize?${asked}`)
      await page.getByText(`to continue to ${new URL(website.origin).host}`).waitFor()
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByRole('heading', { name: 'Create an account' }).waitFor()
      await fillCredentials(page, email)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('Code').fill(await readCode(reader, email))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.waitForURL((url) => url.origin === website.origin)
      const { searchParams, pathname } = new URL(page.url())
      expect([pathname, searchParams.get('state')]).toEqual(['/back', 'ours'])
      expect(searchParams.get('code')).toMatch(/^\S{20,}$/)
    } finally {
      await resetSiteSettings()
    }
  },
)

describe('another shop that members sign in with', () => {
  const { id, apiKey } = shop.otherSite
  /** The other site answers at the other name of this machine. */
  const elsewhere = shop.baseUrl.replace('localhost', '127.0.0.1')
  const answerAt = (domain: string) =>
    callAsMerchant('PATCH', `/vitrine/v1/sites/${id}`, { site: { id, domains: [domain] } }, apiKey)
  const verified = (email: string, key?: string) =>
    callAsMerchant(
      'POST',
      '/_api/iam/authentication/v2/sign-on',
      { loginId: { email }, profile: {}, verifyEmail: true },
      key,
    )
  beforeAll(() => answerAt(new URL(elsewhere).host))
  afterAll(async () => {
    const { providers } = await callAsMerchant('GET', '/vitrine/v1/identity-providers')
    for (const { id: one } of providers as { id: string }[]) {
      await callAsMerchant('DELETE', `/vitrine/v1/identity-providers/${one}`)
    }
    await answerAt('edition.localhost')
  })

  test('is added by the owner without a mouse, who reads what is wrong with it', async () => {
    const redirect = `${shop.baseUrl}/sign-in/back`
    const asked = { name: 'Vitrine', allowedRedirectUris: [redirect] }
    const { client } = await callAsMerchant(
      'POST',
      '/vitrine/v1/clients',
      { client: asked },
      apiKey,
    )
    const { id: ours } = client as { id: string }
    const { secret } = await callAsMerchant(
      'POST',
      `/vitrine/v1/clients/${ours}/secret`,
      {},
      apiKey,
    )

    const staff = await open('desktop')
    await signInAsOwner(staff)
    const owner = byKeyboard(staff)
    await staff.goto(`${shop.baseUrl}/dashboard/settings/providers`)
    await staff.getByRole('heading', { name: 'Everybody signs in with a password' }).waitFor()
    await expectAccessibleInAllThemes(staff)
    await owner.press(staff.getByRole('button', { name: 'Add a provider' }).first())
    const dialog = staff.getByRole('dialog')
    const field = (label: string) => dialog.getByLabel(label, { exact: true })
    await dialog.getByText(redirect).waitFor()
    await owner.write(field('Name'), 'Edition')
    await owner.write(field('Issuer'), `${elsewhere}/nowhere`)
    await owner.write(field('Client id'), ours)
    await owner.write(field('Client secret'), secret as string)
    await owner.press(dialog.getByRole('button', { name: 'Try it' }))
    await dialog.getByText('There is nothing of this kind at this address').waitFor()
    await owner.reach(field('Issuer'), 'Shift+Tab')
    await owner.write(field('Issuer'), elsewhere)
    await owner.press(dialog.getByRole('button', { name: 'Try it' }))
    await dialog.getByText('It answers, and is set up as it should be').waitFor()
    await expectAccessibleInAllThemes(staff)
    await owner.press(dialog.getByRole('button', { name: 'Add', exact: true }).last())
    await staff.getByText('nobody yet').waitFor()
    await expectAccessibleInAllThemes(staff)
  })

  test('refuses an address nobody proved, is linked with the account that is there, and unlinked', async () => {
    const email = await newMember(await open('desktop'))
    await verified(email)
    const page = await open('phone')
    const { press, write } = byKeyboard(page)
    await page.goto(`${elsewhere}/register`)
    await fillCredentials(page, email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto(`${shop.baseUrl}/login?return=/account`)
    const button = page.getByRole('link', { name: 'Continue with Edition' })
    await button.waitFor()
    await expectAccessibleInAllThemes(page)
    await press(button)
    await page.getByRole('heading', { name: 'Confirm your e-mail there first' }).waitFor()
    await expectAccessibleInAllThemes(page)
    await verified(email, apiKey)
    await press(page.getByRole('link', { name: 'Sign in another way' }))
    await press(button)
    await page.getByRole('heading', { name: 'You have an account here already' }).waitFor()
    await expectAccessibleInAllThemes(page)
    await write(page.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account$/)
    await page.goto(`${shop.baseUrl}/account/sign-ins`)
    await page.getByText(/Linked on/).waitFor()
    await expectAccessibleInAllThemes(page)
    await press(page.getByRole('button', { name: 'Unlink Edition' }))
    await page.getByText('No sign-ins are linked.').waitFor()
    await press(page.getByRole('link', { name: 'Link Edition' }))
    await page.getByText(/Linked on/).waitFor()
  })
})
