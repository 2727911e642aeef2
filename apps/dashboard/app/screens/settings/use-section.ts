import type { InputOf } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import {
  changesOf,
  checkForm,
  errorsOf,
  readForm,
  type SettingsForm,
  type SettingsSpec,
} from './spec.ts'

type Changes = InputOf<'sites.updateSettings'>['settings']

/** One form of the settings: input, errors, and saving changed values. */
export function useSection<S extends SettingsSpec>(spec: S, settings: object) {
  const messages = useMessages()
  const showToast = useToast()
  const base = readForm(spec, settings)
  const state = useForm<SettingsForm<S>>(base)
  useUnsavedChangesGuard(messages.settings.title, state.hasUnsavedChanges)
  const update = useAction('sites.updateSettings', {
    invalidates: [
      'sites.getSettings',
      'sites.listSites',
      'products.listProducts',
      'shop.getFilterSettings',
    ],
  })
  const refused = update.error ? errorsOf(spec, update.error, messages) : {}
  const save = () => {
    const problems = checkForm(spec, state.form, messages)
    state.showErrors(problems)
    if (Object.keys(problems).length > 0) return
    update.mutate(
      { settings: changesOf(spec, state.form, base) as Changes },
      {
        onSuccess: (reply) => {
          state.markSaved(readForm(spec, reply.settings))
          showToast({ text: messages.settings.saved })
        },
        onError: (error) => state.showErrors(errorsOf(spec, error, messages)),
      },
    )
  }
  return {
    ...state,
    save,
    busy: update.isPending,
    failure: Object.keys(refused).length === 0 ? (update.error ?? undefined) : undefined,
  }
}
