import type { Collection } from '@vitrine/contract/catalog-v1'
import { useState } from 'react'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { type CollectionForm, changeOf, creationOf } from './form.ts'
import { CollectionsPage } from './page.tsx'
import { collectionsQuery, readCollectionsSearch } from './search.ts'

const refreshes = ['catalogV1.queryCollections', 'catalogV1.queryProducts'] as const

export function CollectionsRoute() {
  const search = readCollectionsSearch(useAddressSearch())
  const found = useOperation('catalogV1.queryCollections', collectionsQuery(search), {
    keep: true,
  })
  const editor = useEditor()
  return (
    <>
      <CollectionsPage
        search={search}
        collections={found.data?.collections}
        total={found.data?.metadata.total ?? 0}
        error={found.error}
        onNew={() => editor.open('new')}
        onChange={editor.open}
        onDelete={useDelete()}
        onRetry={() => found.refetch()}
      />
      {editor.dialog}
    </>
  )
}

/** The dialog for a new collection or a change, while it is open. */
function useEditor() {
  const { collections: words } = useMessages()
  const tell = useTell()
  const [opened, setOpened] = useState<Collection | 'new'>()
  const create = useAction('catalogV1.createCollection', { refreshes })
  const change = useAction('catalogV1.updateCollection', { refreshes })
  const stored = opened === 'new' ? undefined : opened
  const action = stored ? change : create
  const close = () => setOpened(undefined)
  const open = (which: Collection | 'new') => {
    create.reset()
    change.reset()
    setOpened(which)
  }
  const submit = (form: CollectionForm) => {
    const name = form.name.trim()
    const done = (text: string) => () => {
      close()
      tell({ text })
    }
    if (stored) change.mutate(changeOf(stored.id, form), { onSuccess: done(words.saved(name)) })
    else create.mutate(creationOf(form), { onSuccess: done(words.created(name)) })
  }
  const dialog = opened && (
    <CollectionDialog
      key={stored?.id ?? 'new'}
      stored={stored}
      busy={action.isPending}
      failure={action.error}
      onClose={close}
      onSubmit={submit}
    />
  )
  return { open, dialog }
}

function useDelete() {
  const messages = useMessages()
  const { collections: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const remove = useAction('catalogV1.deleteCollection', { refreshes })
  return async ({ id, name }: Collection) => {
    const question = {
      title: words.deleteTitle(name),
      text: words.deleteText,
      yes: words.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { id },
      {
        onSuccess: () => tell({ text: words.deleted(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
