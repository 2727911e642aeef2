import type { ChangesOfProducts, ProductFilter } from '@vitrine/contract/products'
import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { forEachLimited } from '../../shared/for-each-limited.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { followJob } from './follow-job.ts'

export interface SelectedProduct {
  readonly id: string
  readonly name: string
}
export interface Progress {
  readonly done: number
  readonly of: number
}

const invalidated: readonly OperationName[] = [
  'products.listProducts',
  'products.getProduct',
  'collections.listCollections',
  'sites.getFigures',
]

/** Bulk actions on products; a product that cannot be changed does not affect others. */
export function useBulk(clear: () => void) {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const confirm = useConfirm()
  const [progress, setProgress] = useState<Progress>()
  const fail = (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true })
  const showFailed = (n: number, why: string) =>
    showToast({ text: messages.products.someFailed({ n, why }), isError: true })

  /** Changes all that fit in one job, which is undone as a whole. */
  const change = async (
    filter: ProductFilter,
    changes: ChangesOfProducts,
    textOf: (count: { readonly n: number }) => string,
  ) => {
    try {
      const { jobId, count } = await call('products.changeProducts', { filter, changes })
      setProgress({ done: 0, of: count })
      const job = await followJob(call, jobId, setProgress)
      clear()
      const undo = () =>
        void call('history.undoGroup', { groupId: jobId }).then(() => refresh(invalidated), fail)
      if (job.succeeded > 0) showToast({ text: textOf({ n: job.succeeded }), undo })
      const [first] = job.errors
      if (first) showFailed(job.failed, first.description)
    } catch (error) {
      fail(error)
    } finally {
      setProgress(undefined)
      await refresh(invalidated)
    }
  }
  const show = (filter: ProductFilter, visible: boolean) => {
    const { shownNow, hiddenNow } = messages.products
    return change({ ...filter, visible: !visible }, { visible }, visible ? shownNow : hiddenNow)
  }
  /** Adds all of them to collections, or removes them. */
  const collect = (filter: ProductFilter, into: boolean, ids: readonly string[]) => {
    const { added, removed } = messages.bulkCollections
    const changes = into ? { addToCollectionIds: [...ids] } : { removeFromCollectionIds: [...ids] }
    return change(filter, changes, into ? added : removed)
  }

  const run = async (
    all: readonly SelectedProduct[],
    act: (one: SelectedProduct) => Promise<unknown>,
  ) => {
    setProgress({ done: 0, of: all.length })
    const failures = await forEachLimited(all, act, (done) => setProgress({ done, of: all.length }))
    setProgress(undefined)
    await refresh(invalidated)
    const [first] = failures
    if (first) showFailed(failures.length, errorMessage(first.error, messages))
    return all.filter((one) => !failures.some((failure) => failure.item === one))
  }
  const remove = async (all: readonly SelectedProduct[]) => {
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle({ n: all.length, name: all[0]?.name ?? '' })
    const text = deleteText({ n: all.length })
    if (!(await confirm({ title, text, yes: messages.action.delete }))) return
    const done = await run(all, ({ id }) => call('products.deleteProduct', { id }))
    clear()
    if (done.length === 0) return
    const undo = () => void run(done, ({ id }) => call('products.restoreProduct', { id }))
    showToast({ text: deleted({ n: done.length }), undo })
  }
  return { progress, change, show, remove, collect }
}
