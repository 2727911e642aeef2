import { DescriptionLines, LineImage } from '../cart/schemas.ts'
import {
  CalendarDay,
  DecimalText,
  Guid,
  MapOf,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Maximum number of items; the lists of a visitor and a member are merged at sign-in even beyond it. */
export const MAX_WISHES = 100

export const wishAvailabilities = ['AVAILABLE', 'PREORDER', 'SOLD_OUT', 'GONE'] as const
export type WishAvailability = (typeof wishAvailabilities)[number]

const shownItem = {
  id: Guid(),
  productId: Guid(),
  /** Null: the product, whichever variant. */
  variantId: Nullable(Guid()),
  name: Type.String(),
  /** The product’s address in the shop; null once it is gone. */
  slug: Nullable(Type.String()),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  /** One piece, of the cheapest variant where none is chosen; null once it is gone. */
  price: Nullable(DecimalText()),
  /** Price of the most expensive variant if none is chosen, otherwise `price`. */
  highestPrice: Nullable(DecimalText()),
  /** Before the product’s own discount. */
  fullPrice: Nullable(DecimalText()),
  availability: OneOf(wishAvailabilities),
  /** The day on which a pre-order leaves, the first of its variants; null: not known, or no pre-order. */
  shipsAt: Nullable(CalendarDay()),
  /** Whether a variant, a modifier, a text or a subscription has to be chosen before it can be bought. */
  needsChoice: Type.Boolean(),
}

export const priceMailStates = ['OFF', 'UNCONFIRMED', 'ON'] as const
export type PriceMailState = (typeof priceMailStates)[number]

/** An item as shown to others than its owner. */
export const SharedWish = Type.Object(shownItem)
export type SharedWish = Static<typeof SharedWish>

/** An item of a wish list, with current data of the catalog. Amounts are in the list’s currency. */
export const WishListItem = Type.Object({
  ...shownItem,
  /** As chosen in the cart. */
  options: MapOf(Type.String()),
  texts: MapOf(Type.String()),
  subscriptionId: Nullable(Guid()),
  /** Quantity in the cart, for an item saved for later; null for a wish. */
  savedQuantity: Nullable(Type.Integer()),
  /** One piece, when it was added; null where the shop has another currency since. */
  priceWhenAdded: Nullable(DecimalText()),
  addedDate: Timestamp(),
})
export type WishListItem = Static<typeof WishListItem>

/** The wish list of a visitor or member. It reserves nothing. */
export const WishList = Type.Object({
  id: Guid(),
  /** ISO 4217. */
  currency: Type.String(),
  /** Last added first. */
  items: Type.Array(WishListItem),
  /** The address for sharing the list; null while disabled. */
  shareLink: Nullable(Type.String()),
  /**
   * Whether its owner is mailed when a price falls; UNCONFIRMED until the link of a first mail was opened.
   */
  priceMails: OneOf(priceMailStates),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** When it is deleted unless it is changed before. */
  expiresDate: Timestamp(),
})
export type WishList = Static<typeof WishList>

/** A product to add, or one of its variants. */
export const NewWish = Type.Object({ productId: Guid(), variantId: Omittable(Guid()) })
export type NewWish = Static<typeof NewWish>
