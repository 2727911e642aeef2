import { isDeepStrictEqual } from 'node:util'
import type { Item } from '../model/item.ts'

type ComparedItem = Pick<
  Item,
  'tracked' | 'quantity' | 'availability' | 'preorder' | 'preorderCounter'
> &
  Partial<Pick<Item, 'extendedFields' | 'isDrop'>>

/** The wire names of the fields in which two items differ. */
export function changedItemFields(before: ComparedItem, after: ComparedItem): string[] {
  const preorder = ({ preorder, preorderCounter }: ComparedItem) => ({
    ...preorder,
    preorderCounter,
  })
  const inStock = ({ tracked, availability }: ComparedItem) =>
    !tracked && availability === 'IN_STOCK'
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
