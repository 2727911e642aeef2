import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
    /** What was judged in this document looked like, but for its colours. */
    judgedShapes?: Set<string>
  }
}

export interface Judgement {
  /** What axe finds, by rule and place. */
  readonly found: readonly string[]
  /** By how many pixels the page is wider than the screen. */
  readonly overflow: number
}

/** The rules whose answer may change when nothing but colours does. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Judges a page as it stands. What was judged before and is the same but for its colours is asked for
 * its colours only: the other rules see what they saw.
 */
export async function judge(page: Page): Promise<Judgement> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(judgeHere, ofColours)
}

/** Runs in the page. */
async function judgeHere(ofColours: string[]): Promise<Judgement> {
  // A colour that is still on its way would be judged as it stands.
  const frame = () => new Promise(requestAnimationFrame)
  for (let calm = 0; calm < 3; calm += 1) {
    await frame()
    if (document.getAnimations().some(({ playState }) => playState === 'running')) calm = -1
  }
  const root = document.documentElement
  const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const places = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height, element.scrollWidth, element.checkVisibility(seen)].join()
  })
  const fields = [...document.querySelectorAll('input, select, textarea')].map((field) => {
    const { value, checked } = field as HTMLInputElement
    return [value, checked].join()
  })
  const shape = [innerWidth, root.outerHTML, ...places, ...fields].join('\n')
  window.judgedShapes ??= new Set()
  const isSame = window.judgedShapes.has(shape)
  window.judgedShapes.add(shape)
  const frames = [...document.querySelectorAll('iframe:not([sandbox])')]
  if (frames.some((one) => one.checkVisibility())) throw new Error('Axe sees into no frame here')
  // What stands in a mail is judged by its own tests: no script may look into it here.
  const { violations } = await (window.axe as typeof axe).run(
    { exclude: [['iframe[sandbox]']] },
    {
      resultTypes: ['violations'],
      ...(isSame && { runOnly: { type: 'rule', values: ofColours } }),
    },
  )
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    overflow: Math.max(0, root.scrollWidth - root.clientWidth),
  }
}
