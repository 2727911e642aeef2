import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import { type CollectionForm, changeOf, creationOf } from './form.ts'
import { invalidates } from './invalidated-queries.ts'
import type { Category } from './search.ts'

type EditedCollection = { readonly stored: Category } | { readonly within: Category | undefined }

/** The dialog for a new collection or a change, while it is open. */
export function useCollectionDialog() {
  const { collections } = useMessages()
  const showToast = useToast()
  const [edited, setEdited] = useState<EditedCollection>()
  const create = useAction('categories.createCategory', { invalidates })
  const change = useAction('categories.updateCategory', { invalidates })
  const stored = edited && 'stored' in edited ? edited.stored : undefined
  const within = edited && 'within' in edited ? edited.within : undefined
  const action = stored ? change : create
  const close = () => setEdited(undefined)
  const open = (which: EditedCollection) => {
    create.reset()
    change.reset()
    setEdited(which)
  }
  const submit = (form: CollectionForm) => {
    const name = form.name.trim()
    const done = (text: string) => () => {
      close()
      showToast({ text })
    }
    if (stored)
      change.mutate(changeOf(stored, form), { onSuccess: done(collections.saved({ name })) })
    else
      create.mutate(creationOf(form, within?.id), {
        onSuccess: done(collections.created({ name })),
      })
  }
  const dialog = edited && (
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
