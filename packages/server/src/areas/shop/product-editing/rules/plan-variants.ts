import { InvalidOptions, VariantNotFound } from '@vitrine/contract/catalog'
import type { CustomField, CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import type { ProductToSave } from '@vitrine/contract/products'
import { changesOfValues } from '../../../catalog/custom-fields/index.ts'
import {
  declaredOfVariant,
  type ListedVariant,
  type Product,
  type Variant,
} from '../../../catalog/index.ts'
import { given } from './given.ts'
import { isSameName, namedChoice, type TargetOption } from './target-options.ts'

type SavedVariant = NonNullable<ProductToSave['variants']>[number]

/** A variant after a save: an existing or new one, with the values of the save. */
export interface PlannedVariant {
  /** The index of its choice in each option. */
  readonly places: readonly number[]
  readonly existing?: Variant
  readonly saved?: SavedVariant
  /** Its path in the request, such as `product.variants[0]`. */
  readonly field?: string
}

/** The product and the options for planning variants. */
export interface VariantSetting {
  readonly before: Product | undefined
  readonly options: readonly TargetOption[]
  readonly maxVariants: number
}

/**
 * All variants after a save. Variants whose choices remain are unchanged unless the save contains them. The variant of
 * a product without options, and variants that get another option, take its first choice.
 */
export function planVariants(
  request: ProductToSave,
  { before, options, maxVariants }: VariantSetting,
): PlannedVariant[] {
  const removed = new Set(request.removedVariantIds?.map((id) => id.toLowerCase()))
  const plan = { byPlaces: new Map<string, PlannedVariant>(), keyOfId: new Map<string, string>() }
  const known = new Set(before?.variants.map(({ id }) => id))
  requireKnown(known, removed, 'product.removedVariantIds')
  for (const existing of before?.variants ?? []) {
    const places = placesOf(existing, options)
    if (!places || removed.has(existing.id) || plan.byPlaces.has(keyOf(places))) continue
    plan.byPlaces.set(keyOf(places), { places, existing })
    plan.keyOfId.set(existing.id, keyOf(places))
  }
  for (const [at, saved] of (request.variants ?? []).entries()) {
    addSaved(plan, saved, { known, options, field: `product.variants[${at}]` })
  }
  const { byPlaces: planned } = plan
  const isGenerated = request.variants === undefined && Boolean(request.options?.length)
  if (isGenerated) addMissing(planned, options, maxVariants)
  if (planned.size > maxVariants) throw tooMany(planned.size, maxVariants)
  if (options.length === 0 && planned.size === 0) planned.set('', { places: [] })
  const all = [...planned.values()]
  return request.options ? all.sort(byPlaces) : all
}

interface Plan {
  /** By the indexes of their choices. */
  readonly byPlaces: Map<string, PlannedVariant>
  readonly keyOfId: Map<string, string>
}

const keyOf = (places: readonly number[]) => places.join(' ')

const byPlaces = ({ places: a }: PlannedVariant, { places: b }: PlannedVariant): number => {
  const at = a.findIndex((place, index) => place !== b[index])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}

/** The indexes of an existing variant's choices; undefined if one of them is removed. */
function placesOf(variant: Variant, options: readonly TargetOption[]): number[] | undefined {
  const ids = new Set(variant.choiceIds)
  const places = options.map(({ existing, choices }) => {
    if (!existing || variant.isDefault) return 0
    return choices.findIndex((one) => one.existing && ids.has(one.existing.id))
  })
  return places.includes(-1) ? undefined : places
}

interface SavedPlace extends Pick<VariantSetting, 'options'> {
  /** Ids of the product's variants. */
  readonly known: ReadonlySet<string>
  /** Its path in the request. */
  readonly field: string
}

function addSaved(
  { byPlaces: planned, keyOfId }: Plan,
  saved: SavedVariant,
  place: SavedPlace,
): void {
  const { known, options, field } = place
  const id = saved.id?.toLowerCase()
  if (id) requireKnown(known, [id], `${field}.id`)
  const ownKey = id ? keyOfId.get(id) : undefined
  if (id && ownKey === undefined) {
    throw violation(`${field}.id`, 'VALIDATION', 'names a variant that this save removes')
  }
  const own = ownKey === undefined ? undefined : planned.get(ownKey)
  const places = saved.choices ? chosenPlaces(saved.choices, options, field) : own?.places
  if (!places && options.length > 0) {
    throw violation(`${field}.choices`, 'REQUIRED_FIELD', 'is required without an id')
  }
  const key = keyOf(places ?? [])
  const other = planned.get(key)
  if (other?.saved || (own && other && other !== own)) {
    throw violation(field, 'VALIDATION', 'has the choices of another variant')
  }
  if (ownKey !== undefined && ownKey !== key) planned.delete(ownKey)
  planned.set(key, { ...(own ?? other), places: places ?? [], saved, field })
}

/** Finds the indexes of choices by name; each option needs exactly one. */
function chosenPlaces(
  choices: Readonly<Record<string, string>>,
  options: readonly TargetOption[],
  field: string,
): number[] {
  const names = Object.keys(choices)
  const unknown = names.find((name) => !options.some((one) => isSameName(name, one.name)))
  if (unknown !== undefined) {
    throw violation(
      `${field}.choices`,
      'VALIDATION',
      `names no option of the product: "${unknown}"`,
    )
  }
  return options.map((option) => {
    const name = names.find((one) => isSameName(one, option.name))
    const choice = name === undefined ? undefined : choices[name]
    const place = option.choices.findIndex((one) => one.name && isSameName(one.name, choice))
    if (place >= 0) return place
    const sentence = `must have one choice of ${option.name ?? 'each option'}: ${option.choices.map((one) => one.name).join(', ')}`
    throw violation(`${field}.choices`, 'VALIDATION', sentence)
  })
}

function addMissing(
  planned: Map<string, PlannedVariant>,
  options: readonly TargetOption[],
  maxVariants: number,
): void {
  const count = options.reduce((product, { choices }) => product * choices.length, 1)
  if (count > maxVariants) throw tooMany(count, maxVariants)
  let combinations: number[][] = [[]]
  for (const { choices } of options) {
    combinations = combinations.flatMap((places) => choices.map((_, at) => [...places, at]))
  }
  for (const places of combinations) {
    const key = keyOf(places)
    if (!planned.has(key)) planned.set(key, { places })
  }
}

const tooMany = (count: number, maximum: number) =>
  InvalidOptions(
    { count, maximum },
    `The product would have ${count} variants; it may have at most ${maximum} (settings.catalog.variantsPerProduct)`,
  )

function requireKnown(known: ReadonlySet<string>, ids: Iterable<string>, field: string): void {
  for (const id of ids) if (!known.has(id)) throw VariantNotFound({ variantId: id, field })
}

/** Defaults for new variants. */
export interface NewVariantValues {
  readonly price: string
  readonly cost: string | null
  readonly weight: string | null
  /** Whether sale prices derive from a discount of the product. */
  readonly isRuled: boolean
  /** The active custom fields of variants, if values have to be validated. */
  readonly customFields?: readonly CustomField[] | undefined
  /** Whether the product's discount ends, and the derived sale prices with it. */
  readonly endsDiscount: boolean
}

/** A planned variant in the form of the catalog's commands. */
export function listedVariant(
  { places, existing, saved = {}, field }: PlannedVariant,
  options: readonly TargetOption[],
  fresh: NewVariantValues,
): ListedVariant {
  const { cost, weight, sku, barcode, visible, unit, digitalFileId } = saved
  const { productDimensions, packageDimensions } = saved
  return given({
    id: existing?.id,
    choices: options.map((one, at) => {
      const place = places[at] as number
      return namedChoice(one, one.choices[place] as TargetOption['choices'][number])
    }),
    ...pricesAfter(existing, saved, fresh),
    cost: cost === undefined && !existing ? fresh.cost : cost,
    weight: weight === undefined && !existing ? fresh.weight : weight,
    sku,
    barcode,
    visible,
    unit,
    digitalFileId,
    productDimensions,
    packageDimensions,
    ...declaredOfVariant(saved),
    customFields: customValues(existing, saved.customFields, fresh, `${field}.customFields`),
  })
}

/** Changed values, validated if the fields are given; a copy takes the values of its original unchanged. */
function customValues(
  existing: Variant | undefined,
  sent: SavedVariant['customFields'],
  { customFields: fields }: NewVariantValues,
  path: string,
): CustomFieldValuesToSave | undefined {
  if (sent === undefined) return undefined
  if (!fields) return sent ?? undefined
  return changesOfValues({ fields, before: existing?.customFields ?? {}, sent, path })
}

/** Combines a price and a sale price, of which one may be unchanged, into actual and compare-at price. */
function pricesAfter(
  existing: Variant | undefined,
  saved: SavedVariant,
  { price: fresh, isRuled, endsDiscount }: NewVariantValues,
) {
  const isUnchanged = saved.price === undefined && saved.salePrice === undefined
  if (existing && isUnchanged && !endsDiscount) return {}
  const price = saved.price ?? existing?.price ?? fresh
  const ownSale = isRuled || endsDiscount ? null : (existing?.salePrice ?? null)
  const sale = saved.salePrice === undefined ? ownSale : saved.salePrice
  return sale === null ? { actual: price, compareAt: null } : { actual: sale, compareAt: price }
}
