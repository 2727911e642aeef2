import {
  DuplicateProductOptions,
  MediaNotFound,
  ProductMediaNotExist,
} from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type {
  MediaReference,
  WantedModifier,
  WantedModifierChoice,
  WantedOption,
  WantedOptionChoice,
} from '../model/commands.ts'
import type { ResolvedChoice, ResolvedCustomization } from '../model/customization.ts'
import type {
  Choice,
  GalleryItem,
  Modifier,
  ModifierChoice,
  Option,
  Product,
} from '../model/product.ts'
import { wordOf } from './choice-looks.ts'

/** What the database knows of wishes for options and modifiers. */
export interface SharedLookup {
  readonly customization: (wanted: WantedOption | WantedModifier) => ResolvedCustomization
  readonly media: (reference: MediaReference) => GalleryItem
}

/** The gallery whose pictures choices may show. */
type Gallery = readonly Pick<GalleryItem, 'id'>[]

/** The wanted options, whose ids are those of what is shared. Choices keep the pictures they show. */
export function arrangeShared(
  before: readonly Option[],
  wanted: readonly WantedOption[],
  gallery: Gallery,
  lookup: SharedLookup,
): Option[] {
  const found = wanted.map((one) => lookup.customization(one))
  refuseTwice(found)
  return wanted.map((wish, at) => {
    const one = found[at] as ResolvedCustomization
    const old = before.find(({ id }) => id === one.id)
    const choices = one.choices.map((choice, place): Choice => {
      const known = old?.choices.find(({ id }) => id === choice.id)
      const asked = wish.choices[place] as WantedOptionChoice
      return {
        ...{ id: choice.id, key: choice.key, description: choice.name },
        value: choice.choiceType === 'CHOICE_TEXT' ? textOf(known, choice) : wordOf(choice),
        ...lookOf(choice, asked, known),
        mediaIds: tiedTo(asked, gallery, lookup) ?? known?.mediaIds ?? [],
        inStock: known?.inStock ?? true,
        visible: known?.visible ?? true,
      }
    })
    const type = one.renderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down'
    return { id: one.id, key: one.key, name: one.name, isShared: one.isShared, type, choices }
  })
}

/** What stands for a choice of text: its name, unless it has had words of its own so far. */
const textOf = (known: Choice | undefined, { name }: ResolvedChoice): string =>
  known?.description === name ? known.value : name

/** The wanted modifiers; what is not said anew stays as the product has it. */
export function arrangeModifiers(
  before: readonly Modifier[],
  wanted: readonly WantedModifier[],
  gallery: Gallery,
  lookup: SharedLookup,
): Modifier[] {
  const found = wanted.map((one) => lookup.customization(one))
  const ids = found.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) {
    throw brokenRule('product.modifiers', 'MODIFIERS_ID_DUPLICATION_ERROR', 'names one twice', {
      id: twice,
    })
  }
  return wanted.map((wish, at) => {
    const one = found[at] as ResolvedCustomization
    const old = before.find(({ id }) => id === one.id)
    return {
      ...{ id: one.id, key: one.key, name: one.name, isShared: one.isShared },
      renderType: one.renderType,
      mandatory: wish.mandatory ?? old?.mandatory ?? false,
      freeText: freeTextOf(one, wish, old),
      choices: offered(one, wish, old).map((choice, place): ModifierChoice => {
        const known = old?.choices.find(({ id }) => id === choice.id)
        const asked: WantedModifierChoice = wish.choices?.[place] ?? {}
        return {
          ...{ id: choice.id, key: choice.key, name: choice.name },
          colorCode: choice.colorCode ?? '',
          ...lookOf(choice, asked, known),
          addedPrice: asked.addedPrice ?? known?.addedPrice ?? choice.defaultAddedPrice ?? '0',
          mediaIds: tiedTo(asked, gallery, lookup) ?? known?.mediaIds ?? [],
        }
      }),
    }
  })
}

/** Whoever names a modifier and none of its choices leaves those the product offers as they are. */
function offered(
  { choices }: ResolvedCustomization,
  wish: WantedModifier,
  old: Modifier | undefined,
): readonly ResolvedChoice[] {
  if (wish.choices || !old) return choices
  return choices.filter(({ id }) => old.choices.some((known) => known.id === id))
}

function freeTextOf(
  { renderType, freeText: shared, name }: ResolvedCustomization,
  { freeText: wish }: WantedModifier,
  old: Modifier | undefined,
): Modifier['freeText'] {
  if (renderType !== 'FREE_TEXT') return null
  const known = old?.freeText
  const title = wish?.title ?? known?.title ?? shared?.title ?? name
  return {
    title,
    key: shared?.key ?? known?.key ?? title,
    minCharCount: wish?.minCharCount ?? known?.minCharCount ?? shared?.minCharCount ?? 0,
    maxCharCount: wish?.maxCharCount ?? known?.maxCharCount ?? shared?.maxCharCount ?? 0,
    addedPrice: wish?.addedPrice ?? known?.addedPrice ?? shared?.defaultAddedPrice ?? '0',
  }
}

const lookOf = (
  choice: ResolvedChoice,
  asked: WantedOptionChoice,
  known: Choice | ModifierChoice | undefined,
) => ({
  choiceType: choice.choiceType,
  colorCodes: choice.colorCodes,
  image: choice.image,
  displayImage:
    asked.displayImage === undefined
      ? (known?.displayImage ?? choice.displayImage)
      : asked.displayImage,
})

/** Ids of the pictures a choice asks for; undefined where it asks for none. */
function tiedTo(
  { media }: WantedOptionChoice,
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

/**
 * Everything that a buyer adds to a variant: modifiers, and options that make no variants, which are
 * chosen just so.
 */
export const shownModifiers = ({
  modifiers,
  options,
  manageVariants,
}: Pick<Product, 'modifiers' | 'options' | 'manageVariants'>): readonly Modifier[] =>
  manageVariants || options.length === 0 ? modifiers : [...modifiers, ...options.map(asModifier)]

const asModifier = ({ id, key, name, isShared, type, choices }: Option): Modifier => ({
  ...{ id, key, name, isShared },
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
