import type { Product } from '@vitrine/contract/catalog-v1'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { OperationName } from '../../../api/client.ts'
import { useMessages } from '../../../scaffold/messages.tsx'
import { withKeysOf } from '../../../scaffold/rebase.ts'
import { type FormState, useForm } from '../../../scaffold/use-form.ts'
import { useCall, useOperation, useRefresh } from '../../../scaffold/use-operation.ts'
import { productV3 } from '../use-shared-options.ts'
import { changesOfExtras, preorderChange, unitChange } from './changes.ts'
import { checkExtras } from './check.ts'
import { type ExtrasForm, formOfExtras, noExtras, type Stored } from './form.ts'

const shown: readonly OperationName[] = [
  'catalogV3.getProduct',
  'catalogV1.getProduct',
  'catalogV1.queryProducts',
  'inventory.getInventoryVariants',
]

/** What of a stored product only the newer dialect and its stock tell; undefined until it is known. */
export function useStoredExtras(product: Product | undefined): {
  readonly stored: Stored | undefined
  readonly error: unknown
} {
  const productId = product?.id ?? ''
  const enabled = product !== undefined
  const found = useOperation('catalogV3.getProduct', productV3(productId), { enabled })
  const stock = useOperation(
    'inventory.getInventoryVariants',
    // Terms of the product alone: its variants have their own table.
    { inventoryId: product?.inventoryItemId ?? '', productId, variantIds: [DEFAULT_VARIANT_ID] },
    { enabled },
  )
  const error = found.error ?? stock.error
  if (!product || !found.data || !stock.data) return { stored: undefined, error }
  return {
    stored: {
      product: found.data.product,
      plainOptions: product.manageVariants ? [] : product.productOptions.map(({ name }) => name),
      preorder: stock.data.inventoryItem.preorderInfo,
      unit: product.pricePerUnitData,
    },
    error,
  }
}

export interface ExtrasEditor extends FormState<ExtrasForm> {
  /** Whether all of it can be saved; says beside the fields what cannot. */
  readonly isFine: () => boolean
  /** Saves what changed. */
  readonly save: () => Promise<void>
}

export function useExtras(
  product: Product | undefined,
  stored: Stored | undefined,
  digits: number,
): ExtrasEditor {
  const messages = useMessages()
  const current = stored ? formOfExtras(stored, digits) : noExtras
  const state = useForm<ExtrasForm>(current, withKeysOf)
  const { call } = useCall()
  const refresh = useRefresh()
  const isFine = () => {
    const errors = checkExtras(state.form, messages, digits)
    state.refuse(errors)
    return Object.keys(errors).length === 0
  }
  const save = async () => {
    const { form, base } = state
    if (!product || !stored) return
    const { id } = product
    const changes = changesOfExtras(form, base)
    if (Object.keys(changes).length > 0) {
      // What was saved a moment ago has given it another revision.
      const { revision } = (await call('catalogV3.getProduct', productV3(id))).product
      await call('catalogV3.updateProduct', { product: { ...changes, id, revision } })
    }
    const pricePerUnitData = unitChange(form, base)
    if (pricePerUnitData !== undefined) {
      await call('catalogV1.updateProduct', { product: { id, pricePerUnitData } })
    }
    const preorderInfo = preorderChange(form, base)
    if (preorderInfo) {
      const trackQuantity = product.stock.trackInventory
      const inventoryItem = { productId: id, trackQuantity, preorderInfo }
      await call('inventory.updateInventoryVariants', { inventoryItem })
    }
    state.settle(form)
    await refresh(shown)
  }
  return { ...state, isFine, save }
}
