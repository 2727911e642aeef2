import { isHydrated } from '@vitrine/testkit/page-bytes'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, open, shop } from './browser.ts'
import {
  expectAccessibleOnAllScreens,
  expectSignedIn,
  fillCredentials,
  newEmail,
  password,
  register,
  signIn,
  signOut,
} from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`

/** Counts a page's requests to a path, and decides how much of the response arrives. */
async function interceptResponses(page: Page, path: string, delivered: 'nothing' | 'a document') {
  const sent: string[] = []
  await page.route(at(path), async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const response = await route.fetch()
    if (delivered === 'nothing') await route.abort('connectionreset')
    else await route.fulfill({ response, contentType: 'text/html', body: '<!doctype html><p>500' })
    sent.push(request.resourceType())
  })
  return sent
}

describe('a form whose response was lost', () => {
  test.each([
    ['nothing', 'The shop could not be reached. Check your connection, then try again.'],
    ['a document', 'That did not work just now. Try again in a moment.'],
  ] as const)(
    'is not sent again automatically: the browser received %s',
    async (received, sentence) => {
      const page = await open('phone')
      const sent = await interceptResponses(page, '/register', received)
      const email = newEmail()
      // The connection that breaks is ours: the browser may say so.
      page.removeAllListeners('console')
      await page.goto(at('/register'))
      await fillCredentials(page, email)
      await page.getByLabel('Name').fill('Ada')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText(sentence).waitFor()
      await expectAccessibleOnAllScreens(page)
      expect(sent).toEqual(['fetch'])
      expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect.poll(() => sent.length).toBe(2)
      await page.unroute(at('/register'))
      // The cookies of a lost answer are lost, too.
      await page.context().clearCookies()
      await signIn(page, email)
      await expectSignedIn(page, email)
    },
  )
})

test('pressing twice sends it once', async () => {
  const page = await open('desktop')
  const email = newEmail()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(at('/register'))
  // Before scripts run, the browser itself submits forms, even twice for fast clicks.
  await page.waitForFunction(isHydrated)
  await fillCredentials(page, email)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await page.waitForURL((url) => url.pathname === '/')
  expect(sent).toEqual(['/register'])
})

test('a page that was signed out elsewhere redirects to the sign-in, and back to where it was', async () => {
  const page = await open('desktop')
  const email = newEmail()
  await register(page, email, '/account/profile')
  await page.waitForURL(/\/account\/profile$/)
  await page.context().clearCookies()
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await fillCredentials(page, email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/account\/profile$/)
})

test('pages of a flow that was not started redirect to the sign-in', async () => {
  const page = await open('desktop')
  for (const path of ['/verify-email', '/second-factor', '/second-factor/choose', '/account']) {
    await page.goto(at(path))
    await page.waitForURL(/\/login/)
  }
})

test('the pages with a status are accessible', async () => {
  const page = await open('desktop')
  const pages = [
    ['/logged-out', 'You are signed out'],
    ['/waiting-for-approval', 'Almost there'],
    ['/account-closed', 'This account is closed'],
    ['/reset-password', 'This link has expired'],
    ['/forgot-password', 'Forgot your password?'],
    ['/_api/oauth2/authorize?clientId=nobody', 'This sign-in link does not work'],
    ['/account/nowhere', 'Page not found'],
  ] as const
  for (const [path, title] of pages) {
    await page.goto(at(path))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expectAccessibleOnAllScreens(page)
  }
})

test('somebody who reads German sees German on every page', async () => {
  const page = await open('phone')
  const email = newEmail()
  await page.goto(at('/register'))
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Konto anlegen' }).waitFor()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('passwort')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByText('zu leicht zu raten').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  for (const path of ['', '/profile', '/password', '/factors', '/devices', '/delete']) {
    await page.goto(at(`/account${path}`))
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await expectAccessible(page)
  }
  await page.goto(at('/login?lang=en'))
  await signOut(page)
})
