/**
 * The type of a column: text, an amount of money or weight, pieces in stock, yes or no, comma-separated words
 * or names.
 */
export type CellKind = 'text' | 'amount' | 'pieces' | 'flag' | 'words' | 'collections'

interface ColumnDefinition {
  readonly of: 'product' | 'variant'
  readonly kind: CellKind
  readonly max: number
  /** Whether a cell may be empty. */
  readonly optional: boolean
  /** In pixels. */
  readonly width: number
}

const text = (of: ColumnDefinition['of'], max: number, optional = true, width = 140) =>
  ({ of, kind: 'text', max, optional, width }) as const
const amount = (optional = true) =>
  ({ of: 'variant', kind: 'amount', max: 0, optional, width: 104 }) as const
const flag = (of: ColumnDefinition['of']) =>
  ({ of, kind: 'flag', max: 0, optional: false, width: 128 }) as const

/** The columns of the sheet in their order. */
export const columns = {
  name: text('product', 80, false, 240),
  sku: text('variant', 40),
  barcode: text('variant', 40),
  price: amount(false),
  salePrice: amount(),
  cost: amount(),
  stock: { of: 'variant', kind: 'pieces', max: 0, optional: true, width: 208 },
  weight: amount(),
  visible: flag('product'),
  variantVisible: flag('variant'),
  brand: text('product', 50),
  ribbon: text('product', 30),
  collections: { of: 'product', kind: 'collections', max: 100, optional: true, width: 240 },
  tags: { of: 'product', kind: 'words', max: 100, optional: true, width: 200 },
} as const satisfies Readonly<Record<string, ColumnDefinition>>

export type ColumnId = keyof typeof columns
export const columnIds = Object.keys(columns) as readonly ColumnId[]
/** Columns with prices, which formulas are for. */
export const priceColumns: ReadonlySet<ColumnId> = new Set(['price', 'salePrice', 'cost'])
