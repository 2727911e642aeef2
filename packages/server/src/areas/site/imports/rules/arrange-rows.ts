import type { ImportPlatform } from '@vitrine/contract/imports'
import { createReason } from '@vitrine/contract/reasons'
import type { ProductRows, Row } from '../model.ts'
import type { FileMapping, MappedCells, MappedKey, MappedRow } from './file-mapping.ts'
import { groupedCells } from './group-cells.ts'
import { plainCells } from './plain-cells.ts'
import { withText } from './with-text.ts'
import { arrangeWixRows } from './wix-rows.ts'

type Layout = (rows: readonly MappedRow[]) => readonly MappedRow[]

/** Arranges the rows of a product as in a product file: one per variant and further picture. */
export function arrangeRows(product: ProductRows, mapping: FileMapping): ProductRows {
  const { names, leftOut } = mapping
  const rows = layoutOf(mapping.platform, mapping)(product.rows as readonly MappedRow[])
  const plain = rows.flatMap((row) => withPictures(row, groupedCells(row.cells, mapping)))
  return { ...product, rows: plain, names, leftOut, fileRows: product.rows.length }
}

function layoutOf(platform: ImportPlatform, { names }: FileMapping): Layout {
  if (platform === 'WIX') return arrangeWixRows
  return names.parent ? arrangeVariations : (rows) => rows
}

/** Moves all pictures but the first to rows of their own. */
function withPictures(row: MappedRow, grouped: MappedCells): Row[] {
  const { cells, pictures } = plainCells(grouped)
  const [first, ...others] = pictures
  const main = first ? { ...cells, image: cells.image ?? first } : cells
  return [
    { ...row, cells: main },
    ...others.map((image) => ({ line: row.line, cells: { image }, problems: [] })),
  ]
}

const optionFields = [1, 2, 3, 4, 5, 6].flatMap((number) => [
  `option${number}Name` as MappedKey,
  `option${number}Value` as MappedKey,
])

/** Product fields that variant rows repeat or use differently. */
const ofProduct: ReadonlySet<string> = new Set<MappedKey>([
  ...(['title', 'subtitle', 'slug', 'description', 'vendor', 'type', 'tags'] as const),
  ...(['categories', 'ribbon', 'published', 'status', 'shipping', 'images', 'image'] as const),
  ...(['seoTitle', 'seoDescription', 'giftCard', 'productTags'] as const),
  ...(['infoTitle1', 'infoText1', 'infoTitle2', 'infoText2'] as const),
])

const isOfProduct = (key: string) => ofProduct.has(key) || key.startsWith('custom:')

/** Merges a product's row with its variants' rows, which refer to it as their parent. */
function arrangeVariations(rows: readonly MappedRow[]): readonly MappedRow[] {
  const main = rows.find(({ cells }) => !cells.parent)
  if (!main) return rows
  const [first, ...others] = rows.filter(({ cells }) => cells.parent).map(toVariant)
  if (!first) return [withoutOptions(main)]
  const shared = pick(main.cells, (key) => isOfProduct(key) || /^option\dName$/.test(key))
  return [{ ...first, cells: { ...shared, ...first.cells } }, ...others]
}

/** The picture and the published state of such a row belong to the variant. */
function toVariant(row: MappedRow): MappedRow {
  const { images, published } = row.cells
  const own = pick(row.cells, (key) => !isOfProduct(key))
  const pictures = images && { variantImage: images.split(/\s*,\s*/).join(' ') }
  return { ...row, cells: { ...own, ...pictures, ...(published && { variantVisible: published }) } }
}

/** Drops the attributes of a product without variants, which only describe it. */
function withoutOptions(row: MappedRow): MappedRow {
  const named = optionFields.find((key) => row.cells[key])
  if (!named) return row
  const cells = pick(row.cells, (key) => !optionFields.includes(key as MappedKey))
  const column = 'attributes'
  const text = withText(createReason('ATTRIBUTES_NOT_USED'))
  const problem = { line: row.line, column, severity: 'WARNING', ...text } as const
  return { ...row, cells, problems: [...row.problems, problem] }
}

const pick = (cells: MappedCells, isWanted: (key: string) => boolean): MappedCells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => isWanted(key)))
