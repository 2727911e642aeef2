import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { signInAsOwner, updateSiteSettings } from './members.ts'
import { scriptBytes } from './script-bytes.ts'

/** Bytes of the scripts that the dashboard loads at first, as brotli compresses them; home of a shop that is set up. */
const MAX_HOME = 172_000
const MAX_SIGN_IN = 166_000

beforeAll(() => updateSiteSettings({ setupGuide: { dismissed: true } }))
afterAll(() => updateSiteSettings({ setupGuide: { dismissed: false } }))

test('the first page of the dashboard loads no more scripts than its budget', async () => {
  const page = await open('desktop')
  expect(
    await scriptBytes(
      page,
      `${shop.baseUrl}/dashboard/sign-in`,
      page.getByLabel('Password', { exact: true }),
    ),
  ).toBeLessThan(MAX_SIGN_IN)
  await signInAsOwner(page)
  const home = await scriptBytes(
    page,
    `${shop.baseUrl}/dashboard/`,
    page.locator('.standing').first(),
  )
  expect(home).toBeGreaterThan(MAX_HOME / 2)
  expect(home).toBeLessThan(MAX_HOME)
})
