import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, open } from './browser.ts'
import { becomeOwner, createEmptyInstallation, welcomeLinkIn } from './empty-installation.ts'
import { expectAccessibleOnAllScreens } from './members.ts'
import { scriptBytes } from './script-bytes.ts'

let installation: Awaited<ReturnType<typeof createEmptyInstallation>>
beforeAll(async () => {
  installation = await createEmptyInstallation()
})
afterAll(() => installation.remove())

const base = () => installation.base
const home = () => `${base()}/dashboard/`
/** Bytes of the scripts that home of a new shop loads, with its guide and the first step, as brotli compresses them. */
const MAX_HOME_OF_NEW_SHOP = 180_000
const IBAN = 'DE89 3704 0044 0532 0130 00'

const guide = (page: Page) => page.getByRole('region', { name: 'Open your shop' })
const step = (page: Page, name: string) => guide(page).getByRole('form', { name })
const stepButton = (page: Page, name: string) =>
  guide(page).getByRole('button', { name: new RegExp(`^${name} (Done|To do|Optional)`) })
/** A shop in Germany needs an imprint in addition to the common steps. */
const progress = (page: Page, done: number, all = 7) =>
  guide(page).getByText(`${done} of ${all} done`).waitFor()

/** The network was away when a step was opened: it says so in its place, and the others can be used. */
async function tryAgainWhereAStepIsNotLoaded(page: Page): Promise<void> {
  await page.route(/\/assets\/delivery-step-/, (route) => route.fulfill({ status: 404 }))
  await stepButton(page, 'Delivery').click()
  const alert = guide(page).getByRole('alert')
  await alert.waitFor()
  await expectAccessible(page)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await step(page, 'Delivery').getByLabel('Price', { exact: true }).waitFor()
  await stepButton(page, 'Your shop').click()
}

async function enterSeller(page: Page): Promise<void> {
  const form = step(page, 'Your shop')
  await form.getByLabel('Name of the shop').fill('Lamp & Light')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.locator('[aria-invalid=true]').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  expect(await form.getByLabel('Name of the shop').inputValue()).toBe('Lamp & Light')
  await form.getByLabel('Who sells').fill('Ada Lamp')
  await form.getByLabel('Street and number').fill('Ring 1')
  await form.getByLabel('Postal code').fill('10117')
  await form.getByLabel('City').fill('Berlin')
  await form.getByLabel('Country').selectOption('DE')
  await expect.poll(() => form.getByLabel('Currency').inputValue()).toBe('EUR')
  await form.getByRole('button', { name: 'Save' }).click()
  await progress(page, 1)
}

