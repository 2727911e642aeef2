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
  const action = useAction('collections.saveCollection', { invalidates })
  const stored = edited && 'stored' in edited ? edited.stored : undefined
  const within = edited && 'within' in edited ? edited.within : undefined
  const close = () => setEdited(undefined)
  const open = (which: EditedCollection) => {
    action.reset()
    setEdited(which)
  }
  const submit = (form: CollectionForm) => {
    const name = form.name.trim()
    const text = stored ? collections.saved({ name }) : collections.created({ name })
    const collection = stored ? changeOf(stored, form) : creationOf(form, within?.id)
    const onSuccess = () => {
      close()
      showToast({ text })
    }
    action.mutate({ collection, merge: true }, { onSuccess })
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
