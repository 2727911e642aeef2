import {
  isSameAmount,
  type NewGalleryItem,
  type NewVariant,
  type Product,
  type Variant,
} from '../../catalog/index.ts'
import type { ImportedProduct } from '../model.ts'
import { toldSections } from './info-sections.ts'
import { isPlaceholder, sameName } from './options.ts'

type Wanted = ImportedProduct['product']
/** What differs; absent keys are as the file says. */
export type Differences = Omit<Partial<Wanted>, 'slug' | 'handle' | 'productType' | 'collectionIds'>

/**
 * What has to change for a product to be as its rows say; undefined when it is already. What files do not
 * tell of stays: address, colours, choices that nothing is sold in, other tags for search engines. A
 * rule of discount stays as long as the prices it makes are those of the file.
 */
export function differencesOf(before: Product, said: Wanted): Differences | undefined {
  const wanted = underItsOption(before, said)
  const differences: Differences = {
    ...(wanted.name !== before.name.trim() && { name: wanted.name }),
    ...(wanted.visible !== before.visible && { visible: wanted.visible ?? true }),
    ...(wanted.description !== before.description.trim() && {
      description: wanted.description ?? '',
    }),
    ...(isOtherLabel(before.brand, wanted.brand) && { brand: wanted.brand ?? null }),
    ...(wanted.ribbon !== undefined &&
      isOtherLabel(before.ribbon, wanted.ribbon) && { ribbon: wanted.ribbon }),
    ...searchDifference(before.seo, wanted.seo),
    ...sectionDifference(before, wanted),
    ...variantDifferences(before, wanted),
    ...galleryDifference(before, wanted),
  }
  return Object.keys(differences).length > 0 ? differences : undefined
}

/** A file calls a product of the one option "Title" one without options: here it keeps its own. */
function underItsOption(before: Product, wanted: Wanted): Wanted {
  const { manageVariants, options } = before
  const [only] = wanted.variants ?? []
  const named = options.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ description }) => description),
  }))
  if (!manageVariants || !only || (wanted.options ?? []).length > 0) return wanted
  if (!isPlaceholder(named)) return wanted
  const choices = named.flatMap((one) => one.choices)
  return {
    ...wanted,
    ...{ manageVariants, cost: null, weight: null, sku: null },
    options: named.map(({ name }) => ({
      name,
      choices: choices.map((description) => ({ description })),
    })),
    variants: [{ ...only, choices }],
  }
}

const isOtherLabel = (
  before: { readonly name: string } | null,
  wanted: string | null | undefined,
): boolean => sameName(before?.name ?? '') !== sameName(wanted ?? '')

function variantDifferences(before: Product, wanted: Wanted): Differences {
  const listed = wanted.variants ?? []
  const known = new Map(before.variants.map((one) => [choicesKey(namesOf(before, one)), one]))
  const pairs = listed.map((one) => ({ one, old: known.get(choicesKey(one.choices)) }))
  const isSame =
    before.manageVariants === wanted.manageVariants &&
    before.variants.length === listed.length &&
    pairs.every(({ one, old }, at) => old === before.variants[at] && old && holds(old, one)) &&
    haveSameNames(before, wanted)
  if (isSame) return {}
  const { manageVariants = false, variants, discount } = wanted
  const [first] = pairs
  const isPriceMoved = !first?.old || !isSameAmount(first.old.price, first.one.price ?? null)
  return {
    manageVariants,
    options: keptOptions(before, wanted),
    variants,
    ...(pairs.some(({ one, old }) => !old || !samePrices(old, one)) && { discount }),
    // What new variants start from follows the first one.
    ...(isPriceMoved && { price: wanted.price }),
    ...(!manageVariants && { cost: wanted.cost, weight: wanted.weight, sku: wanted.sku }),
  }
}

/** Names of a variant's choices in the order of the options; the default variant has none. */
export const namesOf = ({ options }: Product, { choiceIds }: Variant): string[] =>
  choiceIds.map(
    (id, at) => options[at]?.choices.find((choice) => choice.id === id)?.description ?? '',
  )

export const choicesKey = (choices: readonly string[]): string => choices.map(sameName).join('\n')

const samePrices = (old: Variant, one: NewVariant): boolean =>
  isSameAmount(old.price, one.price ?? null) && isSameAmount(old.salePrice, one.salePrice ?? null)

