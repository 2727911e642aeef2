import type { MissingBarcodeReason } from '@vitrine/contract/stock'

/** What is printed as bars, and how. */
export interface BarcodeContent {
  readonly symbology: 'ean13' | 'code128'
  readonly text: string
}

/** Whether these are 13 digits of which the last is the check digit of the others. */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  return Number(text.at(-1)) === ean13CheckDigit(text.slice(0, -1))
}

/** The last digit of an EAN-13, from the twelve before it. */
export function ean13CheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Code 128 has more, which scanners answer differently. */
const PRINTABLE = /^[\x20-\x7e]+$/

interface Codes {
  readonly barcode: string | null
  readonly sku: string | null
}

/** The barcode of a variant, else its SKU; empty where it has neither. */
export const codeOf = ({ barcode, sku }: Codes): string => barcode?.trim() || sku?.trim() || ''

/** What is printed as the code of a variant, or why nothing can be. */
export function barcodeOf(
  codes: Codes,
): BarcodeContent | Exclude<MissingBarcodeReason, 'TOO_LONG'> {
  const text = codeOf(codes)
  if (!text) return 'NO_CODE'
  if (isEan13(text)) return { symbology: 'ean13', text }
  return PRINTABLE.test(text) ? { symbology: 'code128', text } : 'NOT_PRINTABLE'
}

/** The narrowest bar that scanners of shops read, in millimetres. */
const MIN_BAR = 0.19
/** A dot of the usual printers of labels, which have 203 an inch. */
const DOT = 25.4 / 203
/** Wider bars are no easier to read. */
const MAX_DOTS = 4

/**
 * The width of the narrowest bar in millimetres, in whole dots where it has two or more, so that all bars are printed
 * evenly; undefined where it would be too narrow to be read.
 */
export function barWidth(modules: number, room: number): number | undefined {
  const width = room / modules
  if (width < MIN_BAR) return undefined
  const dots = Math.min(MAX_DOTS, Math.floor(width / DOT))
  return dots < 2 ? width : dots * DOT
}
