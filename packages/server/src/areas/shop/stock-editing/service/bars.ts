import bwip from 'bwip-js/generic'
import type { BarcodeContent } from '../rules/barcode.ts'

/** The bars of a barcode in modules, the width of its narrowest bar. */
export interface Bars {
  readonly text: string
  /** Includes the quiet zones that scanners need on both sides. */
  readonly modules: number
  readonly bars: readonly { readonly at: number; readonly width: number }[]
}

/** Quiet zones before and after the bars, in modules. */
const quiet = { ean13: [11, 7], code128: [10, 10] } as const

export function barsOf({ symbology, text }: BarcodeContent): Bars {
  const [code] = bwip.raw(symbology, text, '')
  if (!code || !('sbs' in code)) throw new Error(`${symbology} has no bars`)
  const [before, behind] = quiet[symbology]
  const bars: { at: number; width: number }[] = []
  let at: number = before
  // Bars and spaces alternate.
  for (const [index, width] of code.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { text, modules: at + behind, bars }
}
