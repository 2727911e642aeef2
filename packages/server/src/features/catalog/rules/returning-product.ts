import { isDeepStrictEqual } from 'node:util'
import type { Customization } from '../model/customization.ts'
import type { FullInfoSection, InfoSection } from '../model/info-section.ts'
import type { GalleryItem, Label, Modifier, Option, Product, Variant } from '../model/product.ts'
import { wordOf } from './choice-looks.ts'
import { applyDiscount, hasRule } from './prices.ts'
import { asJson, type FieldConflict, type Fields } from './reverted.ts'
import { untracked, untrackedProduct } from './stocked.ts'
import { fieldsOf } from './undo-product.ts'
import { aggregatesOf } from './variants.ts'

/** What there is now of the things that products refer to. */
export interface Surroundings {
  readonly brands: ReadonlyMap<string, Label>
  readonly ribbons: ReadonlyMap<string, Label>
  readonly sections: ReadonlyMap<string, FullInfoSection>
  readonly customizations: ReadonlyMap<string, Customization>
  readonly media: ReadonlyMap<string, GalleryItem>
  readonly collections: ReadonlySet<string>
  readonly files: ReadonlySet<string>
  readonly decimals: number
}

/** A product as it will be, and what of it finds no hold any more. */
export interface Returning {
  readonly product: Product
  readonly conflicts: readonly FieldConflict[]
}

/** Makes fields a product again, in the surroundings of today. */
export function returning(
  fields: Fields,
  { identity, before }: { readonly identity: Fields; readonly before: Product | undefined },
  around: Surroundings,
): Returning {
  const lost: FieldConflict[] = []
  const miss = (field: string, was: unknown) => lost.push({ field, reason: 'MISSING', was })
  const { variants: _, variantIds: __, ...kept } = fields
  const wanted = kept as unknown as Product
  const gallery = wanted.gallery.flatMap((item) => {
    const file = around.media.get(item.id)
    if (!file) miss('gallery', item)
    return file ? [{ ...file, title: item.title, altText: item.altText }] : []
  })
  const shown = new Set(gallery.map(({ id }) => id))
  const options = wanted.options.map((one) => option(one, around, shown, miss))
  const variants = variantsOf(fields, before, around)
  refuseStray(options, variants, wanted.manageVariants, lost)
  const collectionIds = wanted.collectionIds.filter((id) => {
    const isThere = around.collections.has(id)
    if (!isThere) miss('collectionIds', id)
    return isThere
  })
  const main = wanted.mainCategoryId
  const product: Product = {
    ...(before ?? returned(identity)),
    ...wanted,
    ...{ gallery, options, variants },
    brand: labelled('brand', wanted.brand, around.brands, miss),
    ribbon: labelled('ribbon', wanted.ribbon, around.ribbons, miss),
    additionalRibbons: wanted.additionalRibbons.flatMap(
      (one) => labelled('additionalRibbons', one, around.ribbons, miss) ?? [],
    ),
    infoSections: wanted.infoSections.flatMap((one) => section(one, around, miss)),
    modifiers: wanted.modifiers.map((one) => modifier(one, around, shown, miss)),
    digitalFile: delivered(wanted.digitalFile, around, miss),
    collectionIds: collectionIds.toSorted(),
    mainCategoryId: main && collectionIds.includes(main) ? main : null,
    aggregates: aggregatesOf(variants),
  }
  return { product, conflicts: lost }
}

type Miss = (field: string, was: unknown) => void

/** What a product that comes back is beside what its merchant wrote. */
function returned(identity: Fields): Product {
  const { id, numericId, revision, handle, createdDate } = identity as unknown as Product
  const created = new Date(createdDate)
  const who = { id, numericId, handle, revision: revision + 1, createdDate: created }
  return { ...who, updatedDate: created, stock: untrackedProduct } as Product
}

function labelled<T extends Label>(
  field: string,
  label: Label | null,
  known: ReadonlyMap<string, T>,
  miss: Miss,
): Label | null {
  if (!label) return null
  const found = known.get(label.id)
  if (!found) miss(field, label.name)
  return found ? { id: found.id, name: found.name } : null
}

function section(one: InfoSection, { sections }: Surroundings, miss: Miss): InfoSection[] {
  if (one.isOwn) return [one]
  const found = sections.get(one.id)
  if (!found) {
    miss('infoSections', one.title)
    return []
  }
  const { id, uniqueName, title, description, document } = found
  return [{ id, uniqueName, title, description, document, isOwn: false }]
}

