import {
  DuplicateProductOptions,
  MediaNotFound,
  ProductMediaNotExist,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type {
  MediaReference,
  RequestedModifier,
  RequestedModifierChoice,
  RequestedOption,
  RequestedOptionChoice,
} from '../../shared/model/commands.ts'
import type {
  Choice,
  GalleryItem,
  Modifier,
  ModifierChoice,
  Option,
  Product,
} from '../../shared/model/product.ts'
import type { ResolvedChoice, ResolvedCustomization } from '../model/customization.ts'
import { shortLabelOf } from './choice-looks.ts'

/** Looks up the stored customizations for requested options and modifiers. */
export interface SharedLookup {
  readonly customization: (requested: RequestedOption | RequestedModifier) => ResolvedCustomization
  readonly media: (reference: MediaReference) => GalleryItem
}

/** The gallery whose pictures choices may show. */
type Gallery = readonly Pick<GalleryItem, 'id'>[]

/** The requested options with the ids of the shared customizations. Choices keep the pictures they show. */
export function arrangeShared(
  before: readonly Option[],
  requested: readonly RequestedOption[],
  gallery: Gallery,
  lookup: SharedLookup,
): Option[] {
  const found = requested.map((one) => lookup.customization(one))
  refuseTwice(found)
  return requested.map((request, at) => {
    const one = found[at] as ResolvedCustomization
    const old = before.find(({ id }) => id === one.id)
    const choices = one.choices.map((choice, place): Choice => {
      const existing = old?.choices.find(({ id }) => id === choice.id)
      const requested = request.choices[place] as RequestedOptionChoice
      return {
        id: choice.id,
        key: choice.key,
        description: choice.name,
        value:
          choice.choiceType === 'CHOICE_TEXT' ? textOf(existing, choice) : shortLabelOf(choice),
        ...lookOf(choice, requested, existing),
        mediaIds: linkedMediaIds(requested, gallery, lookup) ?? existing?.mediaIds ?? [],
        inStock: existing?.inStock ?? true,
        visible: existing?.visible ?? true,
      }
    })
    const type = one.renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down'
    return { id: one.id, key: one.key, name: one.name, isShared: one.isShared, type, choices }
  })
}

/** The description of a text choice: its name, unless it has a description of its own. */
const textOf = (existing: Choice | undefined, { name }: ResolvedChoice): string =>
  existing?.description === name ? existing.value : name

/** The requested modifiers; absent fields keep the product's values. */
export function arrangeModifiers(
  before: readonly Modifier[],
  requested: readonly RequestedModifier[],
  gallery: Gallery,
  lookup: SharedLookup,
): Modifier[] {
  const found = requested.map((one) => lookup.customization(one))
  const ids = found.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) {
    throw brokenRule('product.modifiers', 'MODIFIERS_ID_DUPLICATION_ERROR', 'names one twice', {
      id: twice,
    })
  }
  return requested.map((request, at) => {
    const one = found[at] as ResolvedCustomization
    const old = before.find(({ id }) => id === one.id)
    return {
      id: one.id,
      key: one.key,
      name: one.name,
      isShared: one.isShared,
      renderType: one.renderType,
      mandatory: request.mandatory ?? old?.mandatory ?? false,
      freeText: freeTextOf(one, request, old),
      choices: offered(one, request, old).map((choice, place): ModifierChoice => {
        const existing = old?.choices.find(({ id }) => id === choice.id)
        const requested: RequestedModifierChoice = request.choices?.[place] ?? {}
        return {
          id: choice.id,
          key: choice.key,
          name: choice.name,
          colorCode: choice.colorCode ?? '',
          ...lookOf(choice, requested, existing),
          addedPrice:
            requested.addedPrice ?? existing?.addedPrice ?? choice.defaultAddedPrice ?? '0',
          mediaIds: linkedMediaIds(requested, gallery, lookup) ?? existing?.mediaIds ?? [],
        }
      }),
    }
  })
}

/** A modifier requested without choices keeps those the product offers. */
function offered(
  { choices }: ResolvedCustomization,
  request: RequestedModifier,
  old: Modifier | undefined,
): readonly ResolvedChoice[] {
  if (request.choices || !old) return choices
  return choices.filter(({ id }) => old.choices.some((existing) => existing.id === id))
}

function freeTextOf(
  { renderType, freeText: shared, name }: ResolvedCustomization,
  { freeText }: RequestedModifier,
  old: Modifier | undefined,
): Modifier['freeText'] {
  if (renderType !== 'FREE_TEXT') return null
  const existing = old?.freeText
  const title = freeText?.title ?? existing?.title ?? shared?.title ?? name
  return {
    title,
    key: shared?.key ?? existing?.key ?? title,
    minCharCount: freeText?.minCharCount ?? existing?.minCharCount ?? shared?.minCharCount ?? 0,
    maxCharCount: freeText?.maxCharCount ?? existing?.maxCharCount ?? shared?.maxCharCount ?? 0,
    addedPrice: freeText?.addedPrice ?? existing?.addedPrice ?? shared?.defaultAddedPrice ?? '0',
  }
}

const lookOf = (
  choice: ResolvedChoice,
  requested: RequestedOptionChoice,
  existing: Choice | ModifierChoice | undefined,
) => ({
  choiceType: choice.choiceType,
  colorCodes: choice.colorCodes,
  image: choice.image,
  displayImage:
    requested.displayImage === undefined
      ? (existing?.displayImage ?? choice.displayImage)
      : requested.displayImage,
})

/** Ids of the pictures requested for a choice; undefined where none are requested. */
function linkedMediaIds(
  { media }: RequestedOptionChoice,
  gallery: Gallery,
  lookup: SharedLookup,
): string[] | undefined {
  return media?.map((reference) => {
    const item = pictureOf(reference, lookup)
    if (item && gallery.some(({ id }) => id === item.id)) return item.id
    throw ProductMediaNotExist({ ...reference })
  })
}

function pictureOf(reference: MediaReference, { media }: SharedLookup): GalleryItem | undefined {
  try {
    return media(reference)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
const isMissing = (error: unknown) =>
  error instanceof Error && 'definition' in error && error.definition === MediaNotFound

function refuseTwice(options: readonly ResolvedCustomization[]): void {
  const ids = [
    ...options.map(({ id }) => id),
    ...options.flatMap(({ choices }) => choices.map(({ id }) => id)),
  ]
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw DuplicateProductOptions({ id: twice })
}

/** Everything a buyer adds to a variant: modifiers, and options that make no variants. */
export const allModifiers = ({
  modifiers,
  options,
  manageVariants,
}: Pick<Product, 'modifiers' | 'options' | 'manageVariants'>): readonly Modifier[] =>
  manageVariants || options.length === 0 ? modifiers : [...modifiers, ...options.map(asModifier)]

const asModifier = ({ id, key, name, isShared, type, choices }: Option): Modifier => ({
  id,
  key,
  name,
  isShared,
  renderType: type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
  mandatory: true,
  freeText: null,
  choices: choices.map(({ value, description, inStock: _in, visible: _seen, ...choice }) => ({
    ...choice,
    name: description,
    colorCode: choice.choiceType === 'ONE_COLOR' ? value : '',
    addedPrice: '0',
  })),
})
