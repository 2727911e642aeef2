import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { orderAsGuest } from './guest-order.ts'
import {
  callAsMerchant,
  expectAccessibleOnAllScreens,
  newMember,
  signInAsOwner,
} from './members.ts'
import { saveScreenshots } from './screenshots.ts'
import { sellToGermany, takeBackSelling } from './selling.ts'

beforeAll(sellToGermany)
afterAll(takeBackSelling)

const dashboard = `${shop.baseUrl}/dashboard`

const panel = (page: Page) => page.getByRole('complementary', { name: 'Quick look' })
const rowLink = (page: Page, at: number) => page.locator('[data-row-link]').nth(at)
const nameOf = async (page: Page, at: number) =>
  ((await rowLink(page, at).textContent()) ?? '').trim()
const shows = async (page: Page, name: string) =>
  panel(page).getByRole('heading', { level: 2, name, exact: true }).waitFor()

test('a merchant looks at one product after another by keyboard, without leaving the list', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products`)
  await rowLink(page, 1).waitFor()
  await rowLink(page, 0).focus()
  await page.keyboard.press(' ')
  await shows(page, await nameOf(page, 0))
  await panel(page).getByRole('columnheader', { name: 'Stock' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await page.keyboard.press('ArrowDown')
  await shows(page, await nameOf(page, 1))
  await page.keyboard.press('k')
  await shows(page, await nameOf(page, 0))
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  // The focus stayed in the list: the same key opens it again, and a click on the button closes it.
  await page.keyboard.press(' ')
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await panel(page).waitFor({ state: 'detached' })
  const name = await nameOf(page, 0)
  await rowLink(page, 0).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(page.url()).toMatch(/\/dashboard\/products\/[0-9a-f-]{36}/)
})

/** How often a pointer or a key was pressed on the page since then. */
async function countSteps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { steps: 0 }
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, () => (counted.steps += 1), { capture: true })
    return counted
  })
  return () => counter.evaluate(({ steps }) => steps)
}

const peekButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Quick look at “${name}”`, exact: true })

test('with a mouse, one click on the button of a row opens the panel and another one closes it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products`)
  await rowLink(page, 1).waitFor()
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  const steps = await countSteps(page)
  await rowLink(page, 1).hover()
  await peekButton(page, second).click()
  await shows(page, second)
  await expectAccessibleOnAllScreens(page)
  expect(await steps()).toBe(1)
  // The row has the focus now: keys go on from there.
  await page.keyboard.press('ArrowUp')
  await shows(page, first)
  await peekButton(page, first).click()
  await panel(page).waitFor({ state: 'detached' })
  expect(await steps()).toBe(3)
})

/** A customer is listed once the orders are counted. */
async function isCounted(name: string): Promise<boolean> {
  const found = await callAsMerchant('POST', '/vitrine/v1/customers/query', {
    query: {},
    search: name,
  })
  return (found.customers as readonly { readonly orders: number }[])[0]?.orders === 1
}