const holds = (old: Variant, one: NewVariant): boolean =>
  samePrices(old, one) &&
  isSameAmount(old.cost, one.cost ?? null) &&
  (old.weight === '0' ? null : old.weight) === (one.weight ?? null) &&
  text(old.sku) === text(one.sku) &&
  text(old.barcode) === text(one.barcode) &&
  (one.visible === undefined || old.visible === one.visible)

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** Whether options and choices are called alike; those nothing is sold in may be missing in the file. */
function haveSameNames({ options, manageVariants, variants }: Product, wanted: Wanted): boolean {
  const sold = new Set(variants.flatMap(({ choiceIds }) => choiceIds))
  const others = wanted.options ?? []
  if (options.length !== others.length) return false
  return options.every(({ name, choices }, at) => {
    const other = others[at]
    if (!other || name.trim() !== other.name) return false
    const named = new Set(other.choices.map(({ description }) => description))
    const shown = choices.filter(({ id }) => !manageVariants || sold.has(id))
    return shown.length === named.size && shown.every((one) => named.has(one.description.trim()))
  })
}

/** The options of the file; choices that stay keep their colours. */
const keptOptions = (before: Product, { options = [] }: Wanted) =>
  options.map(({ name, choices }) => {
    const old = before.options.find((one) => sameName(one.name) === sameName(name))
    return {
      name,
      choices: choices.map(({ description }) => {
        const known = old?.choices.find(
          (one) => sameName(one.description) === sameName(description),
        )
        const isNamed = !known || known.value === known.description
        return isNamed ? { description } : { description, value: known.value }
      }),
    }
  })

function galleryDifference(before: Product, { gallery = [] }: Wanted): Differences {
  const items = [...new Map(gallery.map((item) => [item.mediaId ?? item.url, item])).values()]
  const isSame =
    items.length === before.gallery.length &&
    items.every(({ mediaId, altText }, at) => {
      const old = before.gallery[at]
      return old?.id === mediaId && old?.altText.trim() === altText
    }) &&
    haveSameTies(before, gallery)
  if (isSame) return {}
  const titles = new Map(before.gallery.map(({ id, title }) => [id, title]))
  return {
    gallery: gallery.map((item) => ({ ...item, title: titles.get(item.mediaId ?? '') ?? '' })),
  }
}

/** A file without ties leaves those there are. */
function haveSameTies({ options }: Product, gallery: readonly NewGalleryItem[]): boolean {
  const wanted = new Set(
    gallery.flatMap(({ mediaId, choice }) =>
      choice ? [`${sameName(choice.option)}\n${sameName(choice.choice)}\n${mediaId}`] : [],
    ),
  )
  if (wanted.size === 0) return true
  const tied = options.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, mediaIds }) =>
      mediaIds.map((id) => `${sameName(name)}\n${sameName(description)}\n${id}`),
    ),
  )
  return tied.length === wanted.size && tied.every((tie) => wanted.has(tie))
}

/** Sections whose words stay are those they were; a file does not tell which of them are shared. */
function sectionDifference(
  { infoSections }: Product,
  { infoSections: wanted }: Wanted,
): Differences {
  if (!wanted) return {}
  const told = toldSections(infoSections)
  const words = ({ title = '', description = '' }: Words) => `${title}\n${description}`
  const isSame =
    told.length === wanted.length && told.every((one, at) => words(one) === words(wanted[at] ?? {}))
  if (isSame) return {}
  const known = new Map(told.map((one) => [words(one), one.section]))
  return {
    infoSections: wanted.map((one) => {
      const { title, description } = known.get(words(one)) ?? one
      return { title, description }
    }),
  }
}
type Words = { readonly title?: string; readonly description?: string }

interface SearchTag {
  readonly type?: string
  readonly children?: string
  readonly props?: { readonly name?: string; readonly content?: string }
}
interface SearchTags {
  readonly tags?: readonly SearchTag[]
}

/** Title and description of a page for search engines, as files tell them. */
export function searchTextsOf(seo: unknown): { readonly title: string; readonly meta: string } {
  const { tags } = (seo ?? {}) as SearchTags
  return {
    title: (tags?.find(isTitle)?.children ?? '').trim(),
    meta: String(tags?.find(isMeta)?.props?.content ?? '').trim(),
  }
}

const isTitle = ({ type }: SearchTag) => type === 'title'
const isMeta = ({ type, props }: SearchTag) => type === 'meta' && props?.name === 'description'

/** Other tags stay; the two that a file tells of come first. */
function searchDifference(before: unknown, wanted: unknown): Differences {
  const [was, is] = [searchTextsOf(before), searchTextsOf(wanted)]
  if (was.title === is.title && was.meta === is.meta) return {}
  const { tags = [], ...rest } = (before ?? {}) as SearchTags
  const others = tags.filter((tag) => !isTitle(tag) && !isMeta(tag))
  const own = ((wanted ?? {}) as SearchTags).tags ?? []
  const all = [...own, ...others]
  return { seo: all.length > 0 || Object.keys(rest).length > 0 ? { ...rest, tags: all } : null }
}
