import { aboveBudget, storefrontBytes } from '@vitrine/testkit/page-bytes'
import { expect, test } from 'vitest'
import { launch, screens, shop } from './browser.ts'

test('no page loads more scripts or fonts than its budget, in the longer language on a phone', async () => {
  const browser = await launch()
  const measured = await storefrontBytes(browser, shop.baseUrl, {
    viewport: screens.phone,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
  })
  await browser.close()
  expect(aboveBudget(measured)).toEqual([])
  expect(measured.filter(({ script, fonts }) => script === 0 || fonts === 0)).toEqual([])
})
