import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

type ArticleList = { articles: readonly { id: string; title: string }[] }

const named = async (q: string) =>
  ((await callAsMerchant('GET', `/vitrine/v1/pages/articles?q=${q}`)) as unknown as ArticleList)
    .articles

afterEach(async () => {
  for (const { id } of await named('Raku'))
    await callAsMerchant('DELETE', `/vitrine/v1/pages/${id}`)
})

test('a merchant writes an article, schedules it, publishes it, and a visitor reads it without scripts', {
  timeout: 300_000,
}, async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/journal'))
  await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
  await button(page, 'New article').first().click()
  await page.getByLabel('Title', { exact: true }).fill('Raku in the garden')
  expect(await page.getByLabel('Address').inputValue()).toBe('raku-in-the-garden')
  await page.getByLabel('Summary').fill('Smoke, sawdust and a bucket of water.')
  await page.getByLabel('Author').fill('Kiln Lane')
  await page.getByLabel('Tags').fill('Raku, Garden, ..')
  await button(page, 'Save draft').click()
  await page.getByText('A tag has at most 40 characters, with a letter or a digit.').waitFor()
  await page.getByLabel('Tags').fill('Raku, Garden')
  await button(page, 'Quote').click()
  await page.getByLabel('Quote', { exact: true }).fill('Stand back, and wear wool.')
  await button(page, 'Save draft').click()
  await page.waitForURL(/\/dashboard\/journal\/[0-9a-f-]{36}$/)
  const preview = page.frameLocator('iframe[title="Preview of the draft"]')
  await preview.getByRole('heading', { level: 1, name: 'Raku in the garden' }).waitFor()
  await expectAccessibleOnAllScreens(page)

  await page.getByRole('group', { name: 'Publish later' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('010120991000AM')
  await button(page, 'Set the date').click()
  await page.getByText('“Raku in the garden” is published').waitFor()
  await button(page, 'Do not publish then').click()
  await page.getByText('“Raku in the garden” is not published by itself any more.').waitFor()

  const visitor = await open('phone', { scripts: false })
  const missing = await visitor.goto(at('/journal/raku-in-the-garden'))
  expect(missing?.status()).toBe(404)
  await button(page, 'Publish').click()
  await page.getByText('Visitors see “Raku in the garden” now.').waitFor()

  await visitor.goto(at('/journal'))
  await visitor.getByRole('link', { name: 'Raku in the garden' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Raku in the garden' }).waitFor()
  await visitor.getByText('Stand back, and wear wool.').waitFor()
  await visitor.getByRole('link', { name: 'Garden', exact: true }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Articles about Garden' }).waitFor()
  const reader = await open('phone')
  await reader.goto(at('/journal/raku-in-the-garden'))
  await expectAccessibleOnAllScreens(reader)
  await reader.goto(at('/journal'))
  await expectAccessibleOnAllScreens(reader)
})

test('a merchant finds an article, deletes it, restores it, and duplicates it', {
  timeout: 300_000,
}, async () => {
  const draft = { title: 'Raku again', description: '', sections: [], article: {} }
  const id = crypto.randomUUID()
  const sent = { revision: 0, slug: 'raku-again', draft }
  await callAsMerchant('PUT', `/vitrine/v1/pages/${id}`, sent)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/journal?q=Raku'))
  await page.getByRole('link', { name: 'Raku again', exact: true }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await button(page, 'Delete “Raku again”').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete article' }).click()
  await page.getByText('“Raku again” is deleted.').waitFor()
  await button(page, 'Undo').click()
  await page.getByRole('link', { name: 'Raku again', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Duplicate “Raku again”' }).click()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Raku again')
  expect(await page.getByLabel('Address').inputValue()).toBe('raku-again-2')
  await button(page, 'Save draft').click()
  await page.waitForURL(/\/dashboard\/journal\/[0-9a-f-]{36}$/)
})
