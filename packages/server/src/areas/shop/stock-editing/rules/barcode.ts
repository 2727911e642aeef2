import type { MissingBarcodeReason } from '@vitrine/contract/stock'

/** The text and symbology of a barcode. */
export interface BarcodeContent {
  readonly symbology: 'ean13' | 'code128'
  readonly text: string
}

/** Whether a text has 13 digits with a valid check digit. */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  return Number(text.at(-1)) === ean13CheckDigit(text.slice(0, -1))
}

/** The check digit of an EAN-13, from its first twelve digits. */
export function ean13CheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Code 128 allows more characters, but scanners decode those differently. */
const PRINTABLE = /^[\x20-\x7e]+$/

interface Codes {
  readonly barcode: string | null
  readonly sku: string | null
}

/** The barcode of a variant, else its SKU; empty if it has neither. */
export const codeOf = ({ barcode, sku }: Codes): string => barcode?.trim() || sku?.trim() || ''

/** The barcode to print for a variant, or the reason why there is none. */
export function barcodeOf(
  codes: Codes,
): BarcodeContent | Exclude<MissingBarcodeReason, 'TOO_LONG'> {
  const text = codeOf(codes)
  if (!text) return 'NO_CODE'
  if (isEan13(text)) return { symbology: 'ean13', text }
  return PRINTABLE.test(text) ? { symbology: 'code128', text } : 'NOT_PRINTABLE'
}

/** The narrowest bar that shop scanners read, in millimetres. */
const MIN_BAR = 0.19
/** The dot size of common label printers, which have 203 dots per inch. */
const DOT = 25.4 / 203
/** Wider bars are not easier to read. */
const MAX_DOTS = 4

/**
 * The width of the narrowest bar in millimetres, in whole printer dots if it has two or more, so that bars print
 * evenly; undefined if it would be unreadably narrow.
 */
export function barWidth(modules: number, room: number): number | undefined {
  const width = room / modules
  if (width < MIN_BAR) return undefined
  const dots = Math.min(MAX_DOTS, Math.floor(width / DOT))
  return dots < 2 ? width : dots * DOT
}
