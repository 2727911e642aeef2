import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, shop } from './browser.ts'
import { callAsMerchant, expectAccessibleInAllThemes, signInAsOwner } from './members.ts'

const dashboard = `${shop.baseUrl}/dashboard`

/** Blocks that the editor knows, and between them some that it does not. */
const TABLE = '<table><tbody><tr><td colspan="2">Height</td><td>20 cm</td></tr></tbody></table>'
const PICTURE = '<img src="https://pictures.example/a.png" alt="A jar" width="3" height="4" />'
const STORED = [
  '<h2>Care</h2>\n<p>Wash <b>by hand</b>.</p>',
  TABLE,
  '<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>',
  PICTURE,
  '<dl><dt>Glaze</dt><dd>Ash</dd></dl><pre>two  blanks\n  stay</pre>',
  '<p style="text-align:center">מרכז</p>loose <small>words</small>',
].join('\n')

async function withDescription(description: string): Promise<string> {
  const { product } = (await callAsMerchant('POST', '/stores/v1/products', {
    product: { name: 'Described jar', priceData: { price: 10 }, description },
  })) as { product: { id: string } }
  return product.id
}

async function descriptionOf(id: string): Promise<string> {
  const { product } = (await callAsMerchant('GET', `/stores/v1/products/${id}`)) as {
    product: { description: string }
  }
  return product.description
}

async function openProduct(id: string) {
  const page = await open('desktop')
  await signInAsOwner(page)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4" />'
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  )
  await page.goto(`${dashboard}/products/${id}`)
  const text = page.getByRole('textbox', { name: 'Description', exact: true }).first()
  await text.getByRole('heading', { name: 'Care' }).waitFor()
  return { page, text, tools: page.getByRole('toolbar', { name: 'Description' }) }
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('All changes saved').waitFor()
}

test('a description is unchanged to the byte when something else is changed', async () => {
  const id = await withDescription(STORED)
  const stored = await descriptionOf(id)
  const { page } = await openProduct(id)
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
  await page.getByLabel('Name', { exact: true }).fill('Renamed jar')
  await save(page)
  expect(await descriptionOf(id)).toBe(stored)
})

test('content that the editor cannot show is saved unchanged, and a reverted change changes nothing', async () => {
  const id = await withDescription(STORED)
  const { page, text, tools } = await openProduct(id)
  await text.getByText('Wash').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Dry it.')
  await page.getByText('Unsaved changes').waitFor()
  await tools.getByRole('button', { name: 'Undo typing' }).click()
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' })
  await tools.getByRole('button', { name: 'Redo typing' }).click()
  await expectAccessibleInAllThemes(page)
  await save(page)
  expect(await descriptionOf(id)).toBe(
    [
      '<h2>Care</h2><p>Wash <strong>by hand</strong>. Dry it.</p>',
      TABLE,
      '<ul><li>one</li><li>two</li></ul>',
      PICTURE,
      '<dl><dt>Glaze</dt><dd>Ash</dd></dl><pre>two  blanks\n  stay</pre>',
      '<p style="text-align:center">מרכז</p><p>loose <small>words</small></p>',
    ].join(''),
  )
})

test('words are formatted by keyboard and by the toolbar, and linked', async () => {
  const id = await withDescription('<h2>Care</h2><p>Plain</p>')
  const { page, text, tools } = await openProduct(id)
  await text.getByText('Plain').click({ clickCount: 3 })
  await page.keyboard.press('Control+b')
  await tools.getByRole('button', { name: 'Underline' }).click()
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByLabel('Address of the link').fill('shop.example/care')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Numbered list' }).click()
  await save(page)
  const written = await descriptionOf(id)
  expect(written).toMatch(/^<h2>Care<\/h2><ol><li>.*Plain.*<\/li><\/ol>$/)
  for (const part of ['<strong>', '<u>', '<a href="https://shop.example/care">'])
    expect(written).toContain(part)
})

const isEditorScript = (url: string) => /\/rich-text-editor-[^/]+\.js$/.test(url)

/** A product that is open while the script of the editor is held back until it is released. */
async function openWithoutEditor(description: string) {
  const id = await withDescription(description)
  const page = await open('desktop')
  await signInAsOwner(page)
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => isEditorScript(url.pathname),
    async (route) => {
      asked.push(route.request().url())
      await released
      await route.continue()
    },
  )
  await page.goto(`${dashboard}/products/${id}`)
  const text = page.getByRole('textbox', { name: 'Description', exact: true }).first()
  await text.getByText('Plain').waitFor()
  const tools = page.getByRole('toolbar', { name: 'Description' })
  return { id, page, text, tools, asked, release: () => release() }
}

test('a text is edited where it was clicked, with all that was typed while its editor was loading', async () => {
  const { id, page, text, asked, release } = await openWithoutEditor(
    '<h2>Care</h2><p>Plain words</p><p>Last</p>',
  )
  expect(asked).toEqual([])
  await expectAccessibleInAllThemes(page)
  await text.getByText('Plain words').click()
  await expect.poll(() => asked.length).toBe(1)
  await page.keyboard.press('End')
  await page.keyboard.type(', oncf')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('e')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Next')
  release()
  await page.getByText('Unsaved changes').waitFor()
  await page.keyboard.type(' one')
  await text.getByText('Next one').waitFor()
  await save(page)
  expect(await descriptionOf(id)).toBe(
    '<h2>Care</h2><p>Plain words, once</p><p>Next one</p><p>Last</p>',
  )
})

test('a text is reached and formatted by keyboard while its editor is loading', async () => {
  const { id, page, tools, text, asked, release } = await openWithoutEditor('<p>Plain</p>')
  await tools.getByRole('button', { name: 'Bold' }).focus()
  await expect.poll(() => asked.length).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  release()
  await page.getByText('Unsaved changes').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() =>
      tools.getByRole('button', { name: 'Italic' }).evaluate((one) => one.matches(':focus')),
    )
    .toBe(true)
  expect(await text.locator('strong').textContent()).toBe('Plain')
  await save(page)
  expect(await descriptionOf(id)).toBe('<p><strong>Plain</strong></p>')
})
