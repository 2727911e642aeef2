import type { Product } from '@vitrine/contract/catalog-v1'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { OperationName } from '../../../api/client.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { withKeysOf } from '../../../shared/rebase.ts'
import { type FormState, useForm } from '../../../shared/use-form.ts'
import { useCall, useInvalidate, useOperation } from '../../../shared/use-operation.ts'
import type { Money } from '../parts.ts'
import { productV3Query } from '../use-shared-options.ts'
import { changesOfExtras, preorderChange, unitChange } from './changes.ts'
import { checkExtras } from './check.ts'
import { type ExtrasForm, formOfExtras, noExtras, type StoredExtras } from './form.ts'

/** What each part of the extras is given. */
export interface ExtrasProps {
  readonly form: ExtrasForm
  readonly errors: ExtrasEditor['errors']
  readonly set: (change: Partial<ExtrasForm>) => void
  readonly money: Money
}

const invalidated: readonly OperationName[] = [
  'catalogV3.getProduct',
  'catalogV1.getProduct',
  'catalogV1.queryProducts',
  'inventory.getInventoryVariants',
]

/** What of a stored product only the newer dialect and its stock tell; undefined until it is known. */
export function useStoredExtras(product: Product | undefined): {
  readonly stored: StoredExtras | undefined
  readonly error: unknown
} {
  const productId = product?.id ?? ''
  const enabled = product !== undefined
  const result = useOperation('catalogV3.getProduct', productV3Query(productId), { enabled })
  const stock = useOperation(
    'inventory.getInventoryVariants',
    // Terms of the product alone: its variants have their own table.
    { inventoryId: product?.inventoryItemId ?? '', productId, variantIds: [DEFAULT_VARIANT_ID] },
    { enabled },
  )
  const error = result.error ?? stock.error
  if (!product || !result.data || !stock.data) return { stored: undefined, error }
  return {
    stored: {
      product: result.data.product,
      plainOptions: product.manageVariants ? [] : product.productOptions.map(({ name }) => name),
      preorder: stock.data.inventoryItem.preorderInfo,
      unit: product.pricePerUnitData,
    },
    error,
  }
}

export interface ExtrasEditor extends FormState<ExtrasForm> {
  /** Validates all parts and shows the errors at their fields. */
  readonly validate: () => boolean
  /** Saves what changed. */
  readonly save: () => Promise<void>
}

export function useExtras(
  product: Product | undefined,
  stored: StoredExtras | undefined,
  digits: number,
): ExtrasEditor {
  const messages = useMessages()
  const current = stored ? formOfExtras(stored, digits) : noExtras
  const state = useForm<ExtrasForm>(current, withKeysOf)
  const { call } = useCall()
  const refresh = useInvalidate()
  const validate = () => {
    const errors = checkExtras(state.form, messages, digits)
    state.showErrors(errors)
    return Object.keys(errors).length === 0
  }
  const save = async () => {
    const { form, base } = state
    if (!product || !stored) return
    const { id } = product
    const changes = changesOfExtras(form, base)
    if (Object.keys(changes).length > 0) {
      // What was saved a moment ago has given it another revision.
      const { revision } = (await call('catalogV3.getProduct', productV3Query(id))).product
      await call('catalogV3.updateProduct', {
        product: { ...changes, id, revision },
        withoutVariants: true,
      })
    }
    const pricePerUnitData = unitChange(form, base)
    if (pricePerUnitData !== undefined) {
      await call('catalogV1.updateProduct', {
        product: { id, pricePerUnitData },
        withoutVariants: true,
      })
    }
    const preorderInfo = preorderChange(form, base)
    if (preorderInfo) {
      const trackQuantity = product.stock.trackInventory
      const inventoryItem = { productId: id, trackQuantity, preorderInfo }
      await call('inventory.updateInventoryVariants', { inventoryItem })
    }
    state.markSaved(form)
    await refresh(invalidated)
  }
  return { ...state, validate, save }
}
