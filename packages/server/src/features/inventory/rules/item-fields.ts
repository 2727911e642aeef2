import { isDeepStrictEqual } from 'node:util'
import type { Item } from '../model/item.ts'

type Told = Pick<Item, 'tracked' | 'quantity' | 'availability' | 'preorder' | 'preorderCounter'> &
  Partial<Pick<Item, 'extendedFields'>>

/** Which fields of an item differ, by their names on the wire. */
export function changedItemFields(before: Told, after: Told): string[] {
  const preorder = ({ preorder, preorderCounter }: Told) => ({ ...preorder, preorderCounter })
  const inStock = ({ tracked, availability }: Told) => !tracked && availability === 'IN_STOCK'
  const differing = {
    quantity: before.quantity !== after.quantity,
    inStock: inStock(before) !== inStock(after),
    trackQuantity: before.tracked !== after.tracked,
    availabilityStatus: before.availability !== after.availability,
    preorderInfo: !isDeepStrictEqual(preorder(before), preorder(after)),
    extendedFields: !isDeepStrictEqual(before.extendedFields ?? null, after.extendedFields ?? null),
  }
  return Object.entries(differing).flatMap(([field, differs]) => (differs ? [field] : []))
}
