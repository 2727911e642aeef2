import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { asBefore, asMerchant, decide, fillDoor, newEmail, password, readCode } from './members.ts'
import { type OtherWebsite, startOtherWebsite } from './other-website.ts'

let website: OtherWebsite
let clientId: string

beforeAll(async () => {
  website = await startOtherWebsite()
  const { client } = await asMerchant('POST', '/vitrine/v1/clients', {
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
 * Opens the other website as somebody's everyday browser does: a private window would refuse cookies
 * of third parties anyway, and prove nothing.
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
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  browsers.push(context)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(website.origin)
  await page.waitForFunction(() => 'sdk' in window)
  return context
}

const keepsThird = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'third')

const browsers: BrowserContext[] = []
const folders: string[] = []
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a page of another website, in a browser that keeps no cookies of third parties', () => {
  let page: Page
  let context: BrowserContext
  beforeAll(async () => {
    context = await visitWebsite(true)
    page = context.pages()[0] as Page
  })

  test('is refused a cookie that another browser keeps', async () => {
    expect(await keepsThird(await visitWebsite(false))).toBe(true)
    expect(await keepsThird(context)).toBe(false)
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
  'somebody sent here by another website goes through every gate and back (scripts: %s)',
  async (scripts) => {
    await decide({ requireEmailVerification: true })
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
      await page.getByText(`to go on to ${new URL(website.origin).host}`).waitFor()
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByRole('heading', { name: 'Create an account' }).waitFor()
      await fillDoor(page, email)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('Code').fill(await readCode(reader, email))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page.waitForURL((url) => url.origin === website.origin)
      const { searchParams, pathname } = new URL(page.url())
      expect([pathname, searchParams.get('state')]).toEqual(['/back', 'ours'])
      expect(searchParams.get('code')).toMatch(/^\S{20,}$/)
    } finally {
      await asBefore()
    }
  },
)
