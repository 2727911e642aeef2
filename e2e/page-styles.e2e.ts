import { cookiesOfGuestWithCart } from '@vitrine/testkit/page-bytes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launch, open, shop } from './browser.ts'

const paths = [
  '/',
  '/collections/all-products',
  '/collections',
  '/products/tide-jar',
  '/search?q=jar',
  '/search',
  '/journal',
  '/wish-list',
  '/login',
  '/register',
  '/nowhere',
]
const pathsOfBuyer = ['/cart', '/checkout', '/']

test('without scripts each page has every style that it uses', async () => {
  const browser = await launch()
  try {
    const cookie = await cookiesOfGuestWithCart(browser, shop.baseUrl)
    const all = await stylesOfAllScreens()
    for (const [path, headers] of [
      ...paths.map((path) => [path, {}] as const),
      ...pathsOfBuyer.map((path) => [path, { cookie }] as const),
    ]) {
      const page = await open('phone', { scripts: false })
      await page.setExtraHTTPHeaders(headers)
      await page.goto(`${shop.baseUrl}${path}`)
      const { used, present } = await selectorsOf(page, all)
      expect(used.length).toBeGreaterThan(50)
      const missing = used.filter((selector) => !present.includes(selector))
      expect({ path, missing }).toEqual({ path, missing: [] })
    }
  } finally {
    await browser.close()
  }
})

test('the next screen is shown with its styles, and they go before the colours of the shop', async () => {
  const page = await open('desktop')
  await page.goto(`${shop.baseUrl}/search?q=tide`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tide jar/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Tide jar', level: 1 }).waitFor()
  const columns = await page
    .locator('main .product')
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
  expect(columns).toBe(2)
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(sheets).toEqual([
    expect.stringMatching(/^\/assets\/search-/),
    expect.stringMatching(/^\/assets\/later-/),
  ])
})

/** The text of the style sheet that scripts load for all screens. */
async function stylesOfAllScreens(): Promise<string> {
  const html = await (await fetch(`${shop.baseUrl}/`)).text()
  const [, address] = /data-styles="([^"]+)"/.exec(html) ?? []
  if (!address) throw new Error('The page names no styles of other screens')
  return (await fetch(`${shop.baseUrl}${address}`)).text()
}

interface Selectors {
  /** Of the whole style sheet, where an element matches them. */
  readonly used: string[]
  readonly present: string[]
}

const selectorsOf = (page: Page, css: string): Promise<Selectors> =>
  page.evaluate((text) => {
    const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : []),
      ])
    const splitAtCommas = (list: string) => {
      const parts = ['']
      let depth = 0
      for (const char of list) {
        if (char === '(') depth += 1
        if (char === ')') depth -= 1
        if (char === ',' && depth === 0) parts.push('')
        else parts.push(`${parts.pop()}${char}`)
      }
      return parts.map((part) => part.trim())
    }
    const selectorsIn = (rules: CSSRuleList) =>
      styleRules(rules).flatMap(({ selectorText }) => splitAtCommas(selectorText))
    /** Whether an element is there in any state: hovered, focused, checked or not. */
    const matches = (selector: string) => {
      let plain = selector
      for (let before = ''; before !== plain; ) {
        before = plain
        plain = plain.replace(/:[a-z-]+\([^()]*\)/g, '')
      }
      plain = plain.replace(/::?[a-z-]+/g, '').replace(/[\s>+~]+$/, '')
      return plain !== '' && document.querySelector(plain) !== null
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return {
      used: selectorsIn(sheet.cssRules).filter(matches),
      present: [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)),
    }
  }, css)
