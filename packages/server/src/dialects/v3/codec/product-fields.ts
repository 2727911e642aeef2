import {
  type ProductFieldName,
  type ProductFieldValues,
  productFieldNames,
  productFieldTable,
} from '@vitrine/contract/catalog'
import type { Product as WireProduct } from '@vitrine/contract/catalog-v3'

/** Declared fields in responses; those without a value are omitted. */
export const encodeProductFields = (
  product: ProductFieldValues,
): Pick<WireProduct, ProductFieldName> =>
  Object.fromEntries(
    productFieldNames.flatMap((name) =>
      product[name] === productFieldTable[name]?.empty ? [] : [[name, product[name]]],
    ),
  )

/** Declared fields of a request. An absent field stays absent; null is no value. */
export const decodeProductFields = (
  input: {
    readonly [Name in ProductFieldName]?: unknown
  },
): Partial<ProductFieldValues> =>
  Object.fromEntries(
    productFieldNames.flatMap((name) =>
      input[name] === undefined ? [] : [[name, input[name] ?? productFieldTable[name]?.empty]],
    ),
  )
