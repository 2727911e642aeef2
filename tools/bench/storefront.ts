import { aboveBudget, kB, storefrontBytes } from '@vitrine/testkit/page-bytes'
import { startProduct } from '@vitrine/testkit/product'
import { chromium } from 'playwright-core'

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const languages = ['en-US', 'de-DE']

/**
 * The initial load of the demo shop's pages: `npm run bench -- storefront`. Scripts, styles and pages are
 * measured after gzip. False when a page exceeds its budget.
 */
export async function storefrontBench(
  report: (name: string, value: string) => void,
): Promise<boolean> {
  const product = await startProduct({ demo: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const problems: string[] = []
    for (const locale of languages) {
      for (const [screen, options] of Object.entries(screens)) {
        const measured = await storefrontBytes(browser, product.baseUrl, { ...options, locale })
        for (const { page, html, script, styles, fonts, pictures } of measured) {
          report(
            `${page}, ${screen}, ${locale}`,
            `page ${kB(html)}, scripts ${kB(script)}, styles ${kB(styles)}, fonts ${kB(fonts)}, pictures ${kB(pictures)}`,
          )
        }
        problems.push(...aboveBudget(measured).map((problem) => `${screen}, ${locale}: ${problem}`))
      }
    }
    for (const problem of problems) console.error(problem)
    return problems.length === 0
  } finally {
    await browser.close()
    await product.stop()
    product.remove()
  }
}
