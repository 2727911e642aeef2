import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const id = crypto.randomUUID()
const section = crypto.randomUUID()
const slug = 'kiln-visits'
const draft = {
  title: 'Kiln visits',
  description: 'When the kiln is open to guests.',
  sections: [
    { id: section, story: { title: 'Fridays', html: '<p>Bring closed shoes.</p>' } },
    { id: crypto.randomUUID(), quote: { text: 'Warm all winter.', author: 'Ada' } },
  ],
}

afterEach(() => callAsMerchant('DELETE', `/vitrine/v1/pages/${id}`))

test('a merchant translates a page, sees what is missing and out of date, and visitors read it', {
  timeout: 300_000,
}, async () => {
  await callAsMerchant('PUT', `/vitrine/v1/pages/${id}`, { revision: 0, slug, draft })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at(`/dashboard/pages/${id}`))
  const language = page.getByLabel('Language', { exact: true })
  await language.selectOption('he')
  const preview = page.frameLocator('iframe[title="Preview of the draft"]')
  await preview.locator('html[lang="he"]').waitFor()
  await page.getByLabel('Title', { exact: true }).fill('ביקור בכבשן')
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('ימי שישי')
  await button(page, 'Begin with the text above').click()
  await page.locator('.translation .rich-text').getByText('Bring closed shoes.').waitFor()
  await expect
    .poll(() => language.locator('option:checked').textContent())
    .toBe('Hebrew, 3 of 6 texts missing')
  await button(page, 'Save draft').click()
  await preview.getByRole('heading', { level: 1, name: 'ביקור בכבשן' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await language.selectOption('main')
  await page.getByLabel('Title', { exact: true }).fill('Visits to the kiln')
  await language.selectOption('he')
  await page.getByText('The text above was changed since. It was: “Kiln visits”').waitFor()
  await button(page, 'The translation is still right').click()
  await page.getByText('The text above was changed since.').waitFor({ state: 'detached' })
  await button(page, 'Save and publish').click()
  await page.getByText('Visitors see “Visits to the kiln” now.').waitFor()

  const visitor = await open('phone')
  await visitor.goto(at(`/pages/${slug}?lang=he`))
  await visitor.getByRole('heading', { level: 1, name: 'ביקור בכבשן' }).waitFor()
  await visitor.locator('[lang="en"]', { hasText: 'Warm all winter.' }).waitFor()
  await expectAccessibleOnAllScreens(visitor)
})
