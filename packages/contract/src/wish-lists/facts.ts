import { defineFact } from '../kit/index.ts'

/** Facts of wish lists. `before` and `after` are the list with the items that the change touched. */
export const WishListCreated = defineFact('wish_list.created')
export const WishListUpdated = defineFact('wish_list.updated')
/** The list of a visitor was added to this one at a sign-in. */
export const WishListMerged = defineFact('wish_list.merged')
export const WishListDeleted = defineFact('wish_list.deleted')
