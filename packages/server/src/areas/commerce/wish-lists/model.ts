import type { PriceMailState, WishAvailability } from '@vitrine/contract/wish-lists'
import type { Decimal } from '@vitrine/money'
import type { DescriptionLine, GalleryItem, PurchasableReference } from '../../catalog/index.ts'
import type { CartOwner } from '../cart/index.ts'

/** A list without its items. */
export interface WishList extends CartOwner {
  readonly id: string
  /** Part of the link that shows it to others; null while it is switched off. */
  readonly shareId: string | null
  /** Whether its owner gets a mail when a price falls. */
  readonly priceMails: PriceMailState
  /** Recipient of mails; null for a member with a verified address: the account's address. */
  readonly email: string | null
  /** Language of the mails; null: the site's. */
  readonly language: string | null
  /** The latest price mail, and its address. */
  readonly mailedDate: Date | null
  readonly mailedTo: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly expiresDate: Date
}

/** An item as stored, without its current price. */
export interface WishItem {
  readonly id: string
  /** Equal for items of the same product and choices. */
  readonly identity: string
  readonly productId: string
  readonly reference: PurchasableReference
  /** The last seen name, for deleted products. */
  readonly seenName: string
  /** Pieces of a line that was saved for later; null for a wish. */
  readonly savedQuantity: number | null
  /** One piece, when it was added, and its currency. */
  readonly priceAdded: Decimal
  readonly currency: string
  /** The price that its owner last saw: when the item was added, or in a mail. */
  readonly noticedPrice: Decimal
  /** Whether a mail may be due. */
  readonly hasDrop: boolean
  readonly createdDate: Date
  /** Null unless it is removed and can be restored. */
  readonly removedDate: Date | null
}

/** The catalog's data of an item. Amounts in the shop's currency; null once the product is deleted. */
export interface WishedProduct {
  readonly name: string
  readonly slug: string | null
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: GalleryItem | null
  readonly price: Decimal | null
  readonly highestPrice: Decimal | null
  readonly fullPrice: Decimal | null
  readonly availability: WishAvailability
  /** When a pre-order leaves, `YYYY-MM-DD`. */
  readonly shipsAt: string | null
  readonly needsChoice: boolean
}

export interface WishItemView extends WishedProduct {
  readonly item: WishItem
}

/** A list with current catalog data. */
export interface WishListView {
  readonly list: WishList
  readonly currency: string
  readonly items: readonly WishItemView[]
}
