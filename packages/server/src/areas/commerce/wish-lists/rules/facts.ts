import type { WishItem, WishList } from '../model.ts'

/** The fact of a list: without text that was typed, and only with items that changed. */
export const factOf = (
  { id, visitorId, memberId, shareId, priceMails, mailedDate, createdDate, updatedDate }: WishList,
  items: readonly WishItem[],
) => ({
  id,
  visitorId,
  memberId,
  isShared: shareId !== null,
  priceMails,
  mailedDate,
  createdDate,
  updatedDate,
  items: items
    .filter(({ removedDate }) => removedDate === null)
    .map((one) => ({
      id: one.id,
      productId: one.productId,
      variantId: one.reference.variantId ?? null,
      name: one.seenName,
      savedQuantity: one.savedQuantity,
    })),
})
