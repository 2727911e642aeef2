import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { InputOf } from '../../api/client.ts'
import type { MediaForm, ProductForm } from './form.ts'
import { readQuantity } from './quantity.ts'

type StepName =
  | 'catalogV1.addProductMedia'
  | 'catalogV1.addProductMediaToChoices'
  | 'catalogV1.addProductsToCollection'
  | 'catalogV1.removeProductMedia'
  | 'catalogV1.removeProductsFromCollection'
  | 'inventory.updateInventoryVariants'

/** A call that belongs to a save, after the product itself. */
export type Step = {
  readonly [N in StepName]: { readonly name: N; readonly input: InputOf<N> }
}[StepName]

/** Pictures that are tied to a choice, as they were loaded. */
export interface ChoicePictures {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** What has to be said besides the product: its pictures, collections and stock. */
export function followUp(
  id: string,
  form: ProductForm,
  base: ProductForm,
  tied: readonly ChoicePictures[],
): readonly Step[] {
  return [
    ...mediaSteps(id, form.media, base.media, tied),
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
  wanted: readonly MediaForm[],
  had: readonly MediaForm[],
  tied: readonly ChoicePictures[],
): Step[] {
  const [before, after] = [idsOf(had), idsOf(wanted)]
  const kept = before.filter((one) => after.includes(one))
  const inPlace = kept.every((one, at) => wanted[at]?.mediaId === one)
  const removed = inPlace ? before.filter((one) => !after.includes(one)) : before
  const added = inPlace ? wanted.slice(kept.length) : wanted
  const described = inPlace ? wanted.slice(0, kept.length).filter(isDescribedAnew(had)) : []
  const restored = inPlace ? [] : tiesOf(tied, kept)
  return [
    ...some(removed, (mediaIds) => step('catalogV1.removeProductMedia', { id, mediaIds })),
    ...some([...described, ...added].map(mediaToAdd), (media) =>
      step('catalogV1.addProductMedia', { id, media }),
    ),
    ...some(restored, (media) => step('catalogV1.addProductMediaToChoices', { id, media })),
  ]
}

const isDescribedAnew = (had: readonly MediaForm[]) => (one: MediaForm) =>
  had.find(({ mediaId }) => mediaId === one.mediaId)?.altText !== one.altText

const mediaToAdd = ({ mediaId, url, title, altText: typed }: MediaForm) => {
  const altText = typed.trim()
  if (!mediaId) return { url, ...(altText && { altText }) }
  return { mediaId, ...(title !== undefined && { title }), altText }
}

const tiesOf = (tied: readonly ChoicePictures[], kept: readonly string[]) =>
  tied
    .map(({ mediaIds, ...choice }) => ({
      ...choice,
      mediaIds: mediaIds.filter((one) => kept.includes(one)),
    }))
    .filter(({ mediaIds }) => mediaIds.length > 0)

function collectionSteps(id: string, wanted: readonly string[], had: readonly string[]): Step[] {
  const productIds = [id]
  return [
    ...wanted
      .filter((one) => !had.includes(one))
      .map((one) => step('catalogV1.addProductsToCollection', { id: one, productIds })),
    ...had
      .filter((one) => !wanted.includes(one))
      .map((one) => step('catalogV1.removeProductsFromCollection', { id: one, productIds })),
  ]
}

/** Stock of a product without variants of its own; managed variants save theirs in their table. */
function stockSteps(productId: string, form: ProductForm, base: ProductForm): Step[] {
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
    ? { quantity: readQuantity(form.quantity) ?? 0 }
    : { inStock: form.inStock }
  return [inventory([{ variantId: DEFAULT_VARIANT_ID, ...stock }])]
}

const step = <N extends StepName>(name: N, input: InputOf<N>): Step => ({ name, input }) as Step

const some = <Item>(items: Item[], make: (items: Item[]) => Step): Step[] =>
  items.length === 0 ? [] : [make(items)]
