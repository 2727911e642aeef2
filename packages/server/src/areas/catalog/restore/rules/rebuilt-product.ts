import { isDeepStrictEqual } from 'node:util'
import type { FullInfoSection, InfoSection } from '../../info-sections/index.ts'
import { type Customization, shortLabelOf } from '../../options/index.ts'
import { untracked, untrackedProduct } from '../../products/rules/new-stock.ts'
import { applyDiscount, hasRule } from '../../products/rules/prices.ts'
import type {
  GalleryItem,
  Label,
  Modifier,
  Option,
  Product,
  Variant,
} from '../../shared/model/product.ts'
import { declaredWithDefaults } from '../../shared/model/product-fields.ts'
import { laterVariantDefaultsOf } from '../../shared/model/variant-fields.ts'
import { asJson, type FieldConflict, type Fields, fieldsOf } from '../../undo/index.ts'
import { aggregatesOf } from '../../variants/index.ts'

/** The existing entities that products refer to. */
export interface CurrentReferences {
  readonly brands: ReadonlyMap<string, Label>
  readonly ribbons: ReadonlyMap<string, Label>
  readonly sections: ReadonlyMap<string, FullInfoSection>
  readonly customizations: ReadonlyMap<string, Customization>
  readonly media: ReadonlyMap<string, GalleryItem>
  readonly collections: ReadonlySet<string>
  readonly files: ReadonlySet<string>
  readonly decimals: number
}

/** A rebuilt product, and the references that could not be resolved. */
export interface RebuiltProduct {
  readonly product: Product
  readonly conflicts: readonly FieldConflict[]
}

/** Rebuilds a product from recorded fields with current references. */
export function rebuildProduct(
  fields: Fields,
  { identity, before }: { readonly identity: Fields; readonly before: Product | undefined },
  references: CurrentReferences,
): RebuiltProduct {
  const missing: FieldConflict[] = []
  const reportMissing = (field: string, was: unknown) =>
    missing.push({ field, reason: 'MISSING', was })
  const { variants: _, variantIds: __, ...stored } = fields
  const requested = stored as unknown as Product
  const gallery = requested.gallery.flatMap((item) => {
    const file = references.media.get(item.id)
    if (!file) reportMissing('gallery', item)
    return file ? [{ ...file, title: item.title, altText: item.altText }] : []
  })
  const mediaIds = new Set(gallery.map(({ id }) => id))
  const options = requested.options.map((one) => option(one, references, mediaIds, reportMissing))
  const variants = variantsOf(fields, before, references)
  refuseUnknownVariants(options, variants, requested.manageVariants, missing)
  const collectionIds = requested.collectionIds.filter((id) => {
    const isThere = references.collections.has(id)
    if (!isThere) reportMissing('collectionIds', id)
    return isThere
  })
  const main = requested.mainCategoryId
  const product: Product = {
    ...(before ?? recreatedProduct(identity)),
    ...requested,
    // Facts are older than some fields.
    ...declaredWithDefaults(requested),
    customFields: requested.customFields ?? {},
    gallery,
    options,
    variants,
    brand: labelled('brand', requested.brand, references.brands, reportMissing),
    ribbon: labelled('ribbon', requested.ribbon, references.ribbons, reportMissing),
    additionalRibbons: requested.additionalRibbons.flatMap(
      (one) => labelled('additionalRibbons', one, references.ribbons, reportMissing) ?? [],
    ),
    infoSections: requested.infoSections.flatMap((one) => section(one, references, reportMissing)),
    modifiers: requested.modifiers.map((one) => modifier(one, references, mediaIds, reportMissing)),
    digitalFile: existingFile(requested.digitalFile, references, reportMissing),
    collectionIds: collectionIds.toSorted(),
    mainCategoryId: main && collectionIds.includes(main) ? main : null,
    aggregates: aggregatesOf(variants),
  }
  return { product, conflicts: missing }
}

type ReportMissing = (field: string, was: unknown) => void

/** Default values of a product that is recreated. */
function recreatedProduct(identity: Fields): Product {
  const { id, numericId, revision, handle, createdDate } = identity as unknown as Product
  const created = new Date(createdDate)
  const who = { id, numericId, handle, revision: revision + 1, createdDate: created }
  return { ...who, updatedDate: created, stock: untrackedProduct } as Product
}

function labelled<T extends Label>(
  field: string,
  label: Label | null,
  existing: ReadonlyMap<string, T>,
  reportMissing: ReportMissing,
): Label | null {
  if (!label) return null
  const found = existing.get(label.id)
  if (!found) reportMissing(field, label.name)
  return found ? { id: found.id, name: found.name } : null
}

