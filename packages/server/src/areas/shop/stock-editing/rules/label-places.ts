import { brokenRule } from '@vitrine/contract/kit'
import { type LabelRoll, type LabelSheet, MAX_LABELS, MIN_LABEL } from '@vitrine/contract/stock'

/** In millimetres. */
export interface LabelPaper {
  readonly page: { readonly width: number; readonly height: number }
  readonly label: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly rows: number
  readonly margin: { readonly x: number; readonly y: number }
  readonly gap: { readonly x: number; readonly y: number }
  /** Number of used labels on the first page. */
  readonly skipped: number
}

/** Where a label is printed: the page, starting with 0, and its upper left corner in millimetres. */
export interface LabelPlace {
  readonly page: number
  readonly x: number
  readonly y: number
}

const A4 = { width: 210, height: 297 }

/** The paper of a print; refuses labels that are too small and a first position outside of the sheet. */
export function paperOf({
  sheet,
  roll,
}: {
  readonly sheet?: LabelSheet | undefined
  readonly roll?: LabelRoll | undefined
}): LabelPaper {
  if (sheet && roll) {
    throw brokenRule('roll', 'ONE_PAPER', 'Give either "sheet" or "roll", not both')
  }
  if (sheet) return sheetPaper(sheet)
  if (roll) return rollPaper(roll)
  throw brokenRule('sheet', 'ONE_PAPER', 'Give either "sheet" or "roll"')
}

const rollPaper = ({ width, height }: LabelRoll): LabelPaper => ({
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  margin: { x: 0, y: 0 },
  gap: { x: 0, y: 0 },
  skipped: 0,
})

function sheetPaper(sheet: LabelSheet): LabelPaper {
  const { columns, rows, firstPosition = 1 } = sheet
  const { marginX = 8, marginY = 12, gapX = 2, gapY = 0 } = sheet
  const label = {
    width: (A4.width - 2 * marginX - (columns - 1) * gapX) / columns,
    height: (A4.height - 2 * marginY - (rows - 1) * gapY) / rows,
  }
  refuseSmall('sheet.columns', 'width', label.width)
  refuseSmall('sheet.rows', 'height', label.height)
  if (firstPosition > columns * rows) {
    throw brokenRule(
      'sheet.firstPosition',
      'BEYOND_SHEET',
      `The sheet has ${columns * rows} labels; give a position from 1 to ${columns * rows}`,
      { maximum: columns * rows },
    )
  }
  return {
    page: A4,
    label,
    columns,
    rows,
    margin: { x: marginX, y: marginY },
    gap: { x: gapX, y: gapY },
    skipped: firstPosition - 1,
  }
}

function refuseSmall(field: string, side: 'width' | 'height', millimetres: number): void {
  const minimum = MIN_LABEL[side]
  if (millimetres >= minimum) return
  throw brokenRule(
    field,
    'LABEL_TOO_SMALL',
    `The ${side} of a label would be ${Math.max(0, millimetres).toFixed(1)} mm; at least ${minimum} mm are needed: ` +
      'give fewer labels, or smaller margins and gaps',
    { minimum },
  )
}

/** The place of a label, by its index from 0. */
export function placeOf(paper: LabelPaper, index: number): LabelPlace {
  const { columns, rows, margin, gap, label } = paper
  const position = index + paper.skipped
  const onPage = position % (columns * rows)
  return {
    page: Math.floor(position / (columns * rows)),
    x: margin.x + (onPage % columns) * (label.width + gap.x),
    y: margin.y + Math.floor(onPage / columns) * (label.height + gap.y),
  }
}

/** The total number of labels; refuses more than one file can contain. */
export function labelCount(labels: readonly { readonly quantity?: number | undefined }[]): number {
  const count = labels.reduce((sum, { quantity = 1 }) => sum + quantity, 0)
  if (count > MAX_LABELS) {
    throw brokenRule(
      'labels',
      'TOO_MANY_LABELS',
      `These are ${count} labels; a file holds at most ${MAX_LABELS}`,
      { maximum: MAX_LABELS },
    )
  }
  return count
}
