import type { MissingBarcodeReason } from '@vitrine/contract/stock'
import type { TextPen, TextStyle } from '../../../../platform/pdf/text-pen.ts'
import type { LabelText } from '../model.ts'
import { barcodeOf, barWidth, codeOf } from '../rules/barcode.ts'
import { fittingLines, type LabelLine, withoutPictures } from '../rules/label-lines.ts'
import { type Bars, barsOf } from './bars.ts'

const POINTS = 72 / 25.4
const PADDING = 1.5 * POINTS
const MIN_BAR_HEIGHT = 5 * POINTS
const MAX_BAR_HEIGHT = 14 * POINTS
const LEADING = 1.25

/** Codes run left to right in every language. */
export interface LabelPens {
  readonly text: TextPen
  readonly code: TextPen
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Line {
  readonly text: string
  readonly style: TextStyle & { readonly size: number }
}

/** A label with line breaks and measured bars; lengths in points. */
export interface DrawableLabel {
  readonly size: Size
  readonly lines: readonly Line[]
  readonly lineHeight: number
  readonly bars: { readonly code: Bars; readonly bar: number; readonly height: number } | undefined
  /** The human-readable code at the lower edge. */
  readonly caption: Line | undefined
  /** The reason why there are no bars. */
  readonly reason: MissingBarcodeReason | undefined
}

/** Fits a text into a label of this size. */
export function prepareLabel(pens: LabelPens, text: LabelText, size: Size): DrawableLabel {
  const fontSize = size.height < 22 * POINTS ? 6 : size.height < 40 * POINTS ? 7.5 : 9
  const lineHeight = fontSize * LEADING
  const width = size.width - 2 * PADDING
  const code = readBars(text, size.width)
  const hasBars = typeof code !== 'string'
  const caption = fittingLine(pens.code, codeOf(text), width, { size: fontSize - 0.5 })
  const free = size.height - 2 * PADDING - (caption ? heightOf(caption) : 0)
  const room = hasBars ? free - MIN_BAR_HEIGHT : free
  const lines = linesOf(pens.text, text, { width, fontSize, room, lineHeight })
  const height = Math.min(MAX_BAR_HEIGHT, free - lines.length * lineHeight - 1)
  return {
    size,
    lines,
    lineHeight,
    caption,
    bars: hasBars ? { ...code, height } : undefined,
    reason: hasBars ? undefined : code,
  }
}

/** Fits a text that must not be truncated by reducing its font size. */
function fittingLine(
  pen: TextPen,
  whole: string,
  width: number,
  style: TextStyle & { readonly size: number },
): Line | undefined {
  const [text = ''] = pen.linesOf(whole, Number.POSITIVE_INFINITY, style)
  if (text === '') return undefined
  const used = pen.widthOf(text, style)
  return { text, style: used > width ? { ...style, size: (style.size * width) / used } : style }
}

const heightOf = ({ style }: Line) => style.size * LEADING

/** The bars on a label of this width; quiet zones extend to its edges. */
function readBars(
  text: LabelText,
  width: number,
): { readonly code: Bars; readonly bar: number } | MissingBarcodeReason {
  const content = barcodeOf(text)
  if (typeof content === 'string') return content
  const code = barsOf(content)
  const bar = barWidth(code.modules, width / POINTS)
  return bar === undefined ? 'TOO_LONG' : { code, bar: bar * POINTS }
}

interface Room {
  readonly width: number
  readonly fontSize: number
  readonly room: number
  readonly lineHeight: number
}

function linesOf(pen: TextPen, text: LabelText, room: Room): Line[] {
  const bold = { size: room.fontSize, weight: 'bold' } as const
  const regular = { size: room.fontSize } as const
  const name = brokenLines(pen, text.name, room.width, bold)
  const choices = brokenLines(pen, text.choices, room.width, regular)
  const price = fittingLine(pen, text.price, room.width, bold)
  const wanted: readonly (readonly [LabelLine, boolean])[] = [
    ['name', name.length > 0],
    ['price', price !== undefined],
    ['choices', choices.length > 0],
    ['moreName', name.length > 1],
  ]
  const fitting = fittingLines(new Set(wanted.flatMap(([line, has]) => (has ? [line] : []))), room)
  const nameCount = fitting.has('moreName') ? 2 : fitting.has('name') ? 1 : 0
  return [
    ...shortened(pen, name, nameCount, room.width, bold),
    ...shortened(pen, choices, fitting.has('choices') ? 1 : 0, room.width, regular),
    ...(price && fitting.has('price') ? [price] : []),
  ]
}

function brokenLines(pen: TextPen, text: string, width: number, style: TextStyle): string[] {
  const shown = withoutPictures(text)
  return shown === '' ? [] : pen.linesOf(shown, width, style)
}

/** The first lines, with an ellipsis if there are more. */
function shortened(
  pen: TextPen,
  lines: readonly string[],
  count: number,
  width: number,
  style: Line['style'],
): Line[] {
  return lines.slice(0, count).map((line, at) => ({
    text: at === count - 1 && lines.length > count ? withEllipsis(pen, line, width, style) : line,
    style,
  }))
}

/** Truncates a line so that it fits with an ellipsis. */
function withEllipsis(pen: TextPen, line: string, width: number, style: TextStyle): string {
  const characters = [...line]
  while (characters.length > 0) {
    const text = `${characters.join('').trimEnd()}…`
    if (pen.widthOf(text, style) <= width) return text
    characters.pop()
  }
  return '…'
}

/** Draws a label at the position of its upper left corner. */
export function drawLabel(
  document: PDFKit.PDFDocument,
  pens: LabelPens,
  { size, lines, lineHeight, bars, caption }: DrawableLabel,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const left = x + PADDING
  const width = size.width - 2 * PADDING
  for (const [at, { text, style }] of lines.entries()) {
    pens.text.draw(text, { left, width, top: y + PADDING + at * lineHeight }, style)
  }
  const captionTop = y + size.height - PADDING - (caption ? heightOf(caption) : 0)
  if (bars) drawBars(document, bars, { left: x, width: size.width, bottom: captionTop })
  if (!caption) return
  pens.code.draw(caption.text, { left, width, top: captionTop, align: 'center' }, caption.style)
}

function drawBars(
  document: PDFKit.PDFDocument,
  { code, bar, height }: NonNullable<DrawableLabel['bars']>,
  {
    left,
    width,
    bottom,
  }: { readonly left: number; readonly width: number; readonly bottom: number },
): void {
  const start = left + (width - code.modules * bar) / 2
  for (const { at, width: modules } of code.bars) {
    document.rect(start + at * bar, bottom - height, modules * bar, height)
  }
  document.fill('#000000')
}
