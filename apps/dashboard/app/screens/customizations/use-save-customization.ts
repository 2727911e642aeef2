import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import {
  type Customization,
  type CustomizationForm,
  changeOf,
  choicesOf,
  creationOf,
} from './form.ts'

/**
 * Creates or updates: first the option itself, which detects conflicting edits, then its choices where they
 * differ.
 */
export function useSaveCustomization(
  invalidates: readonly OperationName[],
  onStored: (customization: Customization) => void,
) {
  const { customizations } = useMessages()
  const showToast = useToast()
  const create = useAction('catalogV3.createCustomization', { invalidates })
  const change = useAction('catalogV3.updateCustomization', { invalidates })
  const choices = useAction('catalogV3.setCustomizationChoices', { invalidates })
  const actions = [create, change, choices]
  const reset = () => {
    for (const action of actions) action.reset()
  }
  const save = (stored: Customization | undefined, form: CustomizationForm, close: () => void) => {
    const name = form.name.trim()
    const done = (text: string) => () => {
      close()
      showToast({ text })
    }
    reset()
    if (!stored)
      return create.mutate(creationOf(form), { onSuccess: done(customizations.created({ name })) })
    const list = choicesOf(stored, form)
    const saved = done(customizations.saved({ name }))
    if (!list) return change.mutate(changeOf(stored, form), { onSuccess: saved })
    change.mutate(changeOf(stored, form), {
      onSuccess: ({ customization }) => {
        // The choices may be rejected: the next save starts from here.
        onStored(customization)
        choices.mutate(list, { onSuccess: saved })
      },
    })
  }
  return {
    save,
    reset,
    busy: actions.some(({ isPending }) => isPending),
    failure: actions.find(({ error }) => error)?.error,
  }
}
