import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
    /** The shapes already checked in this document, without their colours. */
    checkedShapes?: Set<string>
    /** Reads of styles that answer colours as the screen shows them. */
    asShown?: (read: PropertyReader) => PropertyReader
  }
}

type PropertyReader = CSSStyleDeclaration['getPropertyValue']

export interface AccessibilityReport {
  /** Violations by rule and element. */
  readonly found: readonly string[]
  /** How many pixels wider than the screen the page is. */
  readonly overflow: number
}

/** The rules whose answer may change when nothing but colours does. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Checks the current page. Parts that were checked before and differ only in their colours are checked for colours
 * only, because the other rules have the same result.
 */
export async function checkAccessibility(page: Page): Promise<AccessibilityReport> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source)
    await page.evaluate(installColourReader)
  }
  return page.evaluate(runAxe, colourRules)
}

/**
 * Runs in the page. Axe computes background colours anew for every element, which dominates its time; the browser
 * computes each once, exactly as it is displayed.
 */
function installColourReader(): void {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pixel) throw new Error('There is no canvas to show colours on')
  const coloursByValue = new Map<string, string>()
  const show = (colour: string): string => {
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
  }
  window.asShown = (read) =>
    function asShown(this: CSSStyleDeclaration, name) {
      const value = read.call(this, name)
      if (!/^ok(?:lch|lab)\([^()]+\)$/.test(value)) return value
      const shown = coloursByValue.get(value) ?? show(value)
      coloursByValue.set(value, shown)
      return shown
    }
}

/** Runs in the page. */
async function runAxe(colourRules: string[]): Promise<AccessibilityReport> {
  // A running colour transition would be checked midway.
  const frame = () => new Promise(requestAnimationFrame)
  for (let calm = 0; calm < 3; calm += 1) {
    await frame()
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    if (moving.length > 0) calm = -1
    for (const one of moving) if (one instanceof CSSTransition) one.finish()
  }
  const root = document.documentElement
  const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const positions = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height, element.scrollWidth, element.checkVisibility(seen)].join()
  })
  const fields = [...document.querySelectorAll('input, select, textarea')].map((field) => {
    const { value, checked } = field as HTMLInputElement
    return [value, checked].join()
  })
  const shape = [innerWidth, root.outerHTML, ...positions, ...fields].join('\n')
  window.checkedShapes ??= new Set()
  const isSame = window.checkedShapes.has(shape)
  window.checkedShapes.add(shape)
  const frames = [...document.querySelectorAll('iframe:not([sandbox])')]
  if (frames.some((one) => one.checkVisibility())) throw new Error('Axe sees into no frame here')
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  CSSStyleDeclaration.prototype.getPropertyValue = window.asShown?.(
    getPropertyValue,
  ) as PropertyReader
  // Mails have their own checks, because no script may run in them here.
  const { violations } = await (window.axe as typeof axe)
    .run(
      { exclude: [['iframe[sandbox]']] },
      {
        resultTypes: ['violations'],
        ...(isSame && { runOnly: { type: 'rule', values: colourRules } }),
      },
    )
    .finally(() => {
      CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue
    })
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
  }
}
