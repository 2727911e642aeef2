import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleOnAllScreens, signInAsOwner } from './members.ts'

const at = (path: string) => `${shop.baseUrl}${path}`
const drawing = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="${color}"/></svg>`,
  )
const file = (name: string, color: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: drawing(color),
})
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const tile = (page: Page, name: string) => button(page, `Open ${name}`)
/** Which file the arrow to the right leads to. */
async function arrowFrom(page: Page, name: string): Promise<string | null | undefined> {
  await tile(page, name).focus()
  await page.keyboard.press('ArrowRight')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}
const searchFor = (page: Page, words: string) =>
  page.goto(at(`/dashboard/media?q=${encodeURIComponent(words)}`))

test('a merchant uploads pictures, finds them, describes them together and undoes that', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/media'))
  await page.locator('.media-tile').first().waitFor()
  await expectAccessibleOnAllScreens(page)
  const names = ['journey-bowl.svg', 'journey-cup.svg', 'journey-jug.svg']
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => file(name, '#8a5')))
  for (const name of names) await tile(page, name).waitFor()

  await page.getByRole('searchbox').fill('journey-')
  await page.getByRole('combobox', { name: 'Kind of file' }).selectOption('Pictures')
  await page.getByRole('combobox', { name: 'Which files' }).selectOption('Not used anywhere')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name')
  await expect.poll(() => page.locator('.media-grid .media-name').allTextContents()).toEqual(names)
  // Other filters make a new grid, also with the same files: a key may have been pressed on the one before.
  await expect.poll(() => arrowFrom(page, 'journey-bowl.svg')).toBe('Open journey-cup.svg')

  for (const name of names) await page.getByLabel(`Select ${name}`).check()
  await page.getByText('3 files selected').waitFor()
  await button(page, 'Write alt texts').click()
  await expectAccessibleOnAllScreens(page)
  for (const text of ['A bowl', 'A cup', 'A jug']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.getByText('3 alt texts saved').waitFor()
  await expect.poll(() => page.getByText('No alt text').count()).toBe(0)
  await button(page, 'Undo').first().click()
  await expect.poll(() => page.getByText('No alt text').count()).toBe(3)
})

test('a picture is chosen from the library, replaced where it is shown, and deleted by name', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/media'))
  const files = page.locator('input[type=file]').first()
  await files.setInputFiles([file('shelf-old.svg', '#259')])
  await tile(page, 'shelf-old.svg').waitFor()

  await page.goto(at('/dashboard/collections'))
  await button(page, 'New collection').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Shelf of the journey')
  await button(page, 'Choose from library').click()
  const choice = page.getByRole('dialog', { name: 'Choose from the library' })
  await choice.getByRole('searchbox').fill('shelf-old')
  await expect.poll(() => choice.locator('.media-tile').count()).toBe(1)
  await expectAccessibleOnAllScreens(page)
  await choice.getByRole('button', { name: 'Select shelf-old.svg' }).click()
  await button(page, /^(Save|Create)/).click()
  await button(page, 'Change “Shelf of the journey”').waitFor()

  await searchFor(page, 'shelf-')
  await tile(page, 'shelf-old.svg').click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('link', { name: 'Shelf of the journey' }).waitFor()
  await expectAccessibleOnAllScreens(page)
  const old = await collectionPicture()
  await panel.locator('input[type=file]').setInputFiles([file('shelf-new.svg', '#b41')])
  await page.getByText('Replaced in 1 place').waitFor()
  await page.getByRole('dialog', { name: 'shelf-new.svg' }).waitFor()
  expect(await collectionPicture()).not.toBe(old)

  await button(page, 'Delete').click()
  const question = page.getByRole('dialog', { name: 'Delete “shelf-new.svg”?' })
  await question
    .getByText('It is shown in 1 place, which loses it: Shelf of the journey.')
    .waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Close').click()
  await page.getByLabel('Select shelf-new.svg').check()
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1 file is still shown somewhere and stays.').waitFor()
  await tile(page, 'shelf-new.svg').waitFor()
})

async function collectionPicture(): Promise<string | undefined> {
  const text = 'Shelf of the journey'
  const { collections } = (await callAsMerchant('POST', '/vitrine/v1/collections/list', {
    filter: { text },
  })) as { collections: { image?: { id: string } }[] }
  return collections[0]?.image?.id
}

test('the focal point of a picture is set by click and keys, and every crop of the shop has it', async () => {
  const page = await open('desktop')
  await signInAsOwner(page)
  await page.goto(at('/dashboard/media'))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('focal-vase.svg', '#285')])
  await tile(page, 'focal-vase.svg').click()
  const panel = page.getByRole('dialog')
  const picture = panel.getByRole('slider', { name: 'Focal point of focal-vase.svg' })
  // Before it is loaded, the picture has another size.
  await panel
    .locator('img[alt]')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place')
  await picture.click({ position: { x: box.width * 0.2, y: box.height * 0.7 } })
  await picture.press('ArrowLeft')
  await picture.press('Shift+ArrowDown')
  await expect
    .poll(() => picture.getAttribute('aria-valuetext'))
    .toBe('19 % from the left, 80 % from the top')
  await expectAccessibleOnAllScreens(page)
  await panel.getByRole('button', { name: 'Save focal point' }).click()
  await page.getByText('Focal point saved').waitFor()

  const { items } = (await callAsMerchant('POST', '/vitrine/v1/media/query', {
    query: { search: 'focal-vase' },
  })) as { items: { id: string; focalPoint?: object }[] }
  expect(items[0]?.focalPoint).toEqual({ x: 19, y: 80 })
  const { product } = (await callAsMerchant('POST', '/vitrine/v1/products/save', {
    product: { name: 'Focal vase', price: '10', media: [{ id: items[0]?.id }] },
  })) as { product: { id: string; slug: string } }
  await page.goto(at(`/products/${product.slug}`))
  const shown = page.locator('[data-frame] img').first()
  await expect
    .poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition))
    .toBe('19% 80%')

  await page.goto(at(`/dashboard/products/${product.id}`))
  await button(page, 'Focal point of picture 1').click()
  await page.getByRole('button', { name: 'Back to the middle' }).click()
  await page.getByRole('button', { name: 'Save focal point' }).click()
  await page.getByText('Focal point saved').waitFor()
  await button(page, 'Undo').first().click()
  await page.getByText('Undone').waitFor()
  await button(page, 'Focal point of picture 1').click()
  await expect
    .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
    .toBe('19 % from the left, 80 % from the top')
})
