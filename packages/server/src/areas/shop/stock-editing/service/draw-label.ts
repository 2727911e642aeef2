import type { MissingBarcodeReason } from '@vitrine/contract/stock'
import type { TextPen, TextStyle } from '../../../../platform/pdf/text-pen.ts'
import { barcodeOf, barWidth } from '../rules/barcode.ts'
import { fittingLines, type LabelLine } from '../rules/label-lines.ts'
import { type Bars, barsOf } from './bars.ts'
import type { LabelText } from './write-labels.ts'

const POINTS = 72 / 25.4
const PADDING = 1.5 * POINTS
const MIN_BAR_HEIGHT = 5 * POINTS
const MAX_BAR_HEIGHT = 14 * POINTS
const LEADING = 1.25

interface Size {
  readonly width: number
  readonly height: number
}

interface Line {
  readonly text: string
  readonly style: TextStyle
}

/** A label whose lines are broken and whose bars are measured; lengths in points. */
export interface DrawableLabel {
  readonly size: Size
  readonly lines: readonly Line[]
  readonly lineHeight: number
  readonly bars: { readonly code: Bars; readonly bar: number; readonly height: number } | undefined
  readonly codeStyle: TextStyle
  /** Why there are no bars. */
  readonly reason: MissingBarcodeReason | undefined
}

/** Decides what of a text has room on a label of this size. */
export function prepareLabel(pen: TextPen, text: LabelText, size: Size): DrawableLabel {
  const fontSize = size.height < 22 * POINTS ? 6 : size.height < 40 * POINTS ? 7.5 : 9
  const lineHeight = fontSize * LEADING
  const codeStyle = { size: fontSize - 0.5 }
  const width = size.width - 2 * PADDING
  const code = readBars(text, width)
  const codeHeight = typeof code === 'string' ? 0 : codeStyle.size * LEADING
  const free = size.height - 2 * PADDING - codeHeight
  const room = typeof code === 'string' ? free : free - MIN_BAR_HEIGHT
  const lines = linesOf(pen, text, { width, fontSize, room, lineHeight })
  const height = Math.min(MAX_BAR_HEIGHT, free - lines.length * lineHeight - 1)
  return {
    size,
    lines,
    lineHeight,
    codeStyle,
    bars: typeof code === 'string' ? undefined : { ...code, height },
    reason: typeof code === 'string' ? code : undefined,
  }
}

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
  const name = text.name ? pen.linesOf(text.name, room.width, bold) : []
  const wanted: readonly (readonly [LabelLine, boolean])[] = [
    ['name', name.length > 0],
    ['price', text.price !== ''],
    ['choices', text.choices !== ''],
    ['moreName', name.length > 1],
  ]
  const fitting = fittingLines(new Set(wanted.flatMap(([line, has]) => (has ? [line] : []))), room)
  const nameLines = shortened(name, fitting.has('moreName') ? 2 : fitting.has('name') ? 1 : 0)
  const choices = fitting.has('choices') ? pen.linesOf(text.choices, room.width, regular) : []
  return [
    ...nameLines.map((line) => ({ text: line, style: bold })),
    ...shortened(choices, 1).map((line) => ({ text: line, style: regular })),
    ...(fitting.has('price') ? [{ text: text.price, style: bold }] : []),
  ]
}

/** The first lines; an ellipsis says that there is more. */
const shortened = (lines: readonly string[], count: number): string[] =>
  lines
    .slice(0, count)
    .map((line, at) => (at === count - 1 && lines.length > count ? cutOff(line) : line))

const cutOff = (line: string) => `${[...line].slice(0, -1).join('')}…`

/** Draws a label with its upper left corner at a place. */
export function drawLabel(
  document: PDFKit.PDFDocument,
  pen: TextPen,
  { size, lines, lineHeight, bars, codeStyle }: DrawableLabel,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const left = x + PADDING
  const width = size.width - 2 * PADDING
  for (const [at, { text, style }] of lines.entries()) {
    pen.draw(text, { left, width, top: y + PADDING + at * lineHeight }, style)
  }
  if (!bars) return
  const { code, bar, height } = bars
  const codeTop = y + size.height - PADDING - (codeStyle.size ?? 0) * LEADING
  const start = left + (width - code.modules * bar) / 2
  for (const { at, width: modules } of code.bars) {
    document.rect(start + at * bar, codeTop - height, modules * bar, height)
  }
  document.fill('#000000')
  pen.draw(code.text, { left, width, top: codeTop, align: 'center' }, codeStyle)
}
