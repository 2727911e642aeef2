import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { forEachLimited } from '../../shared/for-each-limited.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { undoDeletion } from '../history/undo-deletion.ts'

export interface SelectedProduct {
  readonly id: string
  readonly name: string
  readonly visible: boolean
}
export interface Progress {
  readonly done: number
  readonly of: number
}

/** What can be done with many products at once; each succeeds or stays as it was, alone. */
export function useBulk(clear: () => void) {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  const confirm = useConfirm()
  const [progress, setProgress] = useState<Progress>()

  const run = async (
    all: readonly SelectedProduct[],
    act: (one: SelectedProduct) => Promise<unknown>,
  ) => {
    setProgress({ done: 0, of: all.length })
    const failures = await forEachLimited(all, act, (done) => setProgress({ done, of: all.length }))
    setProgress(undefined)
    await refresh(['catalogV1.queryProducts', 'catalogV1.getProduct', 'sites.getFigures'])
    const [first] = failures
    if (first) {
      const why = errorMessage(first.error, messages)
      showToast({ text: messages.products.someFailed({ n: failures.length, why }), isError: true })
    }
    return all.filter((one) => !failures.some((failure) => failure.item === one))
  }

  const show = async (all: readonly SelectedProduct[], visible: boolean) => {
    const changed = all.filter((one) => one.visible !== visible)
    const done = await run(changed, ({ id }) =>
      call('catalogV1.updateProduct', { product: { id, visible }, withoutVariants: true }),
    )
    clear()
    if (done.length === 0) return
    const { shownNow, hiddenNow } = messages.products
    const undo = () =>
      void run(done, ({ id }) =>
        call('catalogV1.updateProduct', {
          product: { id, visible: !visible },
          withoutVariants: true,
        }),
      )
    showToast({ text: (visible ? shownNow : hiddenNow)({ n: done.length }), undo })
  }

  const remove = async (all: readonly SelectedProduct[]) => {
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle({ n: all.length, name: all[0]?.name ?? '' })
    const text = deleteText({ n: all.length })
    if (!(await confirm({ title, text, yes: messages.action.delete }))) return
    const done = await run(all, ({ id }) => call('catalogV1.deleteProduct', { id }))
    clear()
    if (done.length === 0) return
    const undo = () => void run(done, ({ id }) => undoDeletion(call, id))
    showToast({ text: deleted({ n: done.length }), undo })
  }

  /** Puts all of them into collections, or takes them out: one call for each collection. */
  const changeCollections = async (
    all: readonly SelectedProduct[],
    into: boolean,
    collections: readonly { readonly id: string; readonly name: string }[],
  ) => {
    const productIds = all.map(({ id }) => id)
    const name = into
      ? ('catalogV1.addProductsToCollection' as const)
      : ('catalogV1.removeProductsFromCollection' as const)
    const failures = await forEachLimited(collections, ({ id }) => call(name, { id, productIds }))
    await refresh(['catalogV1.queryProducts', 'catalogV1.queryCollections', 'catalogV1.getProduct'])
    const [first] = failures
    if (first) {
      const why = `${first.item.name}: ${errorMessage(first.error, messages)}`
      return showToast({ text: why, isError: true })
    }
    clear()
    const { added, removed } = messages.bulkCollections
    showToast({ text: (into ? added : removed)({ n: all.length }) })
  }

  return { progress, show, remove, collect: changeCollections }
}
