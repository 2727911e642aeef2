import type {
  PriceMailState,
  SharedWish,
  WishList,
  WishListItem,
} from '@vitrine/contract/wish-lists'
import { isEqual } from '@vitrine/money'
import { links } from '../links.ts'
import { type PictureView, viewPicture } from '../views/picture.ts'
import { type LeavingView, leavingOf } from '../views/preorder.ts'
import { type PriceView, priceOfRange } from '../views/price.ts'
import type { ViewContext } from '../views/view-context.ts'

/** Something on a wish list, for its owner or for others. */
export type WishView = {
  id: string
  productId: string
  /** The wished variant of several. */
  variantId?: string
  name: string
  /** URL of its page, with the variant chosen; absent once it is deleted. */
  href?: string
  picture?: PictureView
  details: readonly { name: string; value: string }[]
  price?: PriceView
  /** One piece, when it was added; absent where that has not changed. */
  priceBefore?: string
  availability: SharedWish['availability']
  /** When a pre-order leaves; absent: not known. */
  leaving?: LeavingView
  needsChoice: boolean
  /** Pieces that were in the cart; absent for a wish. */
  saved?: number
}

/** The result of the last form, shown once. `item` is what "Undo" restores. */
export type WishNotice =
  | { kind: 'removed'; name: string; item: string }
  | { kind: 'added' | 'inCart'; name: string }
  | { kind: 'followed' | 'unfollowed' }
  | { kind: 'shared' | 'unshared' | 'full' | 'soldOut' | 'limitReached' | 'gone' | 'failed' }

/** Price mails. `email` is the input. */
export type MailsView = { state: PriceMailState; isMember: boolean; email: string }

export type WishesProps = {
  currency: string
  items: readonly WishView[]
  /** The address of the list for others; absent while it is switched off. */
  shareUrl?: string
  /** The state of price mails; absent where the shop sends none. */
  mails?: MailsView
  /** Whether the shop accepts back-in-stock requests. */
  collectsWaiting: boolean
  notice?: WishNotice
  /** The response to a form has this field. */
  errors: Readonly<Record<string, string>>
}

export const viewWishes = (
  { items, currency }: Pick<WishList, 'items' | 'currency'>,
  shown: ViewContext,
): WishView[] => items.map((item) => ({ ...viewWish(item, currency, shown), ...ownFields(item) }))

function ownFields({ price, priceWhenAdded, savedQuantity }: WishListItem) {
  const isOther = price !== null && priceWhenAdded !== null && !isEqual(price, priceWhenAdded)
  return {
    ...(isOther && { priceBefore: priceWhenAdded }),
    ...(savedQuantity !== null && { saved: savedQuantity }),
  }
}

export function viewWish(
  item: SharedWish,
  currency: string,
  { origin, today }: ViewContext,
): WishView {
  const { price, highestPrice, fullPrice } = item
  const range = price !== null && { min: price, max: highestPrice ?? price }
  const list = fullPrice !== null ? { min: fullPrice, max: fullPrice } : null
  const shown = range ? priceOfRange({ price: range, listPrice: list }, currency) : undefined
  const leaving = leavingOf(item.shipsAt, today)
  const details = item.descriptionLines.map(({ name, value }) => ({ name, value }))
  const choices = item.descriptionLines.filter(({ kind }) => kind === 'choice')
  return {
    id: item.id,
    productId: item.productId,
    ...(item.variantId !== null && { variantId: item.variantId }),
    name: item.name,
    ...(item.slug && {
      href: links.product(
        item.slug,
        Object.fromEntries(choices.map(({ name, value }) => [name, value])),
      ),
    }),
    ...(item.image && { picture: viewPicture(item.image, origin, item.name) }),
    details,
    ...(shown && { price: shown }),
    availability: item.availability,
    ...(leaving && { leaving }),
    needsChoice: item.needsChoice,
  }
}
