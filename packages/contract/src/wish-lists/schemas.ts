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

/** How many items a wish list has at most; what a visitor and a member have is added up at a sign-in nevertheless. */
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
  /** Of the dearest variant where none is chosen, else `price`. */
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

/** What a wish list shows to others than its owner. */
export const SharedWish = Type.Object(shownItem)
export type SharedWish = Static<typeof SharedWish>

/** Something that somebody wants, with what the catalog says of it now. Amounts are in the list’s currency. */
export const WishListItem = Type.Object({
  ...shownItem,
  /** As they were chosen in the cart. */
  options: MapOf(Type.String()),
  texts: MapOf(Type.String()),
  subscriptionId: Nullable(Guid()),
  /** Pieces that were in the cart, of what was saved for later; null for a wish. */
  savedQuantity: Nullable(Type.Integer()),
  /** One piece, when it was added; null where the shop has another currency since. */
  priceWhenAdded: Nullable(DecimalText()),
  addedDate: Timestamp(),
})
export type WishListItem = Static<typeof WishListItem>

/** What a visitor or member wants. It reserves nothing. */
export const WishList = Type.Object({
  id: Guid(),
  /** ISO 4217. */
  currency: Type.String(),
  /** What was added last comes first. */
  items: Type.Array(WishListItem),
  /** Shows the list to whoever has it; null while it is switched off. */
  shareLink: Nullable(Type.String()),
  /** Whether its owner is mailed when a price falls; UNCONFIRMED until the link of a first mail is followed. */
  priceMails: OneOf(priceMailStates),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** When it is deleted unless it is changed before. */
  expiresDate: Timestamp(),
})
export type WishList = Static<typeof WishList>

/** What is wanted: a product, or one of its variants. */
export const NewWish = Type.Object({ productId: Guid(), variantId: Omittable(Guid()) })
export type NewWish = Static<typeof NewWish>
