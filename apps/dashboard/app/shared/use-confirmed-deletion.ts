import { useConfirm } from './confirm.tsx'
import { errorMessage } from './failure.tsx'
import { useMessages } from './messages.tsx'
import { useToast } from './toast.tsx'

interface DeletionLabels {
  readonly delete: string
  readonly deleteTitle: (values: { readonly name: string }) => string
  readonly deleted: (values: { readonly name: string }) => string
}

/** Deletes an entity after a confirmation by name, and shows the result. */
export function useConfirmedDeletion(labels: DeletionLabels) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  return async (name: string, text: string, act: () => Promise<unknown>) => {
    const title = labels.deleteTitle({ name })
    if (!(await confirm({ title, text, yes: labels.delete }))) return
    try {
      await act()
      showToast({ text: labels.deleted({ name }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
