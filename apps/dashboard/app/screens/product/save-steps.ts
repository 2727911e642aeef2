import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { InputOf } from '../../api/client.ts'
import type { MediaForm, ProductForm } from './form.ts'
import { parseQuantity } from './quantity.ts'

type SaveStepName =
  | 'catalogV1.addProductMedia'
  | 'catalogV1.addProductMediaToChoices'
  | 'catalogV1.addProductsToCollection'
  | 'catalogV1.removeProductMedia'
  | 'catalogV1.removeProductsFromCollection'
  | 'inventory.updateInventoryVariants'

/** A call that belongs to a save, after the product itself. */
export type SaveStep = {
  readonly [N in SaveStepName]: { readonly name: N; readonly input: InputOf<N> }
}[SaveStepName]

/** Pictures that are tied to a choice, as they were loaded. */
export interface ChoicePictures {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** Further requests after the product itself: pictures, collections and stock. */
export function saveSteps(
  id: string,
  form: ProductForm,
  base: ProductForm,
  choicePictures: readonly ChoicePictures[],
): readonly SaveStep[] {
  return [
    ...mediaSteps(id, form.media, base.media, choicePictures),
    ...collectionSteps(id, form.collectionIds, base.collectionIds),
    ...stockSteps(id, form, base),
  ]
}

const idsOf = (media: readonly MediaForm[]) =>
  media.flatMap(({ mediaId }) => (mediaId === undefined ? [] : [mediaId]))

/**
 * Pictures can be appended and taken off, not moved: another order takes all off and appends them
 * anew, and then ties them to their choices again. One that stays is added again to be described anew.
 */
function mediaSteps(
  id: string,
  requested: readonly MediaForm[],
  previous: readonly MediaForm[],
  choicePictures: readonly ChoicePictures[],
): SaveStep[] {
  const [before, after] = [idsOf(previous), idsOf(requested)]
  const remaining = before.filter((one) => after.includes(one))
  const inPlace = remaining.every((one, at) => requested[at]?.mediaId === one)
  const removed = inPlace ? before.filter((one) => !after.includes(one)) : before
  const added = inPlace ? requested.slice(remaining.length) : requested
  const redescribed = inPlace
    ? requested.slice(0, remaining.length).filter(isAltTextChanged(previous))
    : []
  const restored = inPlace ? [] : choicePictureUpdates(choicePictures, remaining)
  return [
    ...unlessEmpty(removed, (mediaIds) => step('catalogV1.removeProductMedia', { id, mediaIds })),
    ...unlessEmpty([...redescribed, ...added].map(mediaToAdd), (media) =>
      step('catalogV1.addProductMedia', { id, media }),
    ),
    ...unlessEmpty(restored, (media) => step('catalogV1.addProductMediaToChoices', { id, media })),
  ]
}

const isAltTextChanged = (previous: readonly MediaForm[]) => (one: MediaForm) =>
  previous.find(({ mediaId }) => mediaId === one.mediaId)?.altText !== one.altText

const mediaToAdd = ({ mediaId, url, title, altText: typed }: MediaForm) => {
  const altText = typed.trim()
  if (!mediaId) return { url, ...(altText && { altText }) }
  return { mediaId, ...(title !== undefined && { title }), altText }
}

const choicePictureUpdates = (
  choicePictures: readonly ChoicePictures[],
  remaining: readonly string[],
) =>
  choicePictures
    .map(({ mediaIds, ...choice }) => ({
      ...choice,
      mediaIds: mediaIds.filter((one) => remaining.includes(one)),
    }))
    .filter(({ mediaIds }) => mediaIds.length > 0)

function collectionSteps(
  id: string,
  requested: readonly string[],
  previous: readonly string[],
): SaveStep[] {
  const productIds = [id]
  return [
    ...requested
      .filter((one) => !previous.includes(one))
      .map((one) => step('catalogV1.addProductsToCollection', { id: one, productIds })),
    ...previous
      .filter((one) => !requested.includes(one))
      .map((one) => step('catalogV1.removeProductsFromCollection', { id: one, productIds })),
  ]
}

/** Stock of a product without variants of its own; managed variants save theirs in their table. */
function stockSteps(productId: string, form: ProductForm, base: ProductForm): SaveStep[] {
  const tracking = form.track !== base.track
  type Stock = NonNullable<
    InputOf<'inventory.updateInventoryVariants'>['inventoryItem']['variants']
  >
  const inventory = (variants: Stock) =>
    step('inventory.updateInventoryVariants', {
      inventoryItem: { productId, trackQuantity: form.track, variants },
    })
  if (form.manageVariants) return tracking ? [inventory([])] : []
  const changed = form.track ? form.quantity !== base.quantity : form.inStock !== base.inStock
  if (!tracking && !changed) return []
  const stock = form.track
    ? { quantity: parseQuantity(form.quantity) ?? 0 }
    : { inStock: form.inStock }
  return [inventory([{ variantId: DEFAULT_VARIANT_ID, ...stock }])]
}

const step = <N extends SaveStepName>(name: N, input: InputOf<N>): SaveStep =>
  ({ name, input }) as SaveStep

const unlessEmpty = <Item>(items: Item[], make: (items: Item[]) => SaveStep): SaveStep[] =>
  items.length === 0 ? [] : [make(items)]
