import { createHmac } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, screens, shop } from './browser.ts'

export const password = 'a-long-enough-passphrase'

let people = 0
export const newEmail = (): string => {
  people += 1
  return `member-${people}-${Date.now()}@example.com`
}

/** Asks the server as the merchant's own program. */
export async function callAsMerchant(
  method: string,
  path: string,
  body?: object,
  apiKey = shop.apiKey,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method,
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as Record<string, unknown>
}

export const updateSiteSettings = (settings: object) =>
  callAsMerchant('PATCH', '/vitrine/v1/site/settings', { settings })

/** Restores the default settings; every journey that changes them calls it. */
export const resetSiteSettings = () =>
  updateSiteSettings({
    requireEmailVerification: false,
    requireOwnerApproval: false,
    captcha: { mode: 'off' },
    factors: { required: 'never', allowed: ['TOTP', 'EMAIL', 'WEBAUTHN'] },
    branding: { accentColor: '' },
    staff: { requireSecondFactor: false },
  })

/** Browser storage after the first sign-in of a file, which identifies a known device. */
let ownerStorage: Awaited<ReturnType<BrowserContext['storageState']>> | undefined

/** Signs the owner in to the dashboard. */
export async function signInAsOwner(page: Page): Promise<void> {
  if (ownerStorage) await restoreStorage(page, ownerStorage)
  await page.goto(`${shop.baseUrl}/dashboard/`)
  const home = page.getByRole('heading', { level: 1, name: 'Home' })
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true })
  await home.or(signInButton).first().waitFor()
  if (await home.isVisible()) return
  await page.getByLabel('E-mail').fill(shop.staff.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.staff.password)
  await signInButton.click()
  await home.waitFor()
  ownerStorage = await page.context().storageState()
}

/** Comes to the dashboard by an invitation. */
export async function acceptInvitation(page: Page, role: string): Promise<string> {
  const email = newEmail()
  const invitation = { email, role }
  const created = await callAsMerchant('POST', '/vitrine/v1/staff/invitations', { invitation })
  await page.goto(String(created.link))
  await page.getByLabel('Your name').fill('Kim')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  return email
}

/** Adds stored browser data to this context. */
async function restoreStorage(
  page: Page,
  { cookies, origins }: NonNullable<typeof ownerStorage>,
): Promise<void> {
  await page.context().addCookies(cookies)
  // Local storage belongs to an origin, so a page of it has to be open.
  const address = `${shop.baseUrl}/dashboard/`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  await page.unroute(address)
  const words = origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, words)
}

/** Reads the text of the latest mail to an address on the mailbox page, once there are enough of this kind. */
export async function readMail(
  reader: Page,
  email: string,
  subject: RegExp,
  count = 1,
): Promise<string> {
  const row = reader.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })
  await expect
    .poll(async () => {
      await reader.goto(`${shop.baseUrl}/mailbox`)
      return row.count()
    })
    .toBeGreaterThanOrEqual(count)
  await row.first().click()
  await reader.getByRole('link', { name: 'As text' }).click()
  return (await reader.locator('pre').textContent()) ?? ''
}

export async function readCode(reader: Page, email: string, count = 1): Promise<string> {
  const text = await readMail(reader, email, /\b(code|confirm)/i, count)
  return /\b(\d{6})\b/.exec(text)?.[1] ?? ''
}

/** The digits of the latest message to a phone, as the mailbox page shows it, once there are enough. */
export async function readPhone(reader: Page, number: string, count = 1): Promise<string> {
  const messages = reader.locator('.message').filter({ hasText: number })
  await expect
    .poll(async () => {
      await reader.goto(`${shop.baseUrl}/mailbox?box=phone`)
      return messages.count()
    })
    .toBeGreaterThanOrEqual(count)
  const text = (await messages.first().locator('p').last().textContent()) ?? ''
  return /\b(\d{6})\b/.exec(text)?.[1] ?? ''
}

/**
 * Nothing for axe to find, on a desktop by day and on a phone by night; in the long run, as continuous integration has
 * it, on both at any time of day.
 */
export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? screens.desktop
  const isLong = process.env.LONG_TESTS !== undefined
  await page.setViewportSize(screens.desktop)
  await expectAccessibleInAllThemes(page, isLong ? ['light', 'dark'] : ['light'])
  await page.setViewportSize(screens.phone)
  await expectAccessibleInAllThemes(page, isLong ? ['dark', 'light'] : ['dark'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(before)
}

/** Nothing for axe to find on this screen, by day and by night. */
export async function expectAccessibleInAllThemes(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

export async function register(page: Page, email: string, back = ''): Promise<void> {
  await page.goto(`${shop.baseUrl}/register${back && `?return=${encodeURIComponent(back)}`}`)
  await fillCredentials(page, email)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Somebody who has just registered; their e-mail. */
export async function newMember(page: Page): Promise<string> {
  const email = newEmail()
  await register(page, email)
  await page.waitForURL((url) => url.pathname === '/')
  return email
}

/** Reads the codes that are shown once, and goes on. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Save these codes' }).waitFor()
  const codes = await page.locator('.codes li').allTextContents()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/account\/factors$/)
  return codes
}

export async function signIn(
  page: Page,
  email: string,
  { secret = password, back = '/account' } = {},
): Promise<void> {
  await page.goto(`${shop.baseUrl}/login?return=${encodeURIComponent(back)}`)
  await fillCredentials(page, email, secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function fillCredentials(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

export async function signOut(page: Page): Promise<void> {
  await page.goto(`${shop.baseUrl}/logged-out`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
}

/** The page of the account, and whose it is. */
export async function expectSignedIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith('/account'))
  await page.goto(`${shop.baseUrl}/account`)
  await page.getByText(email).first().waitFor()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30

/**
 * The code an authenticator app shows (RFC 6238), some steps from now; each is good once. The code of the step before
 * ends with this step, which can be before it is typed.
 */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret]
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
