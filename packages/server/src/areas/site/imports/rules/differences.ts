import { isDeepStrictEqual } from 'node:util'
import { csvFieldNames, variantCsvFieldNames } from '@vitrine/contract/catalog'
import type { CustomFieldValues, CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import {
  isSameAmount,
  type NewGalleryItem,
  type NewVariant,
  type Product,
  type Variant,
} from '../../../catalog/index.ts'
import type { ImportedProduct } from '../model.ts'
import { nonEmptySections } from './info-sections.ts'
import { isPlaceholder, sameName } from './options.ts'

type RequestedProduct = ImportedProduct['product']
/** The fields that differ; absent ones are equal to the file. */
export type Differences = Omit<
  Partial<RequestedProduct>,
  'slug' | 'handle' | 'productType' | 'collectionIds'
>

/**
 * The changes that make a product equal to its rows; undefined when it is equal. Fields that files do not
 * have stay: slug, colours, unused choices, other SEO tags. A discount rule stays as long as its prices are
 * those of the file.
 */
export function differencesOf(
  before: Product,
  fromFile: RequestedProduct,
): Differences | undefined {
  const requested = underItsOption(before, fromFile)
  const differences: Differences = {
    ...(requested.name !== before.name.trim() && { name: requested.name }),
    ...(requested.visible !== before.visible && { visible: requested.visible ?? true }),
    ...(requested.description !== before.description.trim() && {
      description: requested.description ?? '',
    }),
    ...declaredDifference(before, requested),
    ...customDifference(before, requested),
    ...(isOtherLabel(before.brand, requested.brand) && { brand: requested.brand ?? null }),
    ...(requested.ribbon !== undefined &&
      isOtherLabel(before.ribbon, requested.ribbon) && { ribbon: requested.ribbon }),
    ...searchDifference(before.seo, requested.seo),
    ...sectionDifference(before, requested),
    ...tagDifference(before, requested),
    ...variantDifferences(before, requested),
    ...galleryDifference(before, requested),
  }
  return Object.keys(differences).length > 0 ? differences : undefined
}

/**
 * Files give a product without options the option "Title": an existing option of the product is used instead.
 */
function underItsOption(before: Product, requested: RequestedProduct): RequestedProduct {
  const { manageVariants, options } = before
  const [only] = requested.variants ?? []
  const named = options.map(({ name, choices }) => ({
    name,
    choices: choices.map(({ description }) => description),
  }))
  if (!manageVariants || !only || (requested.options ?? []).length > 0) return requested
  if (!isPlaceholder(named)) return requested
  const choices = named.flatMap((one) => one.choices)
  return {
    ...requested,
    manageVariants,
    cost: null,
    weight: null,
    sku: null,
    options: named.map(({ name }) => ({
      name,
      choices: choices.map((description) => ({ description })),
    })),
    variants: [{ ...only, choices }],
  }
}

/** Declared fields that the file has a column of. */
const declaredDifference = (before: Product, requested: RequestedProduct): Differences =>
  Object.fromEntries(
    csvFieldNames
      .filter((name) => requested[name] !== undefined && requested[name] !== before[name].trim())
      .map((name) => [name, requested[name]]),
  )

const changedValues = (
  before: { readonly customFields: CustomFieldValues },
  { customFields = {} }: { readonly customFields?: CustomFieldValuesToSave },
) =>
  Object.entries(customFields).filter(
    ([key, value]) => !isDeepStrictEqual(value, before.customFields[key] ?? null),
  )

/** Custom fields whose values differ from the file. */
function customDifference(before: Product, { customFields = {} }: RequestedProduct): Differences {
  const changed = changedValues(before, { customFields })
  return changed.length > 0 ? { customFields: Object.fromEntries(changed) } : {}
}

const isOtherLabel = (
  before: { readonly name: string } | null,
  requested: string | null | undefined,
): boolean => sameName(before?.name ?? '') !== sameName(requested ?? '')

/** Tags are added, never removed. */
function tagDifference({ tags }: Product, requested: RequestedProduct): Differences {
  const added = (requested.tags?.public ?? []).filter((tag) => !tags.public.includes(tag))
  return added.length > 0 ? { tags: { public: [...tags.public, ...added] } } : {}
}

function variantDifferences(before: Product, requested: RequestedProduct): Differences {
  const listed = requested.variants ?? []
  const existing = new Map(before.variants.map((one) => [choicesKey(namesOf(before, one)), one]))
  const pairs = listed.map((one) => ({ one, old: existing.get(choicesKey(one.choices)) }))
  const isSame =
    before.manageVariants === requested.manageVariants &&
    before.variants.length === listed.length &&
    pairs.every(({ one, old }, at) => old === before.variants[at] && old && hasValues(old, one)) &&
    haveSameNames(before, requested)
  if (isSame) return {}
  const { manageVariants = false, variants, discount } = requested
  const [first] = pairs
  const isPriceMoved = !first?.old || !isSameAmount(first.old.price, first.one.price ?? null)
  return {
    manageVariants,
    options: remainingOptions(before, requested),
    variants,
    ...(pairs.some(({ one, old }) => !old || !samePrices(old, one)) && { discount }),
    // Defaults of new variants follow the first one.
    ...(isPriceMoved && { price: requested.price }),
    ...(!manageVariants && { cost: requested.cost, weight: requested.weight, sku: requested.sku }),
  }
}

/** Names of a variant's choices in the order of the options; empty for the default variant. */
export const namesOf = ({ options }: Product, { choiceIds }: Variant): string[] =>
  choiceIds.map(
    (id, at) => options[at]?.choices.find((choice) => choice.id === id)?.description ?? '',
  )

export const choicesKey = (choices: readonly string[]): string => choices.map(sameName).join('\n')

const samePrices = (old: Variant, one: NewVariant): boolean =>
  isSameAmount(old.price, one.price ?? null) && isSameAmount(old.salePrice, one.salePrice ?? null)

const hasValues = (old: Variant, one: NewVariant): boolean =>
  samePrices(old, one) &&
  isSameAmount(old.cost, one.cost ?? null) &&
  (old.weight === '0' ? null : old.weight) === (one.weight ?? null) &&
  text(old.sku) === text(one.sku) &&
  text(old.barcode) === text(one.barcode) &&
  (one.visible === undefined || old.visible === one.visible) &&
  variantCsvFieldNames.every(
    (name) => one[name] === undefined || text(old[name]) === text(one[name]),
  ) &&
  changedValues(old, one).length === 0

const text = (value: string | null | undefined): string => value?.trim() ?? ''

/** Whether options and choices have the same names; unused choices may be missing in the file. */
function haveSameNames(
  { options, manageVariants, variants }: Product,
  requested: RequestedProduct,
): boolean {
  const sold = new Set(variants.flatMap(({ choiceIds }) => choiceIds))
  const others = requested.options ?? []
  if (options.length !== others.length) return false
  return options.every(({ name, choices }, at) => {
    const other = others[at]
    if (!other || name.trim() !== other.name) return false
    const named = new Set(other.choices.map(({ description }) => description))
    const shown = choices.filter(({ id }) => !manageVariants || sold.has(id))
    return shown.length === named.size && shown.every((one) => named.has(one.description.trim()))
  })
}

/** The options of the file; existing choices keep their colours. */
const remainingOptions = (before: Product, { options = [] }: RequestedProduct) =>
  options.map(({ name, choices }) => {
    const old = before.options.find((one) => sameName(one.name) === sameName(name))
    return {
      name,
      choices: choices.map(({ description }) => {
        const existing = old?.choices.find(
          (one) => sameName(one.description) === sameName(description),
        )
        const isNamed = !existing || existing.value === existing.description
        return isNamed ? { description } : { description, value: existing.value }
      }),
    }
  })

function galleryDifference(before: Product, { gallery = [] }: RequestedProduct): Differences {
  const items = [...new Map(gallery.map((item) => [item.mediaId ?? item.url, item])).values()]
  const isSame =
    items.length === before.gallery.length &&
    items.every(({ mediaId, altText }, at) => {
      const old = before.gallery[at]
      return old?.id === mediaId && old?.altText.trim() === altText
    }) &&
    haveSameLinks(before, gallery)
  if (isSame) return {}
  const titles = new Map(before.gallery.map(({ id, title }) => [id, title]))
  return {
    gallery: gallery.map((item) => ({ ...item, title: titles.get(item.mediaId ?? '') ?? '' })),
  }
}

/** A file without links keeps the existing ones. */
function haveSameLinks({ options }: Product, gallery: readonly NewGalleryItem[]): boolean {
  const requested = new Set(
    gallery.flatMap(({ mediaId, choice }) =>
      choice ? [`${sameName(choice.option)}\n${sameName(choice.choice)}\n${mediaId}`] : [],
    ),
  )
  if (requested.size === 0) return true
  const tied = options.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, mediaIds }) =>
      mediaIds.map((id) => `${sameName(name)}\n${sameName(description)}\n${id}`),
    ),
  )
  return tied.length === requested.size && tied.every((tie) => requested.has(tie))
}

