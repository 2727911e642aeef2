import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import {
  type Customization,
  type CustomizationForm,
  changeOf,
  choicesOf,
  creationOf,
} from './form.ts'

/**
 * Creates, or changes what is stored: first the option itself, which tells whether somebody else has
 * changed it meanwhile, then its list of choices where that differs.
 */
export function useSaveCustomization(
  refreshes: readonly OperationName[],
  onStored: (customization: Customization) => void,
) {
  const { customizations: words } = useMessages()
  const tell = useTell()
  const create = useAction('catalogV3.createCustomization', { refreshes })
  const change = useAction('catalogV3.updateCustomization', { refreshes })
  const choices = useAction('catalogV3.setCustomizationChoices', { refreshes })
  const actions = [create, change, choices]
  const reset = () => {
    for (const action of actions) action.reset()
  }
  const save = (stored: Customization | undefined, form: CustomizationForm, close: () => void) => {
    const name = form.name.trim()
    const done = (text: string) => () => {
      close()
      tell({ text })
    }
    reset()
    if (!stored) return create.mutate(creationOf(form), { onSuccess: done(words.created(name)) })
    const list = choicesOf(stored, form)
    const saved = done(words.saved(name))
    if (!list) return change.mutate(changeOf(stored, form), { onSuccess: saved })
    change.mutate(changeOf(stored, form), {
      onSuccess: ({ customization }) => {
        // The choices may be refused: what is saved next starts from here.
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
