import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { type Customization, type CustomizationForm, changeOf, creationOf } from './form.ts'

/** Creates or changes an option with its choices in one call; others' changes of other fields stay. */
export function useSaveCustomization(invalidates: readonly OperationName[]) {
  const { customizations } = useMessages()
  const showToast = useToast()
  const action = useAction('options.saveOption', { invalidates })
  const save = (stored: Customization | undefined, form: CustomizationForm, close: () => void) => {
    const name = form.name.trim()
    const text = stored ? customizations.saved({ name }) : customizations.created({ name })
    const option = stored ? changeOf(stored, form) : creationOf(form)
    action.mutate(
      { option, merge: true },
      {
        onSuccess: () => {
          close()
          showToast({ text })
        },
      },
    )
  }
  return { save, reset: action.reset, busy: action.isPending, failure: action.error ?? undefined }
}
