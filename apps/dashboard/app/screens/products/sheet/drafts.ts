import type { ChangedProduct } from '@vitrine/contract/products'
import { maxDecimal, minDecimal } from '@vitrine/money'
import { type CollectionNames, movesBetween } from './collections/names.ts'
import { type ColumnId, columns } from './columns.ts'
import { type CellReading, readSheetCell, type SheetEntry, wordsOf } from './read-cell.ts'
import { flagTexts, hasCell, type SheetRow } from './rows.ts'

/** The input of a cell, with a concurrent change or an error. */
export interface CellDraft {
  readonly text: string
  /**
   * The revision of the product, or of its stock, at the time of typing; absent if the newest was seen since.
   */
  readonly revision?: number
  readonly note?: string
  /** The collections when the cell was edited: only differences are sent. */
  readonly base?: string
  /** Whether the stock of the cell was changed elsewhere since. */
  readonly isStale?: boolean
}
/** By the key of the cell. */
export type Drafts = ReadonlyMap<string, CellDraft>

export const cellKey = (row: SheetRow, column: ColumnId): string =>
  column === 'stock' && row.stock
    ? `${row.key}#${column}@${row.stock.locationId}`
    : `${row.key}#${column}`

const revisionOf = (row: SheetRow, column: ColumnId) =>
  column === 'stock' ? (row.stock?.revision ?? 0) : row.revision

export interface CellText {
  readonly row: SheetRow
  readonly column: ColumnId
  readonly text: string
}

/** The drafts with these texts; cells that are as they are stored have none. */
export function withTexts(
  drafts: Drafts,
  cells: readonly CellText[],
  reading: CellReading,
): Drafts {
  const next = new Map(drafts)
  for (const { row, column, text } of cells) {
    if (!hasCell(row, column)) continue
    const entry = readSheetCell(column, text, row.values[column] ?? '', reading)
    if (entry.kind === 'none') next.delete(cellKey(row, column))
    else {
      const { revision = revisionOf(row, column), base = row.values[column] } =
        drafts.get(cellKey(row, column)) ?? {}
      const stored = entry.kind === 'value' ? entry.value : text
      const from = column === 'collections' && base !== undefined && { base }
      next.set(cellKey(row, column), { text: stored, revision, ...from })
    }
  }
  return next
}

/** A cell with its input. */
export interface ChangedCell {
  readonly row: SheetRow
  readonly column: ColumnId
  readonly entry: SheetEntry
  /** The revision of the product, or of its stock, that was seen. */
  readonly revision: number
  /** For cells with collections, the value at the time of typing. */
  readonly base?: string
}

/** All cells with a draft that changes something or is wrong, line by line. */
export function changedCells(
  rows: readonly SheetRow[],
  drafts: Drafts,
  reading: CellReading,
): ChangedCell[] {
  const ofRows = new Map<string, (readonly [ColumnId, CellDraft])[]>()
  for (const [key, draft] of drafts) {
    const end = key.lastIndexOf('#')
    const [column = ''] = key.slice(end + 1).split('@')
    const ofRow = ofRows.get(key.slice(0, end))
    const cell = [column as ColumnId, draft] as const
    if (ofRow) ofRow.push(cell)
    else ofRows.set(key.slice(0, end), [cell])
  }
  const touched = ofRows.size === 0 ? [] : rows.filter(({ key }) => ofRows.has(key))
  return touched.flatMap((row) =>
    (ofRows.get(row.key) ?? []).flatMap(([column, draft]) => {
      // Input for another location is retained until that is selected again.
      if (!hasCell(row, column) || drafts.get(cellKey(row, column)) !== draft) return []
      const { text, base, revision = revisionOf(row, column) } = draft
      const entry = readSheetCell(column, text, row.values[column] ?? '', reading)
      if (entry.kind === 'none') return []
      return [{ row, column, entry, revision, ...(base !== undefined && { base }) }]
    }),
  )
}

/** The summary of price changes. */
export function effectOf(cells: readonly ChangedCell[]) {
  const prices = cells.flatMap(({ row, column, entry }) =>
    column === 'price' && entry.kind === 'value'
      ? [
          {
            before: row.values.price ?? '0',
            after: entry.value,
            onSale: Boolean(row.values.salePrice),
          },
        ]
      : [],
  )
  const ofBefore = prices.map(({ before }) => before)
  const ofAfter = prices.map(({ after }) => after)
  return {
    count: prices.length,
    onSale: prices.filter(({ onSale }) => onSale).length,
    lowest: [minDecimal(ofBefore) ?? '0', minDecimal(ofAfter) ?? '0'] as const,
    highest: [maxDecimal(ofBefore) ?? '0', maxDecimal(ofAfter) ?? '0'] as const,
  }
}

/** The products to save for changed cells; stock is saved separately. */
export function changesOf(
  cells: readonly ChangedCell[],
  collections: CollectionNames,
): ChangedProduct[] {
  const products = new Map<string, ProductChange>()
  for (const cell of cells) {
    const { row, column, entry, revision } = cell
    if (entry.kind !== 'value' || column === 'stock') continue
    const product: ProductChange = products.get(row.productId) ?? {
      own: {},
      variants: new Map(),
      revision,
    }
    product.revision = Math.min(product.revision, revision)
    products.set(row.productId, product)
    if (column === 'collections') Object.assign(product.own, movesOf(cell, collections))
    else if (columns[column].of === 'product') product.own[column] = sentValue(column, entry.value)
    else if (row.variantId) {
      const variant = product.variants.get(row.variantId) ?? {}
      const name = column === 'variantVisible' ? 'visible' : column
      product.variants.set(row.variantId, { ...variant, [name]: sentValue(column, entry.value) })
    }
  }
  return [...products].map(([id, { own, variants, revision }]) => ({
    id,
    revision,
    ...own,
    ...(variants.size > 0 && {
      variants: [...variants].map(([variantId, fields]) => ({ id: variantId, ...fields })),
    }),
  }))
}

function movesOf({ row, entry, base }: ChangedCell, names: CollectionNames) {
  const text = entry.kind === 'value' ? entry.value : ''
  const { added, removed } = movesBetween(base ?? row.values.collections ?? '', text, names)
  return {
    ...(added.length > 0 && { addToCollectionIds: added }),
    ...(removed.length > 0 && { removeFromCollectionIds: removed }),
  }
}

type Fields = Record<string, unknown>
interface ProductChange {
  readonly own: Fields
  readonly variants: Map<string, Fields>
  /** The oldest that one of its changes was typed at. */
  revision: number
}

function sentValue(column: ColumnId, text: string): unknown {
  if (columns[column].kind === 'flag') return text === flagTexts.yes
  if (column === 'tags') return { public: wordsOf(text) }
  if (text === '') return null
  return column === 'brand' || column === 'ribbon' ? { name: text } : text
}

/** The cell of a conflict; undefined for fields that the sheet does not show. */
export function cellOfConflict(
  rows: readonly SheetRow[],
  productId: string,
  field: string,
): string | undefined {
  const [, variantId, ofVariant] = /^variants\.([^.]+)\.(.+)$/.exec(field) ?? []
  const name = ofVariant ?? (field === 'tags.public' ? 'tags' : field)
  const row = rows.find(
    (one) =>
      one.productId === productId && (variantId ? one.variantId === variantId : one.hasProduct),
  )
  const column = (variantId && name === 'visible' ? 'variantVisible' : name) as ColumnId
  return row && hasCell(row, column) ? cellKey(row, column) : undefined
}
