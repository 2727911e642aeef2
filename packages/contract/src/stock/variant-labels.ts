import { Guid, type Static, Type } from '../kit/index.ts'

/** Maximum number of labels per file. */
export const MAX_LABELS = 1000
/** Variants that one file has labels of at most. */
export const MAX_LABELLED_VARIANTS = 500
/** The smallest label in millimetres that has room for a barcode. */
export const MIN_LABEL = { width: 20, height: 12 } as const

const millimetres = (maximum: number) => Type.Number({ minimum: 0, maximum })

const labelSheet = Type.Object({
  /** Number of columns. */
  columns: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Labels below each other. */
  rows: Type.Integer({ minimum: 1, maximum: 24 }),
  /** The position of the first label on the first sheet, counted from 1 row by row. Default 1. */
  firstPosition: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
  /** Left and right margin in millimetres. Default 8. */
  marginX: Type.Optional(millimetres(50)),
  /** Above and below all labels, in millimetres. Default 12. */
  marginY: Type.Optional(millimetres(50)),
  /** Between columns, in millimetres. Default 2. */
  gapX: Type.Optional(millimetres(20)),
  /** Between rows, in millimetres. Default 0. */
  gapY: Type.Optional(millimetres(20)),
})
export interface LabelSheet extends Static<typeof labelSheet> {}
/** A sheet of A4 with labels of one size; margins and gaps determine the size. */
export const LabelSheet = Type.Unsafe<LabelSheet>(labelSheet)

const labelRoll = Type.Object({
  /** Width of a label, in millimetres. */
  width: Type.Number({ minimum: MIN_LABEL.width, maximum: 210 }),
  /** Height of a label, in millimetres. */
  height: Type.Number({ minimum: MIN_LABEL.height, maximum: 297 }),
})
export interface LabelRoll extends Static<typeof labelRoll> {}
/** A roll of single labels: each is a separate page. */
export const LabelRoll = Type.Unsafe<LabelRoll>(labelRoll)

const labelContent = Type.Object({
  /** The name of the product. Default true. */
  name: Type.Optional(Type.Boolean()),
  /** The names of the variant’s choices. Default true. */
  choices: Type.Optional(Type.Boolean()),
  /** The price of one piece. Default true. */
  price: Type.Optional(Type.Boolean()),
})
export interface LabelContent extends Static<typeof labelContent> {}
/** The texts of a label besides its barcode. */
export const LabelContent = Type.Unsafe<LabelContent>(labelContent)

/**
 * Why a label has no barcode. NO_CODE: the variant has neither barcode nor SKU. NOT_PRINTABLE: its code
 * contains characters other than ASCII. TOO_LONG: the bars would be too narrow for a scanner on a label of
 * this width.
 */
export const missingBarcodeReasons = ['NO_CODE', 'NOT_PRINTABLE', 'TOO_LONG'] as const
export type MissingBarcodeReason = (typeof missingBarcodeReasons)[number]

const variantLabels = Type.Object({
  productId: Guid(),
  variantId: Guid(),
  /** How many labels of it. Default 1. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LABELS })),
})
export interface VariantLabels extends Static<typeof variantLabels> {}
/** Labels of one variant. */
export const VariantLabels = Type.Unsafe<VariantLabels>(variantLabels)