test('a merchant sees in three steps the orders and consents of a customer, and shares the view', async () => {
  const name = `Petra Peek ${Date.now()}`
  await orderAsGuest({ name, email: `peek-${Date.now()}@example.com` })
  const page = await open('desktop')
  await signInAsOwner(page)
  await expect.poll(() => isCounted(name)).toBe(true)
  await page.goto(`${dashboard}/customers?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await row.waitFor()
  const steps = await countSteps(page)
  await page.keyboard.press('j')
  await page.keyboard.press(' ')
  await shows(page, name)
  await panel(page).getByRole('heading', { name: 'Consents' }).waitFor()
  await panel(page).getByRole('row').waitFor()
  expect(await steps()).toBe(2)
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'customer-peek')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Country' }).click()
  await page.getByRole('columnheader', { name: 'Country' }).waitFor()
  await page.getByRole('cell', { name: 'Germany' }).waitFor()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Petra alone')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  const tab = page.getByRole('tab', { name: 'Petra alone' })
  await tab.and(page.locator('[aria-selected=true]')).waitFor()
  const link = page.url()
  await saveScreenshots(page, 'customers-view')
  await page.goto(`${dashboard}/customers`)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByText(/^1.* of /)
    .waitFor()
  await page.goto(link)
  await page.getByRole('columnheader', { name: 'Country' }).waitFor()
  await row.waitFor()
  await expectAccessibleOnAllScreens(page)
})

test('the panel of a member shows the data of the customer', async () => {
  const visitor = await open('desktop')
  const email = await newMember(visitor)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(
    `${dashboard}/members?q=${encodeURIComponent(email)}&columns=email,company,status`,
  )
  await page.getByRole('columnheader', { name: 'Company' }).waitFor()
  await rowLink(page, 0).focus()
  await page.keyboard.press(' ')
  await panel(page).getByText('Joined').waitFor()
  await panel(page)
    .getByText(/^(Consents|Not a customer yet: nothing was ordered\.)$/)
    .waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'member-peek')
})

test('a discount and a gift card are looked at by one key, without opening them', async () => {
  const name = `Peek discount ${Date.now()}`
  await callAsMerchant('POST', '/vitrine/v1/promotions', {
    promotion: {
      name,
      trigger: 'AUTOMATIC',
      active: false,
      effect: { type: 'PERCENT', percent: '25', level: 'PIECE' },
    },
  })
  const recipientEmail = `peek-${Date.now()}@example.com`
  await callAsMerchant('POST', '/vitrine/v1/gift-cards', {
    giftCard: { amount: 2500, recipientName: 'Greta Gift', recipientEmail },
  })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/discounts?q=${encodeURIComponent(name)}`)
  await rowLink(page, 0).waitFor()
  await rowLink(page, 0).focus()
  await page.keyboard.press(' ')
  await shows(page, name)
  await panel(page).getByText('25 %').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'discount-peek')

  await page.goto(`${dashboard}/gift-cards?q=${encodeURIComponent(recipientEmail)}`)
  await rowLink(page, 0).waitFor()
  await rowLink(page, 0).focus()
  await page.keyboard.press(' ')
  await panel(page)
    .getByRole('heading', { level: 2, name: /^Gift card ••••/ })
    .waitFor()
  await panel(page).getByText('Greta Gift').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'gift-card-peek')
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
})

test('drafts open in the panel, and their view is a link; a link to an unknown page shows an error', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/orders/drafts`)
  await page.getByRole('button', { name: 'New order' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'New order' }).waitFor()
  await page.goto(`${dashboard}/orders/drafts?columns=buyer,pieces,created&rows=compact`)
  await page.getByRole('columnheader', { name: 'Pieces' }).waitFor()
  const name = await nameOf(page, 0)
  await rowLink(page, 0).hover()
  await peekButton(page, name).first().click()
  await shows(page, name)
  await panel(page).getByText('Created').waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, 'draft-peek')
})

const views = [
  ['discounts', 'DISCOUNTS', 'show=LIVE&columns=does,until', 'Ends'],
  ['gift-cards', 'GIFT_CARDS', 'show=ACTIVE&columns=recipient,until', 'Valid until'],
  ['stock', 'STOCK', 'state=low&columns=available', 'Available'],
  ['returns', 'RETURNS', 'show=all&columns=buyer,goods', 'Goods'],
] as const

test.each(views)('the list of %s has views that are links', async (path, list, search, column) => {
  const view = {
    id: crypto.randomUUID(),
    name: 'Mine of today',
    search: Object.fromEntries(new URLSearchParams(search)),
  }
  const address = `/vitrine/v1/saved-views/${list}`
  const { shared } = (await callAsMerchant('GET', address)) as unknown as {
    readonly shared: { readonly revision: number }
  }
  const save = (views: readonly object[], revision: number) =>
    callAsMerchant('PUT', `${address}/shared`, { set: { views, revision } })
  await save([view], shared.revision)
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/${path}`)
  await page.getByRole('tab', { name: view.name }).click()
  await page
    .getByRole('tab', { name: view.name })
    .and(page.locator('[aria-selected=true]'))
    .waitFor()
  for (const [key, value] of new URLSearchParams(search))
    expect(new URL(page.url()).searchParams.get(key)).toBe(value)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: column, checked: true }).waitFor()
  await expectAccessibleOnAllScreens(page)
  await saveScreenshots(page, `${path}-view`)
  await save([], shared.revision + 1)
})
