import type { Product } from '@vitrine/contract/catalog-v1'
import type { OperationName } from '../../api/client.ts'
import { sameValue } from '../../scaffold/rebase.ts'
import { useCall, usePut, useRefresh } from '../../scaffold/use-operation.ts'
import { type ChoicePictures, followUp } from './follow-up.ts'
import { emptyForm, type ProductForm } from './form.ts'
import { placeShared } from './place-shared.ts'
import { createRequest, updateRequest } from './request.ts'
import { saveSharedOptions, sharesOptions } from './save-options.ts'

/** How a save went. `partly`: the product is stored, something that goes with it is not. */
export interface SaveOutcome {
  readonly product?: Product
  readonly error?: unknown
  readonly partly?: boolean
}

const shown: readonly OperationName[] = [
  'catalogV1.getProduct',
  'catalogV3.getProduct',
  'catalogV1.queryProducts',
  'catalogV1.queryProductVariants',
  'catalogV1.queryCollections',
  'sites.getFigures',
]

/** What the editor asks to know a product. */
export const wholeProduct = (id: string) => ({
  ...{ id, includeMerchantSpecificData: true },
  // Its table reads them page by page.
  withoutVariants: true,
})

/** Saves a form: the product first, then its pictures, collections and stock. */
export function useSaveProduct(product: Product | undefined) {
  const { call } = useCall()
  const refresh = useRefresh()
  const put = usePut()

  const write = async (form: ProductForm, base: ProductForm | undefined) => {
    if (!product)
      return (await call('catalogV1.createProduct', { product: createRequest(form) })).product
    const changes = updateRequest(product.id, form, base)
    if (Object.keys(changes).length === 1) return product
    return (await call('catalogV1.updateProduct', { product: changes })).product
  }
  /** The form without its options where those are shared, and whether they are. */
  const apart = async (form: ProductForm, base: ProductForm | undefined) => {
    const isSame = sameValue(form.options, base?.options ?? [])
    const isShared = !isSame && (await sharesOptions(call, product, form.options))
    const { options = [], manageVariants = false } = base ?? {}
    return { rest: isShared ? { ...form, options, manageVariants } : form, isShared }
  }
  /** Read anew and put where the screen reads it, so that one that was just created is there at once. */
  const reread = async (id: string) => {
    const found = await call('catalogV1.getProduct', wholeProduct(id))
    put('catalogV1.getProduct', wholeProduct(id), found)
    return found.product
  }

  const save = async (form: ProductForm, base: ProductForm | undefined): Promise<SaveOutcome> => {
    let stored: Product | undefined
    try {
      const { rest, isShared } = await apart(form, base)
      stored = await write(rest, base)
      if (isShared) await saveSharedOptions(call, stored, form.options)
      const steps = followUp(stored.id, form, base ?? emptyForm, tiesOf(product))
      for (const { name, input } of steps) await call(name, input as never)
      await placeShared(call, stored.id, form.sections)
      return { product: await reread(stored.id) }
    } catch (error) {
      if (stored && !product) {
        put('catalogV1.getProduct', wholeProduct(stored.id), { product: stored })
      }
      return { product: stored, error, partly: stored !== undefined }
    } finally {
      await refresh(shown)
    }
  }
  return save
}

const tiesOf = (product: Product | undefined): ChoicePictures[] =>
  (product?.productOptions ?? []).flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media }) =>
      media && media.items.length > 0
        ? [{ option: name, choice: description, mediaIds: media.items.map(({ id }) => id) }]
        : [],
    ),
  )
