import type { InputOf } from '../../api/client.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useForm } from '../../scaffold/use-form.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useAction } from '../../scaffold/use-operation.ts'
import { changesOf, checkForm, errorsOf, type FormOf, readForm, type Spec } from './spec.ts'

type Changes = InputOf<'sites.updateSettings'>['settings']

/** One form of the settings: what is typed, what is wrong, and saving what changed. */
export function useSection<S extends Spec>(spec: S, settings: object) {
  const messages = useMessages()
  const tell = useTell()
  const base = readForm(spec, settings)
  const state = useForm<FormOf<S>>(base)
  useLeaveGuard(messages.settings.title, state.unsaved)
  const update = useAction('sites.updateSettings', {
    refreshes: ['sites.getSettings', 'sites.listSites', 'catalogV1.queryProducts'],
  })
  const refused = update.error ? errorsOf(spec, update.error, messages) : {}
  const save = () => {
    const found = checkForm(spec, state.form, messages)
    state.refuse(found)
    if (Object.keys(found).length > 0) return
    update.mutate(
      { settings: changesOf(spec, state.form, base) as Changes },
      {
        onSuccess: (reply) => {
          state.settle(readForm(spec, reply.settings))
          tell({ text: messages.settings.saved })
        },
        onError: (error) => state.refuse(errorsOf(spec, error, messages)),
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
