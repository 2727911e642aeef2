import bwip from 'bwip-js/generic'
import type { BarcodeContent } from '../rules/barcode.ts'

/** The bars of a code in modules, which are as wide as its narrowest bar. */
export interface Bars {
  readonly text: string
  /** With the white room that scanners need on both sides. */
  readonly modules: number
  readonly bars: readonly { readonly at: number; readonly width: number }[]
}

/** White modules before and behind the bars. */
const quiet = { ean13: [11, 7], code128: [10, 10] } as const

export function barsOf({ symbology, text }: BarcodeContent): Bars {
  const [code] = bwip.raw(symbology, text, '')
  if (!code || !('sbs' in code)) throw new Error(`${symbology} has no bars`)
  const [before, behind] = quiet[symbology]
  const bars: { at: number; width: number }[] = []
  let at: number = before
  // Bars and spaces take turns.
  for (const [index, width] of code.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { text, modules: at + behind, bars }
}
