import type { Variant } from '@vitrine/contract/catalog-v1'
import { useState } from 'react'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import {
  checkVariant,
  overridesOf,
  stockOf,
  unsavedOf,
  type VariantChange,
  type VariantErrors,
  type VariantForm,
  variantFormOf,
  withChange,
} from './variant-form.ts'

export const VARIANTS_PAGE = 20

export interface VariantLine {
  readonly variant: Variant
  readonly form: VariantForm
  readonly errors: VariantErrors
}

/** A page of a product's variants and what was changed in them, also on other pages. */
export function useVariants(productId: string, track: boolean, digits: number) {
  const messages = useMessages()
  const [page, setPage] = useState(1)
  const [changes, setChanges] = useState<ReadonlyMap<string, VariantChange>>(new Map())
  const paging = { limit: VARIANTS_PAGE, offset: (page - 1) * VARIANTS_PAGE }
  const list = useOperation(
    'catalogV1.queryProductVariants',
    { id: productId, paging, includeMerchantSpecificData: true },
    { keepPrevious: true },
  )
  const [isWide, setIsWide] = useState(false)
  const ids = list.data?.variants.map(({ id }) => id) ?? []
  const codes = useOperation(
    'catalogV3.queryVariants',
    {
      query: {
        filter: { 'productData.productId': productId, id: { $in: ids } },
        cursorPaging: { limit: VARIANTS_PAGE },
      },
    },
    { enabled: isWide && ids.length > 0, keepPrevious: true },
  )
  const barcodes = new Map(codes.data?.variants.map(({ id, barcode }) => [id, barcode]))
  const formOf = (variant: Variant) => variantFormOf(variant, digits, barcodes.get(variant.id))
  const [saving, setSaving] = useState(false)
  const save = useSave(productId, track)

  const lines = list.data?.variants.map((variant): VariantLine => {
    const form = changes.get(variant.id)?.form ?? formOf(variant)
    return { variant, form, errors: checkVariant(form, track, messages, digits) }
  })
  const change = (variant: Variant, part: Partial<VariantForm>) => {
    const start = formOf(variant)
    setChanges((current) => {
      const { base, form } = current.get(variant.id) ?? { base: start, form: start }
      return withChange(current, { id: variant.id, base, form: { ...form, ...part } })
    })
  }
  const all = [...changes.values()]
  const valid = all.every(
    ({ form }) => Object.keys(checkVariant(form, track, messages, digits)).length === 0,
  )
  const submit = async () => {
    setSaving(true)
    if (await save(all)) setChanges((current) => unsavedOf(current, changes))
    setSaving(false)
  }
  return {
    lines,
    error: list.error ?? codes.error,
    isWide,
    setIsWide,
    /** Only then are barcodes known. */
    hasBarcodes: codes.data !== undefined && !codes.isPlaceholderData,
    total: list.data?.totalResults ?? 0,
    page,
    setPage,
    change,
    changed: changes.size,
    valid,
    saving,
    submit,
    discard: () => setChanges(new Map()),
  }
}

function useSave(productId: string, track: boolean) {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  return async (changes: readonly VariantChange[]): Promise<boolean> => {
    try {
      const variants = overridesOf(changes)
      const inventoryItem = stockOf(productId, track, changes)
      if (variants.length > 0) {
        await call('catalogV1.updateProductVariants', { id: productId, variants })
      }
      if (inventoryItem) await call('inventory.updateInventoryVariants', { inventoryItem })
      showToast({ text: messages.product.variantsSaved({ n: changes.length }) })
      return true
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
      return false
    } finally {
      await refresh([
        'catalogV1.queryProductVariants',
        'catalogV1.queryProducts',
        'catalogV1.getProduct',
        'catalogV3.getProduct',
        'catalogV3.queryVariants',
        'sites.getFigures',
      ])
    }
  }
}
