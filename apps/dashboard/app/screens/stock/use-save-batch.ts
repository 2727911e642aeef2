import type { VariantStock } from '@vitrine/contract/stock'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import { useRef, useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { type BatchEntry, type BatchOutcome, saveBatch } from './save-batch.ts'
import { variantKey } from './variant.ts'

const invalidated: readonly OperationName[] = [
  'stock.listVariantStock',
  'inventory.listStockChanges',
  'products.listProducts',
  'products.getProduct',
  'history.listHistory',
  'sites.getFigures',
]

type NamedVariant = Pick<VariantStock, 'productId' | 'variantId'>

/** Most variants of one answer. */
const MAX_READ = 100

/** Saves a batch, with a toast that offers to undo, and refetches concurrent changes. */
export function useSaveBatch() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const keys = useRef(new Map<string, string>()).current
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })

  const takeBack = async (groupIds: readonly string[]) => {
    try {
      for (const groupId of groupIds.toReversed()) await call('history.undoGroup', { groupId })
      showToast({ text: messages.stockList.takenBack })
    } catch (error) {
      fail(error)
    } finally {
      await refresh(invalidated)
    }
  }

  /** Variants as they are now, by their keys. */
  const readVariants = async (named: readonly NamedVariant[]) => {
    const all = [...new Map(named.map((one) => [variantKey(one), one])).values()]
    const found = new Map<string, VariantStock>()
    for (let at = 0; at < all.length; at += MAX_READ) {
      const part = all.slice(at, at + MAX_READ)
      const filter = {
        productIds: part.map(({ productId }) => productId),
        variantIds: part.map(({ variantId }) => variantId),
      }
      const { variants } = await call('stock.listVariantStock', { filter, limit: MAX_READ })
      for (const variant of variants) found.set(variantKey(variant), variant)
    }
    return found
  }

  const save = async (
    entries: readonly BatchEntry[],
    reason: InventoryReason,
    doneText: (saved: ReadonlySet<string>) => string,
  ): Promise<BatchOutcome> => {
    setIsBusy(true)
    const outcome = await saveBatch(call, entries, { reason, messages, keys })
    setIsBusy(false)
    const { saved, groupIds, failure } = outcome
    if (saved.size > 0) {
      showToast({ text: doneText(saved), undo: () => void takeBack(groupIds) })
    }
    if (failure) fail(failure)
    await refresh(invalidated)
    return outcome
  }
  return { save, readVariants, isBusy }
}