function section(
  one: InfoSection,
  { sections }: CurrentReferences,
  reportMissing: ReportMissing,
): InfoSection[] {
  if (one.isOwn) return [one]
  const found = sections.get(one.id)
  if (!found) {
    reportMissing('infoSections', one.title)
    return []
  }
  const { id, uniqueName, title, description, document } = found
  return [{ id, uniqueName, title, description, document, isOwn: false }]
}

/** An option with the current names of its shared customization. */
function option(
  one: Option,
  references: CurrentReferences,
  mediaIds: ReadonlySet<string>,
  reportMissing: ReportMissing,
): Option {
  const shared = sharedOf(one, references, 'options', reportMissing)
  const choices = one.choices.map((choice) => {
    const now = shared?.choices.find(({ id }) => id === choice.id)
    if (shared && !now) reportMissing('options', choice.description)
    return {
      ...choice,
      ...(now && {
        description: now.name,
        value: shortLabelOf(now),
        ...lookOf(now),
      }),
      mediaIds: choice.mediaIds.filter((id) => mediaIds.has(id)),
      inStock: true,
      visible: true,
    }
  })
  return { ...one, ...(shared && { name: shared.name }), choices }
}

const lookOf = ({ colorCodes, image, displayImage }: Customization['choices'][number]) => ({
  colorCodes,
  image,
  displayImage,
})

function modifier(
  one: Modifier,
  references: CurrentReferences,
  mediaIds: ReadonlySet<string>,
  reportMissing: ReportMissing,
): Modifier {
  const shared = sharedOf(one, references, 'modifiers', reportMissing)
  const choices = one.choices.map((choice) => {
    const now = shared?.choices.find(({ id }) => id === choice.id)
    if (shared && !now) reportMissing('modifiers', choice.name)
    return {
      ...choice,
      ...(now && {
        name: now.name,
        colorCode: now.colorCode ?? '',
        ...lookOf(now),
      }),
      mediaIds: choice.mediaIds.filter((id) => mediaIds.has(id)),
    }
  })
  return { ...one, ...(shared && { name: shared.name }), choices }
}

function sharedOf(
  { id, name, isShared }: Pick<Option, 'id' | 'name' | 'isShared'>,
  { customizations }: CurrentReferences,
  field: string,
  reportMissing: ReportMissing,
): Customization | undefined {
  if (!isShared) return undefined
  const found = customizations.get(id)
  if (!found) reportMissing(field, name)
  return found
}

function existingFile<T extends { readonly id: string } | null>(
  file: T,
  { files }: CurrentReferences,
  reportMissing: ReportMissing,
): T | null {
  if (!file || files.has(file.id)) return file
  reportMissing('digitalFile', file)
  return null
}

/** Variants in order; an unchanged one is the existing one. */
function variantsOf(
  fields: Fields,
  before: Product | undefined,
  { files, decimals }: CurrentReferences,
): readonly Variant[] {
  const all = fields.variants as Readonly<Record<string, Fields>>
  const order = (fields.variantIds as readonly string[] | undefined) ?? []
  const existing = new Map(before?.variants.map((one) => [one.id, one]))
  const old = before ? (fieldsOf(asJson({ variants: before.variants })).variants as Fields) : {}
  const ids = [...new Set([...order.filter((id) => id in all), ...Object.keys(all)])]
  const variants = ids.map((id): Variant => {
    const own = existing.get(id)
    if (own && isDeepStrictEqual(old[id], all[id])) return own
    const stored = all[id] as unknown as Variant
    // Facts are older than some fields.
    const later = laterVariantDefaultsOf(stored)
    const requested = { ...stored, ...later, id, stock: own?.stock ?? untracked }
    const { digitalFile } = requested
    return digitalFile && !files.has(digitalFile.id)
      ? { ...requested, digitalFile: null }
      : requested
  })
  const discount = fields.discount as Product['discount']
  if (!before || !hasRule(discount) || isDeepStrictEqual(discount, before.discount)) return variants
  return applyDiscount(variants, discount, decimals)
}

/** Refuses variants whose choices do not exist, or whose combination another variant has. */
function refuseUnknownVariants(
  options: readonly Option[],
  variants: readonly Variant[],
  manageVariants: boolean,
  missing: FieldConflict[],
): void {
  const seen = new Set<string>()
  for (const { id, isDefault, choiceIds } of variants) {
    const fits = isDefault
      ? !manageVariants && variants.length === 1
      : choiceIds.length === options.length &&
        choiceIds.every((one, at) => options[at]?.choices.some((choice) => choice.id === one))
    const combination = choiceIds.join(' ')
    if (!fits || seen.has(combination))
      missing.push({ field: `variants.${id}`, reason: 'NOT_ALLOWED' })
    seen.add(combination)
  }
  if (variants.length === 0) missing.push({ field: 'variants', reason: 'NOT_ALLOWED' })
}
