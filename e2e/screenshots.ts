import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** A folder; without it no screenshots are saved. */
const pictures = process.env.PICTURES ?? ''

/** Saves screenshots if requested: wide and on a phone, in the light and the dark theme. */
export async function saveScreenshots(page: Page, name: string): Promise<void> {
  if (pictures === '') return
  mkdirSync(pictures, { recursive: true })
  for (const [screen, width] of [
    ['wide', 1440],
    ['phone', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${pictures}/${name}-${screen}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
