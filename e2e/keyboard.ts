import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More than the longest page has places for. */
const MAX_STEPS = 90

/** A user without a mouse: moves the focus, sees where it is, and presses the focused control. */
export function byKeyboard(page: Page) {
  async function reach(target: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor()
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      if (await target.evaluate((place) => place === document.activeElement)) {
        return expect(await isSeen(target), `${target} shows that it is reached`).toBe(true)
      }
      await page.keyboard.press(step)
    }
    throw new Error(`No ${step} leads to ${target}`)
  }
  return {
    reach,
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await reach(target)
      await page.keyboard.press(key)
    },
    /** Replaces the text of a field. */
    async write(target: Locator, text: string): Promise<void> {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await page.keyboard.insertText(text)
    },
  }
}

/** Whether a ring, a shadow or the box around it shows where the focus is. */
const isSeen = (target: Locator) =>
  target.evaluate((place) => {
    const looks = (element: Element | null) => {
      if (!element) return ''
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
        getComputedStyle(element)
      return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ')
    }
    const around = [place, place.parentElement, place.nextElementSibling]
    const during = around.map(looks)
    ;(place as HTMLElement).blur()
    const without = around.map(looks)
    ;(place as HTMLElement).focus({ focusVisible: true } as FocusOptions)
    return place.matches(':focus-visible') && during.some((look, at) => look !== without[at])
  })