/** An option with the names that what it shares has today. */
function option(one: Option, around: Surroundings, shown: ReadonlySet<string>, miss: Miss): Option {
  const shared = sharedOf(one, around, 'options', miss)
  const choices = one.choices.map((choice) => {
    const now = shared?.choices.find(({ id }) => id === choice.id)
    if (shared && !now) miss('options', choice.description)
    return {
      ...choice,
      ...(now && {
        description: now.name,
        value: wordOf(now),
        ...lookOf(now),
      }),
      mediaIds: choice.mediaIds.filter((id) => shown.has(id)),
      inStock: true,
      visible: true,
    }
  })
  return { ...one, ...(shared && { name: shared.name }), choices }
}

const lookOf = ({ colorCodes, image, displayImage }: Customization['choices'][number]) => ({
  ...{ colorCodes, image, displayImage },
})

function modifier(
  one: Modifier,
  around: Surroundings,
  shown: ReadonlySet<string>,
  miss: Miss,
): Modifier {
  const shared = sharedOf(one, around, 'modifiers', miss)
  const choices = one.choices.map((choice) => {
    const now = shared?.choices.find(({ id }) => id === choice.id)
    if (shared && !now) miss('modifiers', choice.name)
    return {
      ...choice,
      ...(now && {
        name: now.name,
        colorCode: now.colorCode ?? '',
        ...lookOf(now),
      }),
      mediaIds: choice.mediaIds.filter((id) => shown.has(id)),
    }
  })
  return { ...one, ...(shared && { name: shared.name }), choices }
}

function sharedOf(
  { id, name, isShared }: Pick<Option, 'id' | 'name' | 'isShared'>,
  { customizations }: Surroundings,
  field: string,
  miss: Miss,
): Customization | undefined {
  if (!isShared) return undefined
  const found = customizations.get(id)
  if (!found) miss(field, name)
  return found
}

function delivered<T extends { readonly id: string } | null>(
  file: T,
  { files }: Surroundings,
  miss: Miss,
): T | null {
  if (!file || files.has(file.id)) return file
  miss('digitalFile', file)
  return null
}

/** Variants in their order; one that nothing happened to is the one that is there. */
function variantsOf(
  fields: Fields,
  before: Product | undefined,
  { files, decimals }: Surroundings,
): readonly Variant[] {
  const all = fields.variants as Readonly<Record<string, Fields>>
  const order = (fields.variantIds as readonly string[] | undefined) ?? []
  const known = new Map(before?.variants.map((one) => [one.id, one]))
  const old = before ? (fieldsOf(asJson({ variants: before.variants })).variants as Fields) : {}
  const ids = [...new Set([...order.filter((id) => id in all), ...Object.keys(all)])]
  const variants = ids.map((id): Variant => {
    const own = known.get(id)
    if (own && isDeepStrictEqual(old[id], all[id])) return own
    const wanted = { ...(all[id] as unknown as Variant), id, stock: own?.stock ?? untracked }
    const { digitalFile } = wanted
    return digitalFile && !files.has(digitalFile.id) ? { ...wanted, digitalFile: null } : wanted
  })
  const discount = fields.discount as Product['discount']
  if (!before || !hasRule(discount) || isDeepStrictEqual(discount, before.discount)) return variants
  return applyDiscount(variants, discount, decimals)
}

/** Variants that no choices of today make, or that others make, too. */
function refuseStray(
  options: readonly Option[],
  variants: readonly Variant[],
  manageVariants: boolean,
  lost: FieldConflict[],
): void {
  const seen = new Set<string>()
  for (const { id, isDefault, choiceIds } of variants) {
    const fits = isDefault
      ? !manageVariants && variants.length === 1
      : choiceIds.length === options.length &&
        choiceIds.every((one, at) => options[at]?.choices.some((choice) => choice.id === one))
    const combination = choiceIds.join(' ')
    if (!fits || seen.has(combination))
      lost.push({ field: `variants.${id}`, reason: 'NOT_ALLOWED' })
    seen.add(combination)
  }
  if (variants.length === 0) lost.push({ field: 'variants', reason: 'NOT_ALLOWED' })
}