/** Sections with equal texts stay, because files do not contain which of them are shared. */
function sectionDifference(
  { infoSections }: Product,
  { infoSections: requested }: RequestedProduct,
): Differences {
  if (!requested) return {}
  const stored = nonEmptySections(infoSections)
  const words = ({ title = '', description = '' }: SectionTexts) => `${title}\n${description}`
  const isSame =
    stored.length === requested.length &&
    stored.every((one, at) => words(one) === words(requested[at] ?? {}))
  if (isSame) return {}
  const existing = new Map(stored.map((one) => [words(one), one.section]))
  return {
    infoSections: requested.map((one) => {
      const { title, description } = existing.get(words(one)) ?? one
      return { title, description }
    }),
  }
}
type SectionTexts = { readonly title?: string; readonly description?: string }

interface SearchTag {
  readonly type?: string
  readonly children?: string
  readonly props?: { readonly name?: string; readonly content?: string }
}
interface SearchTags {
  readonly tags?: readonly SearchTag[]
}

/** SEO title and description of a page, as in files. */
export function searchTextsOf(seo: unknown): { readonly title: string; readonly meta: string } {
  const { tags } = (seo ?? {}) as SearchTags
  return {
    title: (tags?.find(isTitle)?.children ?? '').trim(),
    meta: String(tags?.find(isMeta)?.props?.content ?? '').trim(),
  }
}

const isTitle = ({ type }: SearchTag) => type === 'title'
const isMeta = ({ type, props }: SearchTag) => type === 'meta' && props?.name === 'description'

/** The file's two tags come first; other tags stay. */
function searchDifference(before: unknown, requested: unknown): Differences {
  const [was, is] = [searchTextsOf(before), searchTextsOf(requested)]
  if (was.title === is.title && was.meta === is.meta) return {}
  const { tags = [], ...rest } = (before ?? {}) as SearchTags
  const others = tags.filter((tag) => !isTitle(tag) && !isMeta(tag))
  const own = ((requested ?? {}) as SearchTags).tags ?? []
  const all = [...own, ...others]
  return { seo: all.length > 0 || Object.keys(rest).length > 0 ? { ...rest, tags: all } : null }
}
