import type { PagePicture } from '@vitrine/contract/pages'
import type { ArticleCard, ShopArticle, ShopPicture } from '@vitrine/contract/shop'
import type { GalleryItem, MediaUrl } from '../../../catalog/index.ts'
import type { ListedArticle } from '../../../site/pages/index.ts'
import type { ArticleView } from '../service/journal.ts'
import { encodeCard, type PageView } from './encode-card.ts'
import { encodePicture } from './encode-picture.ts'

type Pictures = ReadonlyMap<string, GalleryItem>

/** A picture with the alt text of its place, or that of the library; null if the picture was deleted. */
export function encodeShown(
  picture: PagePicture | null | undefined,
  pictures: Pictures,
  mediaUrl: MediaUrl,
): ShopPicture | null {
  const item = picture && pictures.get(picture.mediaId)
  if (!item) return null
  const altText = picture.decorative ? '' : picture.altText?.trim() || item.altText
  return { ...encodePicture(item, mediaUrl), altText }
}

export const encodeArticleCard = (
  { picture, tags, languages: _, untranslated, ...article }: ListedArticle,
  pictures: Pictures,
  mediaUrl: MediaUrl,
): ArticleCard => ({
  ...article,
  tags: [...tags],
  picture: encodeShown(picture, pictures, mediaUrl),
  untranslated: [...untranslated],
})

const encodeNeighbour = ({ untranslated, ...one }: NonNullable<ArticleView['next']>) => ({
  ...one,
  untranslated: [...untranslated],
})

export function encodeArticle(article: ArticleView, view: PageView): ShopArticle {
  const { listed, searchTitle, updatedDate, pictures, previous, next } = article
  const cardOf = (one: ListedArticle) => encodeArticleCard(one, pictures, view.mediaUrl)
  return {
    ...cardOf(listed),
    searchTitle,
    updatedDate,
    products: article.products.map((one) => encodeCard(one, view)),
    previous: previous && encodeNeighbour(previous),
    next: next && encodeNeighbour(next),
    related: article.related.map(cardOf),
  }
}
