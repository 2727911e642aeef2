import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import {
  type CatalogReference,
  type LineItemToAdd,
  LineItemWithZeroQuantity,
  STORES_APP_ID,
} from '@vitrine/contract/ecom'
import type { CatalogItem } from '@vitrine/contract/ecom-v2'
import { violation } from '@vitrine/contract/kit'
import type { PurchasableReference } from '../../../areas/catalog/index.ts'
import type { NewLine } from '../../../areas/commerce/cart/index.ts'
import { decodeOverrides } from './overrides.ts'

/** Supported keys of `options`; others match no item. */
const optionKeys = ['variantId', 'options', 'customTextFields', 'subscriptionOptionId']

/** Items of a catalog; `list` is the path in the request, for errors. */
export const decodeItems = (
  items: readonly (LineItemToAdd | CatalogItem)[],
  list = 'lineItems',
): NewLine[] =>
  items.map(({ catalogReference, quantity = 1, catalogOverrideFields }, at) => {
    if (quantity === 0) throw LineItemWithZeroQuantity({ field: `${list}[${at}].quantity` })
    return {
      reference: decodeReference(catalogReference, `${list}[${at}].catalogReference.options`),
      quantity,
      field: `${list}[${at}].catalogReference.options`,
      overrides: decodeOverrides(catalogOverrideFields, `${list}[${at}].catalogOverrideFields`),
    }
  })

/** A reference as the published clients write it, read. */
export function decodeReference(reference: CatalogReference, field: string): PurchasableReference {
  const { catalogItemId, appId } = reference
  const options = reference.options ?? {}
  const isKnown = Object.keys(options).every((key) => optionKeys.includes(key))
  if (appId !== STORES_APP_ID || !isKnown) {
    throw ItemNotFoundInCatalog({ invalidItems: [{ catalogReference: reference }] })
  }
  const { variantId, subscriptionOptionId } = options
  return {
    productId: catalogItemId,
    ...(isText(variantId) && { variantId: variantId.toLowerCase() }),
    choices: decodeTexts(options.options, `${field}.options`),
    texts: decodeTexts(options.customTextFields, `${field}.customTextFields`),
    ...(isText(subscriptionOptionId) && { subscriptionId: subscriptionOptionId }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function decodeTexts(value: unknown, field: string): Record<string, string> {
  if (value === undefined || value === null) return {}
  const entries = typeof value === 'object' ? Object.entries(value) : [['', value]]
  if (Array.isArray(value) || entries.some(([, text]) => typeof text !== 'string')) {
    throw violation(field, 'FORMAT', 'must be an object of texts such as {"Size": "L"}')
  }
  return Object.fromEntries(entries)
}

/** A reference in the ledger. */
export interface FactReference {
  readonly productId: string | null
  readonly variantId: string | null
}

/** A reference as the published clients write it. */
export function encodeReference(reference: PurchasableReference) {
  const { productId, variantId, choices, texts, subscriptionId } = reference
  const options = {
    ...(variantId && { variantId }),
    ...(Object.keys(choices).length > 0 && { options: { ...choices } }),
    ...(Object.keys(texts).length > 0 && { customTextFields: { ...texts } }),
    ...(subscriptionId && { subscriptionOptionId: subscriptionId }),
  }
  return {
    catalogItemId: productId,
    appId: STORES_APP_ID,
    ...(Object.keys(options).length > 0 && { options }),
  }
}
