import type { Product } from '@vitrine/contract/catalog-v1'
import type { OperationName } from '../../api/client.ts'
import { sameValue } from '../../shared/rebase.ts'
import { useCall, useInvalidate, useSetQueryData } from '../../shared/use-operation.ts'
import { emptyForm, type ProductForm } from './form.ts'
import { createRequest, updateRequest } from './request.ts'
import { hasSharedOptions, saveSharedOptions } from './save-options.ts'
import { saveSectionOrder } from './save-section-order.ts'
import { type ChoicePictures, saveSteps } from './save-steps.ts'

/** How a save went. `partly`: the product is stored, something that goes with it is not. */
export interface SaveResult {
  readonly product?: Product
  readonly error?: unknown
  readonly partly?: boolean
}

const invalidated: readonly OperationName[] = [
  'catalogV1.getProduct',
  'catalogV3.getProduct',
  'catalogV1.queryProducts',
  'catalogV1.queryProductVariants',
  'catalogV1.queryCollections',
  'sites.getFigures',
]

/** The query of the editor for a product. */
export const productQuery = (id: string) => ({
  id,
  includeMerchantSpecificData: true,
  // Its table reads them page by page.
  withoutVariants: true,
})

/** Saves a form: the product first, then its pictures, collections and stock. */
export function useSaveProduct(product: Product | undefined) {
  const { call } = useCall()
  const refresh = useInvalidate()
  const setQueryData = useSetQueryData()

  const write = async (form: ProductForm, base: ProductForm | undefined) => {
    if (!product)
      return (await call('catalogV1.createProduct', { product: createRequest(form) })).product
    const changes = updateRequest(product.id, form, base)
    if (Object.keys(changes).length === 1) return product
    // The editor reads no variants: an answer with thousands of them would be of no use.
    const input = { product: changes, withoutVariants: true }
    return (await call('catalogV1.updateProduct', input)).product
  }
  /** The form without its options where those are shared, and whether they are. */
  const splitSharedOptions = async (form: ProductForm, base: ProductForm | undefined) => {
    const isSame = sameValue(form.options, base?.options ?? [])
    const isShared = !isSame && (await hasSharedOptions(call, product, form.options))
    const { options = [], manageVariants = false } = base ?? {}
    return { rest: isShared ? { ...form, options, manageVariants } : form, isShared }
  }
  /** Read anew and put where the screen reads it, so that one that was just created is there at once. */
  const reload = async (id: string) => {
    const result = await call('catalogV1.getProduct', productQuery(id))
    setQueryData('catalogV1.getProduct', productQuery(id), result)
    return result.product
  }

  const save = async (form: ProductForm, base: ProductForm | undefined): Promise<SaveResult> => {
    let stored: Product | undefined
    try {
      const { rest, isShared } = await splitSharedOptions(form, base)
      stored = await write(rest, base)
      if (isShared) await saveSharedOptions(call, stored, form.options)
      const steps = saveSteps(stored.id, form, base ?? emptyForm, choicePicturesOf(product))
      for (const { name, input } of steps) await call(name, input as never)
      await saveSectionOrder(call, stored.id, form.sections)
      return { product: await reload(stored.id) }
    } catch (error) {
      if (stored && !product) {
        setQueryData('catalogV1.getProduct', productQuery(stored.id), { product: stored })
      }
      return { product: stored, error, partly: stored !== undefined }
    } finally {
      await refresh(invalidated)
    }
  }
  return save
}

const choicePicturesOf = (product: Product | undefined): ChoicePictures[] =>
  (product?.productOptions ?? []).flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media }) =>
      media && media.items.length > 0
        ? [{ option: name, choice: description, mediaIds: media.items.map(({ id }) => id) }]
        : [],
    ),
  )
