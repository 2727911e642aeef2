import { InvalidOptions, MediaNotFound } from '@vitrine/contract/catalog'
import type { NewGalleryItem } from '../model/commands.ts'
import type { GalleryItem, Option, Product } from '../model/product.ts'
import { findChoice } from './options.ts'

/** A gallery, and the choices its items show. */
export type Gallery = Pick<Product, 'gallery' | 'options'>

interface Library {
  readonly media: (reference: { mediaId?: string; url?: string }) => GalleryItem
}

/** The whole gallery anew; without a wish it stays, and choices keep only what is still in it. */
export function arrangeGallery(
  before: Gallery,
  wanted: readonly NewGalleryItem[] | undefined,
  library: Library,
): Gallery {
  if (!wanted) return { gallery: before.gallery, options: before.options }
  const ties = wanted.some((item) => item.choice)
  const options = ties ? mapChoices(before.options, () => []) : before.options
  return keepTied(addItems({ gallery: [], options }, wanted, library))
}

/** Appends items; one that is there already keeps its place, and its words unless others are given. */
export function addItems(
  before: Gallery,
  added: readonly NewGalleryItem[],
  library: Library,
): Gallery {
  const items = new Map(before.gallery.map((item) => [item.id, item]))
  const ties: Tie[] = []
  for (const { title, altText, choice, ...reference } of added) {
    const found = library.media(reference)
    const item = items.get(found.id) ?? found
    items.set(item.id, {
      ...item,
      title: title ?? item.title,
      altText: altText ?? item.altText,
    })
    if (choice) ties.push({ ...choice, mediaIds: [item.id] })
  }
  const gallery = [...items.values()]
  return tieItems({ ...before, gallery }, ties)
}

/** Takes items off the gallery and its choices; an empty list takes off all. */
export function removeItems(before: Gallery, ids: readonly string[]): Gallery {
  const gone = new Set(ids)
  const stays = (item: GalleryItem) => ids.length > 0 && !gone.has(item.id)
  return keepTied({ ...before, gallery: before.gallery.filter(stays) })
}

export interface Tie {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** Ties items of the gallery to choices of one option. */
export function tieItems(before: Gallery, ties: readonly Tie[]): Gallery {
  const known = new Set(before.gallery.map((item) => item.id))
  let { options } = before
  for (const { option, choice, mediaIds } of ties) {
    const missing = mediaIds.find((id) => !known.has(id))
    if (missing) {
      throw MediaNotFound({ mediaId: missing }, `The product has no media item "${missing}"`)
    }
    const target = findChoice(options, option, choice).choice
    options = mapChoices(options, (one) =>
      one.id === target.id ? [...new Set([...one.mediaIds, ...mediaIds])] : one.mediaIds,
    )
  }
  refuseTwoOptions(options)
  return { ...before, options }
}

/** Unties items from choices; an empty list unties all of that choice. */
export function untieItems(before: Gallery, ties: readonly Tie[]): Gallery {
  let { options } = before
  for (const { option, choice, mediaIds } of ties) {
    const target = findChoice(options, option, choice).choice
    const gone = new Set(mediaIds)
    options = mapChoices(options, (one) => {
      if (one.id !== target.id) return one.mediaIds
      return gone.size === 0 ? [] : one.mediaIds.filter((id) => !gone.has(id))
    })
  }
  return { ...before, options }
}

function keepTied({ gallery, options }: Gallery): Gallery {
  const known = new Set(gallery.map((item) => item.id))
  return {
    gallery,
    options: mapChoices(options, ({ mediaIds }) => mediaIds.filter((id) => known.has(id))),
  }
}

function refuseTwoOptions(options: readonly Option[]): void {
  const tied = options.filter(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0))
  if (tied.length < 2) return
  const names = tied.map(({ name }) => name)
  throw InvalidOptions(
    { options: names },
    `Media can show the choices of one option only, not of ${names.join(' and ')}`,
  )
}

const mapChoices = (
  options: readonly Option[],
  mediaOf: (choice: Option['choices'][number]) => readonly string[],
): readonly Option[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, mediaIds: mediaOf(choice) })),
  }))
