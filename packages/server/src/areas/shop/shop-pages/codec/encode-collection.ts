import type { ShownCustomField } from '@vitrine/contract/custom-fields'
import type { ShopCollection } from '@vitrine/contract/shop'
import type { Breadcrumb, Category, MediaUrl } from '../../../catalog/index.ts'
import type { ShownCollection } from '../service/home-page.ts'
import { encodePicture } from './encode-picture.ts'

export const encodeLink = ({ id, name, slug }: Breadcrumb) => ({ id, name, slug })

export const encodeListed = ({ id, name, slug, productCount }: Category) => ({
  id,
  name,
  slug,
  productCount,
})

export const encodeCollection = (
  category: Category,
  customFields: readonly ShownCustomField[],
  mediaUrl: MediaUrl,
): ShopCollection => ({
  ...encodeListed(category),
  description: category.description,
  subtitle: category.subtitle ?? '',
  picture: category.cover && encodePicture(category.cover, mediaUrl),
  seo: category.seo,
  customFields: [...customFields],
})

/** A collection of the home page; counts include the collections below it. */
export const encodeTop = (
  { category, productCount, picture }: ShownCollection,
  mediaUrl: MediaUrl,
) => ({
  ...encodeLink(category),
  productCount,
  picture: picture && encodePicture(picture, mediaUrl),
})
