import { withOtherMediaInHtml } from '../../../../platform/html-media.ts'
import { withOtherPicture } from '../../options/index.ts'
import type { GalleryItem, Product } from '../../shared/model/product.ts'

/** A product that shows another file in place of one, or none; swatches that products share stay. */
export function exchangeMedia(product: Product, from: string, to: GalleryItem | null): Product {
  const swatch = <C extends { image: unknown; displayImage: unknown }>(choice: C) =>
    withOtherPicture(choice, from, to?.id ?? null)
  const ids = (mediaIds: readonly string[]) => exchanged(mediaIds, from, to?.id)
  return {
    ...product,
    gallery: exchangedGallery(product.gallery, from, to),
    ...exchangedTexts(product, from, to?.id ?? null),
    options: product.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...(option.isShared ? choice : swatch(choice)),
        mediaIds: ids(choice.mediaIds),
      })),
    })),
    modifiers: product.modifiers.map((modifier) => ({
      ...modifier,
      choices: modifier.choices.map((choice) => ({
        ...(modifier.isShared ? choice : swatch(choice)),
        mediaIds: ids(choice.mediaIds),
      })),
    })),
  }
}

/** A document that loses a picture is replaced by its HTML without the picture. */
function exchangedTexts(
  { description: before, descriptionDocument: document }: Product,
  from: string,
  to: string | null,
): Pick<Product, 'description' | 'descriptionDocument'> {
  const description = withOtherMediaInHtml(before, from, to)
  if (description === before || !document) return { description, descriptionDocument: document }
  const text = to === null ? 'null' : JSON.stringify(document).replaceAll(from, to)
  return { description, descriptionDocument: JSON.parse(text) }
}

const exchanged = (ids: readonly string[], from: string, to: string | undefined): string[] => [
  ...new Set(ids.flatMap((id) => (id === from ? (to ?? []) : id))),
]

function exchangedGallery(
  gallery: readonly GalleryItem[],
  from: string,
  to: GalleryItem | null,
): GalleryItem[] {
  const isThere = gallery.some(({ id }) => id === to?.id)
  return gallery.flatMap((item) => {
    if (item.id !== from) return item
    const { title, altText } = item
    return to && !isThere ? { ...to, title, altText } : []
  })
}
