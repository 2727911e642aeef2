import type {
  SharedWish,
  WishListItem as WireItem,
  WishList as WireList,
} from '@vitrine/contract/wish-lists'
import { currencyDigits, toFixedDecimal } from '@vitrine/money'
import type { MediaUrl } from '../../catalog/index.ts'
import type { WishItemView, WishListView } from './model.ts'

export interface WishListEncoding {
  readonly mediaUrl: MediaUrl
  readonly shareLink: string | null
}

export const encodeWishList = (
  { list, currency, items }: WishListView,
  { mediaUrl, shareLink }: WishListEncoding,
): WireList => ({
  id: list.id,
  currency,
  items: items.map((one) => encodeItem(one, currency, mediaUrl)),
  shareLink,
  priceMails: list.priceMails,
  createdDate: list.createdDate,
  updatedDate: list.updatedDate,
  expiresDate: list.expiresDate,
})

function encodeItem(view: WishItemView, currency: string, mediaUrl: MediaUrl): WireItem {
  const { reference, savedQuantity, priceAdded, createdDate, ...item } = view.item
  return {
    ...shownFields(view, mediaUrl),
    options: { ...reference.choices },
    texts: { ...reference.texts },
    subscriptionId: reference.subscriptionId ?? null,
    savedQuantity,
    priceWhenAdded:
      item.currency === currency ? toFixedDecimal(priceAdded, currencyDigits(currency)) : null,
    addedDate: createdDate,
  }
}

/** An item as others see it: without text written by the owner. */
export const encodeShared = (view: WishItemView, mediaUrl: MediaUrl): SharedWish => {
  const { descriptionLines, ...shown } = shownFields(view, mediaUrl)
  return { ...shown, descriptionLines: descriptionLines.filter(({ kind }) => kind !== 'text') }
}

const shownFields = ({ item, image, ...view }: WishItemView, mediaUrl: MediaUrl): SharedWish => ({
  id: item.id,
  productId: item.productId,
  variantId: item.reference.variantId ?? null,
  name: view.name,
  slug: view.slug,
  descriptionLines: view.descriptionLines.map(({ colorCode = null, ...one }) => ({
    ...one,
    colorCode,
  })),
  image: image && {
    id: image.id,
    url: mediaUrl(image.id),
    width: image.width,
    height: image.height,
    altText: image.altText,
    ...(image.focalPoint && { focalPoint: image.focalPoint }),
  },
  price: view.price,
  highestPrice: view.highestPrice,
  fullPrice: view.fullPrice,
  availability: view.availability,
  shipsAt: view.shipsAt,
  needsChoice: view.needsChoice,
})