async function orderByTransfer(page: Page, email: string): Promise<void> {
  await page.goto(`${base()}/collections/all-products`)
  await page
    .getByRole('link', { name: /Desk lamp/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('dialog', { name: /^Cart/ }).getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Full name').fill('Grace Buyer')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Street and house number').fill('Weg 2')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('Town or city').fill('Berlin')
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click()
  await page.getByRole('button', { name: /^Order and pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  await page.getByText(IBAN).first().waitFor()
  await page.getByText('€44.90').first().waitFor()
}

/** Requests a URL as a visitor with this language. */
async function visit(path: string, language: string) {
  const headers = { accept: 'text/html', 'accept-language': language }
  const response = await fetch(`${base()}${path}`, { headers })
  const text = await response.text()
  const robots = /<meta name="robots" content="(\w+)"/.exec(text)?.[1]
  return [response.status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1], robots]
}

const readings = [
  {
    tag: 'de-DE',
    title: 'Shop eröffnen',
    steps: ['Ihr Shop', 'Steuern', 'Lieferung', 'Zahlung', 'Erstes Produkt', 'Aussehen'],
  },
  {
    tag: 'fr-FR',
    title: 'Ouvrir votre boutique',
    steps: ['Votre boutique', 'Taxes', 'Livraison', 'Paiement', 'Premier produit', 'Apparence'],
  },
]

/** The forms of all steps in another language, in another window of the same browser. */
async function readIn({ tag, title, steps }: (typeof readings)[number], page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.addInitScript(
    (tag) => Object.defineProperty(navigator, 'languages', { get: () => [tag] }),
    tag,
  )
  await other.goto(home())
  const list = other.getByRole('region', { name: title })
  for (const name of steps) {
    await list.getByRole('button', { name: new RegExp(`^${name} `) }).click()
    await list.getByRole('form', { name }).getByRole('button').last().waitFor()
    await expectAccessible(other)
  }
  await other.close()
}

test('from an empty installation to a paid order: each step is shown as done, also after a restart', async () => {
  const link = welcomeLinkIn(await installation.start())
  const page = await open('desktop')
  await becomeOwner(page, link)
  await progress(page, 0, 6)
  const name = step(page, 'Your shop').getByLabel('Name of the shop')
  expect(await scriptBytes(page, home(), name)).toBeLessThan(MAX_HOME_OF_NEW_SHOP)
  await tryAgainWhereAStepIsNotLoaded(page)
  await enterSeller(page)

  const taxes = step(page, 'Taxes')
  await taxes.getByText('Standard rate 19%, reduced 7%.').waitFor()
  await expectAccessibleOnAllScreens(page)
  await taxes.getByRole('button', { name: 'Save' }).click()
  await progress(page, 2)

  // In any order; the input of one form stays while another is open.
  await step(page, 'Delivery').getByLabel('Price', { exact: true }).fill('4.90')
  await stepButton(page, 'First product').click()
  const product = step(page, 'First product')
  await product.getByLabel('Name').fill('Desk lamp')
  await product.getByLabel('Price').fill('40')
  await expectAccessibleOnAllScreens(page)
  await product.getByRole('button', { name: 'Add product' }).click()
  await progress(page, 3)
  const delivery = step(page, 'Delivery')
  expect(await delivery.getByLabel('Price', { exact: true }).inputValue()).toBe('4.90')
  await delivery.getByLabel('Free from').fill('50')
  await expectAccessibleOnAllScreens(page)
  await delivery.getByRole('button', { name: 'Save' }).click()
  await progress(page, 4)

  await page.goto('about:blank')
  await installation.stop()
  expect(await installation.start()).not.toContain('/dashboard/welcome#')
  await page.goto(home())
  await progress(page, 4)
  const payment = step(page, 'Payment')
  await payment.getByLabel('IBAN').fill('DE00 1234')
  await payment.getByRole('button', { name: 'Save' }).click()
  await payment.locator('[aria-invalid=true]').waitFor()
  await expectAccessibleOnAllScreens(page)
  await payment.getByLabel('IBAN').fill(IBAN)
  await payment.getByRole('button', { name: 'Save' }).click()
  await progress(page, 5)

  expect(await visit('/', 'en')).toEqual([200, 'Lamp &amp; Light opens soon', 'noindex'])
  expect(await visit('/collections/all-products', 'de')).toEqual([
    200,
    'Lamp &amp; Light öffnet bald',
    'noindex',
  ])
  for (const reading of readings) await readIn(reading, page)
  const soon = await open('desktop')
  await soon.goto(`${base()}/`)
  await expectAccessibleOnAllScreens(soon)

  await stepButton(page, 'Test order').click()
  const popup = page.waitForEvent('popup')
  await guide(page).getByRole('link', { name: 'See the shop' }).click()
  const preview = await popup
  await preview.getByRole('heading', { level: 1 }).waitFor()
  await orderByTransfer(preview, 'ada@example.com')
  await preview.close()

  await page.goto(home())
  await stepButton(page, 'Test order').getByText('Done').waitFor()
  await guide(page).getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('button', { name: 'Show what is left to open the shop' }).click()
  await expectAccessibleOnAllScreens(page)
  await stepButton(page, 'Open').click()
  await guide(page).getByRole('button', { name: 'Open the shop' }).click()
  await page.getByText('Your shop is open.').waitFor()
  await expect.poll(() => guide(page).count()).toBe(0)

  await orderByTransfer(soon, 'grace@example.com')
  await page.goto(`${base()}/dashboard/orders`)
  await page
    .getByRole('link', { name: /grace@example.com|Grace Buyer|#?\d{5}/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Record a payment' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record €/ })
    .click()
  await page.getByText('Everything is paid. The goods can be sent.').waitFor()
})
