import { isHydrated } from '@vitrine/testkit/page-bytes'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { checkAccessibility } from './axe.ts'

/** The shop of this worker. */
export const shop = shopOf(Number(process.env.VITEST_POOL_ID))

function shopOf(worker: number) {
  const shop = inject('shops')[worker - 1]
  if (!shop) throw new Error(`There is no shop for worker ${worker}`)
  return shop
}

export const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type Screen = keyof typeof screens

/** How long an element, and a page with its pictures, is waited for: a busy machine renders late. */
const ACTION_MS = 60_000
const NAVIGATION_MS = 120_000

let browser: Browser
const contexts: BrowserContext[] = []
const consoleErrors: string[] = []

/** Features that Playwright disables by default: Chromium uses only the last list. */
const playwrightDisabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Features of a window that are invisible here: preloaded pages, a process for the next page. */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightDisabledFeatures, ...unusedFeatures].join()}`,
    ],
  })

beforeAll(async () => {
  browser = await launch()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await printPages()
  const closed = await Promise.all(contexts.splice(0).map(closeContext))
  if (closed.includes(false)) browser = await launch()
  expect(consoleErrors.splice(0)).toEqual([])
})
afterAll(() => browser?.close())

/** Prints the URL of each window: a refusal or an error page explains most failures. */
async function printPages(): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: unknown) => String(error))
    console.error(`${page.url()}\n${text.slice(0, 600)}`)
  }
}

/** A window whose navigation was cut off by another one may never close; a new browser is cheaper. */
const closeContext = (context: BrowserContext): Promise<boolean> =>
  Promise.race([
    context.close().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 20_000, false)),
  ])

/** A new person's browser. Whatever its console complains about fails the test. */
export async function open(
  screen: Screen,
  options: { scripts?: boolean; dark?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    isMobile: screen === 'phone',
    javaScriptEnabled: options.scripts ?? true,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  contexts.push(context)
  context.setDefaultTimeout(ACTION_MS)
  context.setDefaultNavigationTimeout(NAVIGATION_MS)
  const page = await context.newPage()
  page.on('console', (message) => {
    // A refused sign-in is an answer we show; browsers report its status all the same.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  if (options.scripts ?? true) startScripts(page)
  return page
}

/** In this window, and in those that it opens. */
function startScripts(page: Page): void {
  actAtOnce(page)
  waitForScripts(page)
  page.on('popup', startScripts)
}

/** Scripts of the shop start once somebody acts, otherwise after the first paint. An init script would reach sandboxed frames. */
function actAtOnce(page: Page): void {
  page.on('domcontentloaded', () => {
    // A page that has been left already needs no scripts.
    page.evaluate(() => dispatchEvent(new Event('pointerdown'))).catch(() => undefined)
  })
}

/**
 * Pages of the shop work before their scripts do, and then lead to other pages: on a busy machine a click right after the
 * load would be answered so. A load that is waited for until its first bytes only is one whose scripts are held back.
 */
function waitForScripts(page: Page): void {
  const { goto, reload, goBack } = page
  const hydrated = async <Answer>(
    loading: Promise<Answer>,
    waitUntil?: string,
  ): Promise<Answer> => {
    const answer = await loading
    // A page that has been left already needs no scripts.
    if (waitUntil !== 'commit') await page.waitForFunction(isHydrated).catch(() => undefined)
    return answer
  }
  page.goto = (address, options) => hydrated(goto.call(page, address, options), options?.waitUntil)
  page.reload = (options) => hydrated(reload.call(page, options), options?.waitUntil)
  page.goBack = (options) => hydrated(goBack.call(page, options), options?.waitUntil)
}

/** Presses a button that leads to another document, and waits for that: without scripts nothing else shows it. */
export async function pressAndLeave(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
  await page.getByRole('button', { name }).click()
  await page.locator('html:not([data-left])').waitFor({ state: 'attached' })
  await page.waitForLoadState()
}

/** Asserts that axe finds nothing, no element is wider than the screen, and nothing closed is visible. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before it there is nothing to judge: a page that still loads has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await expectClosedHidden(page)
  const { found, overflow } = await checkAccessibility(page)
  expect([page.url(), found]).toEqual([page.url(), []])
  expect([page.url(), overflow]).toEqual([page.url(), 0])
}

/** On a phone nothing closed is visible; on a wide screen a sheet may be part of the page. */
async function expectClosedHidden(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > screens.phone.width) return
  const seen = await page
    .locator('[popover]:not(:popover-open), dialog:not([open])')
    .evaluateAll((closed) =>
      closed
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => `${one.localName}#${one.id}.${one.className}`),
    )
  expect([page.url(), seen]).toEqual([page.url(), []])
}
