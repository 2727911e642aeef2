import { InvalidOptions, MediaNotFound } from '@vitrine/contract/catalog'
import { findChoice } from '../../options/index.ts'
import type { NewGalleryItem } from '../../shared/model/commands.ts'
import type { GalleryItem, Option, Product } from '../../shared/model/product.ts'

/** A gallery, and the options whose choices show its items. */
export type Gallery = Pick<Product, 'gallery' | 'options'>

interface Library {
  readonly media: (reference: { mediaId?: string; url?: string }) => GalleryItem
}

/** Replaces the whole gallery; absent means unchanged. Choices retain only items that remain. */
export function arrangeGallery(
  before: Gallery,
  requested: readonly NewGalleryItem[] | undefined,
  library: Library,
): Gallery {
  if (!requested) return { gallery: before.gallery, options: before.options }
  const links = requested.some((item) => item.choice)
  const options = links ? mapChoices(before.options, () => []) : before.options
  return onlyLinked(addItems({ gallery: [], options }, requested, library))
}

/** Appends items; an existing one keeps its position, and its alt text unless a new one is given. */
export function addItems(
  before: Gallery,
  added: readonly NewGalleryItem[],
  library: Library,
): Gallery {
  const items = new Map(before.gallery.map((item) => [item.id, item]))
  const links: ChoiceMediaLink[] = []
  for (const { title, altText, choice, ...reference } of added) {
    const found = library.media(reference)
    const item = items.get(found.id) ?? found
    items.set(item.id, {
      ...item,
      title: title ?? item.title,
      altText: altText ?? item.altText,
    })
    if (choice) links.push({ ...choice, mediaIds: [item.id] })
  }
  const gallery = [...items.values()]
  return linkItems({ ...before, gallery }, links)
}

/** Removes items from the gallery and its choices; an empty list removes all. */
export function removeItems(before: Gallery, ids: readonly string[]): Gallery {
  const removed = new Set(ids)
  const isRemaining = (item: GalleryItem) => ids.length > 0 && !removed.has(item.id)
  return onlyLinked({ ...before, gallery: before.gallery.filter(isRemaining) })
}

export interface ChoiceMediaLink {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** Links gallery items to choices of one option. */
export function linkItems(before: Gallery, links: readonly ChoiceMediaLink[]): Gallery {
  const existing = new Set(before.gallery.map((item) => item.id))
  let { options } = before
  for (const { option, choice, mediaIds } of links) {
    const missing = mediaIds.find((id) => !existing.has(id))
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

/** Unlinks items from choices; an empty list unlinks all of that choice. */
export function unlinkItems(before: Gallery, links: readonly ChoiceMediaLink[]): Gallery {
  let { options } = before
  for (const { option, choice, mediaIds } of links) {
    const target = findChoice(options, option, choice).choice
    const removed = new Set(mediaIds)
    options = mapChoices(options, (one) => {
      if (one.id !== target.id) return one.mediaIds
      return removed.size === 0 ? [] : one.mediaIds.filter((id) => !removed.has(id))
    })
  }
  return { ...before, options }
}

function onlyLinked({ gallery, options }: Gallery): Gallery {
  const existing = new Set(gallery.map((item) => item.id))
  return {
    gallery,
    options: mapChoices(options, ({ mediaIds }) => mediaIds.filter((id) => existing.has(id))),
  }
}

function refuseTwoOptions(options: readonly Option[]): void {
  const linked = options.filter(({ choices }) =>
    choices.some(({ mediaIds }) => mediaIds.length > 0),
  )
  if (linked.length < 2) return
  const names = linked.map(({ name }) => name)
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
