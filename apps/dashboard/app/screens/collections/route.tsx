import { useEffect, useRef } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useCall, useInvalidate } from '../../shared/use-operation.ts'
import { invalidates } from './invalidated-queries.ts'
import { CollectionsPage } from './page.tsx'
import { type Category, readCollectionsSearch } from './search.ts'
import { type Move, moveByDrop, moveByKey } from './tree.ts'
import { useArrangeDialog } from './use-arrange-dialog.tsx'
import { useCategoryTree } from './use-category-tree.ts'
import { useCollectionDialog } from './use-collection-dialog.tsx'

export function CollectionsRoute() {
  const search = readCollectionsSearch(useUrlSearch())
  const { collections, error, refetch } = useCategoryTree(search)
  const editor = useCollectionDialog()
  const arranger = useArrangeDialog()
  const move = useMove(collections)
  return (
    <>
      <CollectionsPage
        search={search}
        collections={collections}
        error={error}
        actions={{
          onChange: editor.change,
          onAddWithin: editor.add,
          onArrange: arranger.open,
          onShow: useShow(),
          onDelete: useDelete(),
          onKey: ({ id, name }, key) => move(name, moveByKey(collections ?? [], id, key)),
          onDrop: (id, target, zone) => {
            const name = collections?.find((one) => one.id === id)?.name ?? ''
            move(name, moveByDrop(collections ?? [], id, target, zone))
          },
        }}
        onNew={() => editor.add()}
        onRetry={() => refetch()}
      />
      {editor.dialog}
      {arranger.dialog}
    </>
  )
}

/** Moves a row and restores its focus afterwards. */
function useMove(collections: readonly Category[] | undefined) {
  const messages = useMessages()
  const showToast = useToast()
  const move = useAction('collections.saveCollection', { invalidates })
  const moved = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order of the lines counts
  useEffect(() => {
    if (moved.current) document.getElementById(`grip-${moved.current}`)?.focus()
    moved.current = undefined
  }, [collections])
  return (name: string, requestedMove: Move | undefined): boolean => {
    if (!requestedMove || move.isPending) return false
    moved.current = requestedMove.id
    const request = { collection: requestedMove, merge: true }
    move.mutate(request, {
      onSuccess: () => showToast({ text: messages.collections.moved({ name }) }),
      onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
    })
    return true
  }
}

function useShow() {
  const messages = useMessages()
  const { collections } = messages
  const showToast = useToast()
  const change = useAction('collections.saveCollection', { invalidates })
  return ({ id, name, revision }: Category, visible: boolean) =>
    change.mutate(
      { collection: { id, revision, visible }, merge: true },
      {
        onSuccess: () =>
          showToast({
            text: visible ? collections.shownNow({ name }) : collections.hiddenNow({ name }),
          }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
}

function useDelete() {
  const messages = useMessages()
  const { collections } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const { call } = useCall()
  const refresh = useInvalidate()
  const remove = useAction('collections.deleteCollection', { invalidates })
  return async ({ id, name }: Category) => {
    const question = {
      title: collections.deleteTitle({ name }),
      text: collections.deleteText,
      yes: collections.delete,
    }
    if (!(await confirm(question))) return
    const fail = (error: unknown) =>
      showToast({ text: errorMessage(error, messages), isError: true })
    const undo = () =>
      void call('collections.restoreCollection', { id }).then(() => refresh(invalidates), fail)
    const onSuccess = () => showToast({ text: collections.deleted({ name }), undo })
    remove.mutate({ id, children: 'DELETE' }, { onSuccess, onError: fail })
  }
}
