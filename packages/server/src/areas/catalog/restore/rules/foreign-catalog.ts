import type {
  CollectionFieldName,
  CollectionFieldValues,
  ProductFieldName,
  ProductFieldValues,
  VariantFieldName,
  VariantFieldValues,
} from '@vitrine/contract/catalog'
import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import type { Category } from '../../categories/index.ts'
import { type Customization, key, type SharedChoice } from '../../options/index.ts'
import type {
  Choice,
  ChoiceLook,
  Label,
  Modifier,
  ModifierChoice,
  Option,
  Product,
  Variant,
} from '../../shared/model/product.ts'

type LaterField =
  | 'visibleInPos'
  | 'descriptionDocument'
  | 'additionalRibbons'
  | 'subscriptions'
  | 'tags'
  | 'delivery'
  | 'customFields'

type ForeignModifier = Loose<Omit<Modifier, 'choices'>, 'isShared'> & {
  readonly choices: readonly Loose<ModifierChoice, keyof ChoiceLook>[]
}
type ForeignChoice = Loose<Omit<Choice, 'inStock' | 'visible'>, 'key' | keyof ChoiceLook>

/** T with the properties K optional. */
type Loose<T, K extends keyof T> = Omit<T, K> & { readonly [Name in K]?: T[Name] | undefined }

/** A product of another catalog, with its own ids. */
export type ForeignProduct = Loose<
  Omit<
    Product,
    | ProductFieldName
    | 'digitalFile'
    | 'aggregates'
    | 'stock'
    | 'collectionIds'
    | 'mainCategoryId'
    | 'infoSections'
    | 'variants'
    | 'options'
    | 'modifiers'
    | 'gallery'
  >,
  LaterField
> & {
  readonly [Name in ProductFieldName]?: ProductFieldValues[Name] | null | undefined
} & {
  readonly modifiers?: readonly ForeignModifier[] | undefined
  /** Free texts, as files without modifiers name them. */
  readonly customTextFields?: readonly ForeignTextField[] | undefined
  readonly options: readonly (Loose<Omit<Option, 'choices'>, 'key' | 'isShared'> & {
    readonly choices: readonly ForeignChoice[]
  })[]
  readonly variants: readonly (Loose<
    Omit<Variant, VariantFieldName | 'digitalFile' | 'stock'>,
    'unit' | 'customFields'
  > & { readonly [Name in VariantFieldName]?: VariantFieldValues[Name] | undefined })[]
  readonly infoSections: readonly ForeignSection[]
  readonly gallery: readonly ForeignPicture[]
}

/** A section of a file; without `isShared` it is the product's own. */
export interface ForeignSection {
  readonly id?: string | undefined
  readonly uniqueName?: string | undefined
  readonly title: string
  /** HTML. */
  readonly description: string
  readonly document?: unknown
  readonly isOwn?: boolean | undefined
}

/** A section that products share. */
export interface SharedSection extends ForeignSection {
  readonly id: string
  readonly uniqueName: string
}

/** Dates and revision from the other catalog. */
interface RevisionHistory {
  readonly revision?: number | undefined
  readonly createdDate?: Date | undefined
  readonly updatedDate?: Date | undefined
}

export interface ForeignLabel extends Label, RevisionHistory {
  readonly deletedDate?: Date | null | undefined
}

export type ForeignSharedSection = SharedSection & RevisionHistory

export type ForeignCustomization = Omit<Customization, keyof RevisionHistory | 'choices'> &
  RevisionHistory & { readonly choices: readonly Loose<SharedChoice, 'colorCodes' | 'image'>[] }

/** A collection of another catalog; older files lack some fields. */
export type ForeignCollection = Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'visible'> &
  RevisionHistory & {
    readonly parentId?: string | null | undefined
    readonly image?: Pick<ForeignPicture, 'id' | 'url'> | null | undefined
    readonly document?: unknown
    readonly seo?: unknown
    readonly handle?: string | null | undefined
    readonly managingAppId?: string | null | undefined
    readonly extendedFields?: unknown
    readonly hiddenFromMenu?: boolean | undefined
    readonly customFields?: CustomFieldValues | undefined
  } & { readonly [Name in CollectionFieldName]?: CollectionFieldValues[Name] | null | undefined }

export interface ForeignPicture {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly altText: string
}

interface ForeignTextField {
  readonly title: string
  readonly maxLength: number
  readonly mandatory: boolean
}

/** Refuses a product with inconsistent parts, naming the part. */
export function checkForeign({ options, variants, gallery, ...product }: ForeignProduct): void {
  // Two shared customizations may have the same name if their render types differ.
  for (const type of new Set(options.map((one) => one.type))) {
    const alike = options.filter((one) => one.type === type)
    refuseTwins(
      'options.name',
      alike.map(({ name }) => key(name)),
    )
  }
  refuseTwins(
    'options.id',
    options.map(({ id }) => id),
  )
  refuseTwins(
    'options.choices.id',
    options.flatMap(({ choices }) => choices.map(({ id }) => id)),
  )
  for (const { choices } of options) {
    refuseTwins(
      'options.choices.description',
      choices.map(({ description }) => key(description)),
    )
  }
  refuseTwins(
    'variants.id',
    variants.map(({ id }) => id),
  )
  refuseTwins(
    'gallery.id',
    gallery.map(({ id }) => id),
  )
  const galleryIds = new Set(gallery.map(({ id }) => id))
  const ties = options.flatMap(({ choices }) => choices.flatMap(({ mediaIds }) => mediaIds))
  const missing = ties.find((id) => !galleryIds.has(id))
  if (missing) refuse('options.choices.mediaIds', `"${missing}" is not in the gallery`)
  if (product.manageVariants) checkChoices(options, variants)
  else checkAlone(variants)
}

function checkChoices(
  options: ForeignProduct['options'],
  variants: ForeignProduct['variants'],
): void {
  const choices = options.map((option) => new Set(option.choices.map(({ id }) => id)))
  const fits = ({ choiceIds }: Pick<Variant, 'choiceIds'>) =>
    choiceIds.length === options.length && choiceIds.every((id, at) => choices[at]?.has(id))
  const strange = variants.findIndex((one) => !fits(one) || one.isDefault)
  if (strange >= 0) {
    refuse(`variants[${strange}].choiceIds`, 'must name one choice of each option, in their order')
  }
  refuseTwins(
    'variants.choiceIds',
    variants.map(({ choiceIds }) => choiceIds.join(' ')),
  )
}

function checkAlone([only, ...others]: ForeignProduct['variants']): void {
  if (only?.isDefault && only.choiceIds.length === 0 && others.length === 0) return
  refuse('variants', 'must be the default variant alone while variants are not managed')
}

function refuseTwins(field: string, values: readonly string[]): void {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) refuse(field, `has "${value}" twice`)
    seen.add(value)
  }
}

function refuse(field: string, sentence: string): never {
  throw violation(field, 'VALIDATION', sentence)
}
