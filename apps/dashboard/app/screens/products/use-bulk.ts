import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { eachInTurn } from '../../scaffold/in-turn.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useCall, useRefresh } from '../../scaffold/use-operation.ts'
import { undoDeletion } from '../history/undo-deletion.ts'

export interface Chosen {
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
  const refresh = useRefresh()
  const tell = useTell()
  const confirm = useConfirm()
  const [progress, setProgress] = useState<Progress>()

  const run = async (all: readonly Chosen[], act: (one: Chosen) => Promise<unknown>) => {
    setProgress({ done: 0, of: all.length })
    const failures = await eachInTurn(all, act, (done) => setProgress({ done, of: all.length }))
    setProgress(undefined)
    await refresh(['catalogV1.queryProducts', 'catalogV1.getProduct', 'sites.getFigures'])
    const [first] = failures
    if (first) {
      const why = wordsOf(first.error, messages)
      tell({ text: messages.products.someFailed(failures.length, why), bad: true })
    }
    return all.filter((one) => !failures.some((failure) => failure.item === one))
  }

  const show = async (all: readonly Chosen[], visible: boolean) => {
    const changed = all.filter((one) => one.visible !== visible)
    const done = await run(changed, ({ id }) =>
      call('catalogV1.updateProduct', { product: { id, visible } }),
    )
    clear()
    if (done.length === 0) return
    const { shownNow, hiddenNow } = messages.products
    const undo = () =>
      void run(done, ({ id }) =>
        call('catalogV1.updateProduct', { product: { id, visible: !visible } }),
      )
    tell({ text: (visible ? shownNow : hiddenNow)(done.length), undo })
  }

  const remove = async (all: readonly Chosen[]) => {
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle(all.length, all[0]?.name ?? '')
    const text = deleteText(all.length)
    if (!(await confirm({ title, text, yes: messages.action.delete }))) return
    const done = await run(all, ({ id }) => call('catalogV1.deleteProduct', { id }))
    clear()
    if (done.length === 0) return
    const undo = () => void run(done, ({ id }) => undoDeletion(call, id))
    tell({ text: deleted(done.length), undo })
  }

  /** Puts all of them into collections, or takes them out: one call for each collection. */
  const collect = async (
    all: readonly Chosen[],
    into: boolean,
    collections: readonly { readonly id: string; readonly name: string }[],
  ) => {
    const productIds = all.map(({ id }) => id)
    const name = into
      ? ('catalogV1.addProductsToCollection' as const)
      : ('catalogV1.removeProductsFromCollection' as const)
    const failures = await eachInTurn(collections, ({ id }) => call(name, { id, productIds }))
    await refresh(['catalogV1.queryProducts', 'catalogV1.queryCollections', 'catalogV1.getProduct'])
    const [first] = failures
    if (first) {
      const why = `${first.item.name}: ${wordsOf(first.error, messages)}`
      return tell({ text: why, bad: true })
    }
    clear()
    const { added, removed } = messages.bulkCollections
    tell({ text: (into ? added : removed)(all.length) })
  }

  return { progress, show, remove, collect }
}
