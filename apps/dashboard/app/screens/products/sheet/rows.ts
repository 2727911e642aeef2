import type { Static } from '@vitrine/contract/kit'
import type { CatalogProduct, CatalogVariant } from '@vitrine/contract/products'
import { type ColumnId, columns } from './columns.ts'

/** A line of the sheet: a product, one of its variants, or both where there is only one variant. */
export interface SheetRow {
  readonly key: string
  readonly productId: string
  readonly revision: number
  /** Absent in the line of a product with several variants. */
  readonly variantId?: string
  readonly hasProduct: boolean
  readonly label: string
  /** The choices of a variant among several. */
  readonly choices?: string
  /** The location of the stock of the line, and the revision of its item there; 0 if there is none. */
  readonly stock?: { readonly locationId: string; readonly revision: number }
  /** Only for a row of a product. */
  readonly collectionIds?: readonly string[]
  readonly values: Readonly<Partial<Record<ColumnId, string>>>
}

export const flagTexts = { yes: '1', no: '0' } as const
const flagOf = (value: boolean) => (value ? flagTexts.yes : flagTexts.no)

/** The lines of a product, in the order of its variants. */
export function rowsOf(product: CatalogProduct): SheetRow[] {
  const { id: productId, revision, name, brand, ribbon, tags, visible, variants = [] } = product
  const own = {
    name,
    visible: flagOf(visible),
    brand: brand?.name ?? '',
    ribbon: ribbon?.name ?? '',
    tags: tags.public.join(', '),
  }
  const base = { productId, revision }
  const { collectionIds } = product
  const [only] = variants
  if (!product.manageVariants && only) {
    const values = { ...own, ...variantValues(only), variantVisible: undefined }
    return [
      {
        ...base,
        key: productId,
        variantId: only.id,
        hasProduct: true,
        label: name,
        collectionIds,
        values: defined(values),
      },
    ]
  }
  return [
    { ...base, key: productId, hasProduct: true, label: name, collectionIds, values: own },
    ...variants.map((one) => {
      const choices = Object.values(one.choices).join(', ')
      return {
        ...base,
        key: `${productId}/${one.id}`,
        variantId: one.id,
        hasProduct: false,
        label: `${name} · ${choices}`,
        choices,
        values: { ...variantValues(one), variantVisible: flagOf(one.visible) },
      }
    }),
  ]
}

const variantValues = ({
  sku,
  barcode,
  price,
  salePrice,
  cost,
  weight,
}: Static<typeof CatalogVariant>) => ({
  sku: sku ?? '',
  barcode: barcode ?? '',
  price,
  salePrice: salePrice ?? '',
  cost: cost ?? '',
  weight: weight ?? '',
})

const defined = (values: Record<string, string | undefined>): SheetRow['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** Whether a line has a cell in a column. */
export const hasCell = ({ values }: SheetRow, column: ColumnId): boolean =>
  column in columns && values[column] !== undefined
