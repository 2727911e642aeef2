import { useState } from 'react'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { type CollectionForm, changeOf, creationOf } from './form.ts'
import { refreshes } from './refreshes.ts'
import type { Category } from './search.ts'

type Opened = { readonly stored: Category } | { readonly within: Category | undefined }

/** The dialog for a new collection or a change, while it is open. */
export function useEditor() {
  const { collections: words } = useMessages()
  const tell = useTell()
  const [opened, setOpened] = useState<Opened>()
  const create = useAction('categories.createCategory', { refreshes })
  const change = useAction('categories.updateCategory', { refreshes })
  const stored = opened && 'stored' in opened ? opened.stored : undefined
  const within = opened && 'within' in opened ? opened.within : undefined
  const action = stored ? change : create
  const close = () => setOpened(undefined)
  const open = (which: Opened) => {
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
    if (stored) change.mutate(changeOf(stored, form), { onSuccess: done(words.saved(name)) })
    else create.mutate(creationOf(form, within?.id), { onSuccess: done(words.created(name)) })
  }
  const dialog = opened && (
    <CollectionDialog
      key={stored?.id ?? 'new'}
      stored={stored}
      within={within}
      busy={action.isPending}
      failure={action.error}
      onClose={close}
      onSubmit={submit}
    />
  )
  return {
    change: (stored: Category) => open({ stored }),
    add: (within?: Category) => open({ within }),
    dialog,
  }
}
