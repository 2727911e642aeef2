import { describe, expect, test } from 'vitest'
import { expectAccessible, open, type Screen, screens, shop } from './browser.ts'
import {
  expectAccessibleInAllThemes,
  expectAccessibleOnAllScreens,
  signInAsOwner,
} from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

describe.each(Object.keys(screens) as Screen[])('a merchant with a %s', (screen) => {
  test('signs in, sees correct figures, and finds a product', async () => {
    const page = await open(screen)
    await page.goto(`${dashboard}/`)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expectAccessible(page)
    await signInAsOwner(page)
    await page.getByRole('main').getByText('Waiting for approval').first().waitFor()
    await expectAccessible(page)
    await page.goto(`${dashboard}/products`)
    await page.getByLabel('Search by name, SKU, barcode or brand').fill('tide jar')
    await page.waitForURL(/q=tide.jar/)
    await page.getByRole('link', { name: 'Moss bottle' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Tide jar' }).first().waitFor()
    await expectAccessible(page)
  })

  test('edits a price and sees it in the shop', async () => {
    const page = await open(screen)
    const [name, slug, price] =
      screen === 'desktop'
        ? ['Moss bottle', 'moss-bottle', '73.25']
        : ['Ember bowl', 'ember-bowl', '65.75']
    await signInAsOwner(page)
    await page.goto(`${dashboard}/products?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).first().click()
    const field = page.getByLabel('Price', { exact: true })
    await field.waitFor()
    await expectAccessible(page)
    await field.fill('12.3x')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText('This is no amount.').first().waitFor()
    await field.fill(price)
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page
      .getByText(/All changes saved|is saved/)
      .first()
      .waitFor()
    await page.goto(`${shop.baseUrl}/products/${slug}`)
    await page.getByText(`$${price}`).first().waitFor()
  })

  test('imports a file and reads the report', async () => {
    const page = await open(screen)
    await signInAsOwner(page)
    await page.goto(`${dashboard}/import`)
    await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor()
    await expectAccessible(page)
    const csv = [
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty',
      `fresh-${screen},Fresh ${screen},<p>From a file</p>,Title,Default Title,12.50,3`,
      `broken-${screen},Broken ${screen},,Title,Default Title,twelve,3`,
    ].join('\n')
    await page.locator('input[type=file]').setInputFiles(file(`two-${screen}.csv`, csv))
    await page.getByRole('button', { name: 'Import without check' }).click()
    await page.getByText('Done', { exact: true }).first().waitFor()
    await page
      .getByText(/Variant Price/)
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.goto(`${shop.baseUrl}/search?q=Fresh+${screen}`)
    await page
      .getByRole('link', { name: `Fresh ${screen}` })
      .first()
      .waitFor()
  })

  test('manages members and settings', async () => {
    const page = await open(screen, { dark: true })
    await signInAsOwner(page)
    await page.goto(`${dashboard}/members`)
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
    await page.getByText('@example.com').first().waitFor()
    await expectAccessible(page)
    await page.goto(`${dashboard}/settings`)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await expectAccessible(page)
  })
})

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  test.each([
    ['a new product', '/dashboard/products/new', true],
    ['an address of the dashboard that leads nowhere', '/dashboard/nowhere', true],
    ['an invitation without its secret', '/dashboard/welcome', false],
    ['an invitation', '/dashboard/welcome#a-link-that-was-used', false],
    ['the API documents', '/docs/api', false],
    ['a page of the API documents', '/docs/api/inventory', false],
    ['the mailbox', '/mailbox', false],
  ])('%s is accessible', async (_name, path, isStaff) => {
    const page = await open(screen)
    if (isStaff) await signInAsOwner(page)
    await page.goto(`${shop.baseUrl}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessibleInAllThemes(page)
  })
})

test('a foreign page cannot use the staff cookie', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  const status = await page.evaluate(async () => {
    const response = await fetch('/vitrine/v1/site/settings', { credentials: 'include' })
    return response.status
  })
  expect(status).toBe(401)
})

test('a merchant creates shared options and brands in the product, and fills in rare fields', async () => {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${shop.baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  const { product } = await ask('/stores/v1/products', {
    product: { name: 'Travel case', priceData: { price: 40 } },
  })
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(`${dashboard}/products/${product.id}`)
  const dialog = page.getByRole('dialog')
  const make = async (way: string, create: string, name: string, choices: readonly string[]) => {
    await page.getByRole('button', { name: way, exact: true }).click()
    await dialog.getByRole('button', { name: create, exact: true }).click()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    for (const [at, choice] of choices.entries()) {
      if (at > 0) await dialog.getByRole('button', { name: 'Add a choice' }).click()
      await dialog.getByLabel(`Choice ${at + 1}`, { exact: true }).fill(choice)
    }
    await dialog.getByRole('button', { name: /^Create/ }).click()
    await page.getByText(`“${name}” is created.`).waitFor()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All changes saved').waitFor()
  }
  await make('Shared option', 'New shared option', 'Leather', ['Brown', 'Black'])
  await make('Add an extra', 'New extra', 'Initials', ['One letter', 'Two letters'])
  await page.getByRole('heading', { name: 'Search engines' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A case for long ways')
  await page.getByRole('heading', { name: 'Dimensions' }).click()
  await page.getByLabel('Length').first().fill('30')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Give all three, or none.').first().waitFor()
  await page.getByLabel('Width').first().fill('20')
  await page.getByLabel('Height').first().fill('8')
  await expectAccessibleOnAllScreens(page)
  await save()
  await page.getByRole('button', { name: 'More columns' }).click()
  await page.getByLabel('Barcode of Black').fill('4006381333931')
  await save()

  const { product: stored } = await ask(`/stores/v3/products/${product.id}`)
  expect(stored).toMatchObject({
    options: [{ name: 'Leather' }],
    modifiers: [{ name: 'Initials' }],
    variantsInfo: { variants: [{ choices: [{}] }, { barcode: '4006381333931' }] },
  })
  expect(stored.variantsInfo.variants[0].physicalProperties.productDimensions).toMatchObject({
    length: '30',
    width: '20',
    height: '8',
    unit: 'CM',
  })
  const html = await fetch(`${shop.baseUrl}/products/${product.slug}`, {
    headers: { accept: 'text/html' },
  }).then((response) => response.text())
  expect(html).toContain('<title>A case for long ways</title>')
})
