import { useEffect, useRef } from 'react'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { CollectionsPage } from './page.tsx'
import { refreshes } from './refreshes.ts'
import { type Category, readCollectionsSearch } from './search.ts'
import { type Move, moveByDrop, moveByKey } from './tree.ts'
import { useArranger } from './use-arranger.tsx'
import { useEditor } from './use-editor.tsx'
import { useTree } from './use-tree.ts'

export function CollectionsRoute() {
  const search = readCollectionsSearch(useAddressSearch())
  const { collections, error, refetch } = useTree(search)
  const editor = useEditor()
  const arranger = useArranger()
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

/** Moves a line, and gives the focus back to it where it has come to stand. */
function useMove(collections: readonly Category[] | undefined) {
  const messages = useMessages()
  const tell = useTell()
  const move = useAction('categories.moveCategory', { refreshes })
  const moved = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order of the lines counts
  useEffect(() => {
    if (moved.current) document.getElementById(`grip-${moved.current}`)?.focus()
    moved.current = undefined
  }, [collections])
  return (name: string, wanted: Move | undefined): boolean => {
    if (!wanted || move.isPending) return false
    moved.current = wanted.categoryId
    move.mutate(wanted, {
      onSuccess: () => tell({ text: messages.collections.moved(name) }),
      onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
    })
    return true
  }
}

function useShow() {
  const messages = useMessages()
  const { collections: words } = messages
  const tell = useTell()
  const change = useAction('categories.updateCategoryVisibility', { refreshes })
  return ({ id, name, revision }: Category, visible: boolean) =>
    change.mutate(
      { categoryId: id, revision, visible },
      {
        onSuccess: () => tell({ text: visible ? words.shownNow(name) : words.hiddenNow(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
}

function useDelete() {
  const messages = useMessages()
  const { collections: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const remove = useAction('categories.deleteCategory', { refreshes })
  return async ({ id, name }: Category) => {
    const question = {
      title: words.deleteTitle(name),
      text: words.deleteText,
      yes: words.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { categoryId: id },
      {
        onSuccess: () => tell({ text: words.deleted(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
