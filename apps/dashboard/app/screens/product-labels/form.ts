import { MAX_LABELS, MIN_LABEL, type VariantStock } from '@vitrine/contract/stock'
import type { InputOf } from '../../api/client.ts'
import { totalsOf, variantKey } from '../stock/variant.ts'

export type LabelPaper = 'a4' | 'roll'
/** How many labels of a variant there are unless a number is typed. */
export type LabelDefault = 'one' | 'stock'

/** Settings of paper and labels; numbers as typed, lengths in millimetres. */
export interface LabelSettings {
  readonly paper: LabelPaper
  readonly columns: string
  readonly rows: string
  readonly marginX: string
  readonly marginY: string
  readonly gapX: string
  readonly gapY: string
  readonly width: string
  readonly height: string
  readonly name: boolean
  readonly choices: boolean
  readonly price: boolean
}

export interface LabelsForm extends LabelSettings {
  readonly firstPosition: string
  readonly each: LabelDefault
  /** Typed quantities, by `variantKey`. */
  readonly quantities: Readonly<Record<string, string>>
}

export const usualSettings: LabelSettings = {
  paper: 'a4',
  columns: '3',
  rows: '8',
  marginX: '8',
  marginY: '12',
  gapX: '2',
  gapY: '0',
  width: '57',
  height: '32',
  name: true,
  choices: true,
  price: true,
}

interface Range {
  readonly min: number
  readonly max: number
  readonly whole: boolean
}

export type NumberField = Exclude<keyof LabelSettings, 'paper' | 'name' | 'choices' | 'price'>

const ranges: Readonly<Record<NumberField, Range>> = {
  columns: { min: 1, max: 10, whole: true },
  rows: { min: 1, max: 24, whole: true },
  marginX: { min: 0, max: 50, whole: false },
  marginY: { min: 0, max: 50, whole: false },
  gapX: { min: 0, max: 20, whole: false },
  gapY: { min: 0, max: 20, whole: false },
  width: { min: MIN_LABEL.width, max: 210, whole: false },
  height: { min: MIN_LABEL.height, max: 297, whole: false },
}

export const sheetFields = ['columns', 'rows', 'marginX', 'marginY', 'gapX', 'gapY'] as const
export const rollFields = ['width', 'height'] as const

/** A number with a point or a comma; NaN if invalid. */
export const numberOf = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

const fits = (text: string, { min, max, whole }: Range): boolean => {
  const number = numberOf(text)
  return number >= min && number <= max && (!whole || Number.isInteger(number))
}

/** Labels on one sheet; 0 while that is not known. */
export function labelsOnSheet({ columns, rows }: LabelSettings): number {
  const isKnown = fits(columns, ranges.columns) && fits(rows, ranges.rows)
  return isKnown ? numberOf(columns) * numberOf(rows) : 0
}

export const A4 = { width: 210, height: 297 } as const

/** A label of the sheet in millimetres; NaN while a number is missing. */
export function labelSize(form: LabelSettings): {
  readonly width: number
  readonly height: number
} {
  const side = (whole: number, count: string, margin: string, gap: string) =>
    (whole - 2 * numberOf(margin) - (numberOf(count) - 1) * numberOf(gap)) / numberOf(count)
  return {
    width: side(A4.width, form.columns, form.marginX, form.gapX),
    height: side(A4.height, form.rows, form.marginY, form.gapY),
  }
}

/** The typed number of labels of a variant, else the default; NaN if invalid. */
export function quantityOf(
  { each, quantities }: Pick<LabelsForm, 'each' | 'quantities'>,
  variant: VariantStock,
): number {
  const typed = quantities[variantKey(variant)]
  if (typed !== undefined) {
    const number = numberOf(typed)
    return Number.isInteger(number) ? number : Number.NaN
  }
  if (each === 'one') return 1
  return Math.max(0, totalsOf(variant).onHand ?? 1)
}

export const totalOf = (form: LabelsForm, variants: readonly VariantStock[]): number =>
  variants.reduce((sum, variant) => sum + quantityOf(form, variant), 0)

export interface LabelProblemTexts {
  readonly number: (range: { readonly min: string; readonly max: string }) => string
  readonly tooNarrow: (limit: { readonly min: string }) => string
  readonly tooLow: (limit: { readonly min: string }) => string
  readonly position: (range: { readonly max: string }) => string
  readonly quantity: string
  readonly nothing: string
  readonly tooMany: (limit: { readonly max: string }) => string
}

/** Errors by field; `quantities` is for all of them. */
export function labelProblems(
  form: LabelsForm,
  variants: readonly VariantStock[],
  texts: LabelProblemTexts,
): Record<string, string> {
  const fields: readonly NumberField[] = form.paper === 'a4' ? sheetFields : rollFields
  const problems: Record<string, string> = form.paper === 'a4' ? sheetProblems(form, texts) : {}
  for (const field of fields) {
    const { min, max } = ranges[field]
    if (!fits(form[field], ranges[field])) {
      problems[field] = texts.number({ min: String(min), max: String(max) })
    }
  }
  const total = totalOf(form, variants)
  if (Number.isNaN(total)) problems.quantities = texts.quantity
  else if (total === 0) problems.quantities = texts.nothing
  else if (total > MAX_LABELS) problems.quantities = texts.tooMany({ max: String(MAX_LABELS) })
  return problems
}

/** Errors of a sheet whose numbers are each within their range. */
function sheetProblems(form: LabelsForm, texts: LabelProblemTexts): Record<string, string> {
  const problems: Record<string, string> = {}
  const { width, height } = labelSize(form)
  if (width < MIN_LABEL.width) problems.columns = texts.tooNarrow({ min: String(MIN_LABEL.width) })
  if (height < MIN_LABEL.height) problems.rows = texts.tooLow({ min: String(MIN_LABEL.height) })
  const labels = labelsOnSheet(form)
  if (labels > 0 && !fits(form.firstPosition, { min: 1, max: labels, whole: true })) {
    problems.firstPosition = texts.position({ max: String(labels) })
  }
  return problems
}

/** The form as the print of these variants. */
export function labelRequest(
  form: LabelsForm,
  variants: readonly VariantStock[],
): InputOf<'stock.printVariantLabels'> {
  const { name, choices, price } = form
  const number = (field: NumberField) => numberOf(form[field])
  return {
    labels: variants.flatMap((variant) => {
      const quantity = quantityOf(form, variant)
      const { productId, variantId } = variant
      return quantity > 0 ? [{ productId, variantId, quantity }] : []
    }),
    content: { name, choices, price },
    ...(form.paper === 'a4'
      ? {
          sheet: {
            columns: number('columns'),
            rows: number('rows'),
            firstPosition: numberOf(form.firstPosition),
            marginX: number('marginX'),
            marginY: number('marginY'),
            gapX: number('gapX'),
            gapY: number('gapY'),
          },
        }
      : { roll: { width: number('width'), height: number('height') } }),
  }
}
