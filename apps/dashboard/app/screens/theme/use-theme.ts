import { errorCodeOf } from '../../shared/error-code.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import type { FormState } from '../../shared/use-form.ts'
import { useAction, useInvalidate } from '../../shared/use-operation.ts'
import { changesOf, checkTheme, formOf, type StoredTheme, type ThemeForm } from './form.ts'

const reads = ['theme.getStoredTheme', 'history.listHistory', 'sites.getSettings'] as const

export type ThemeActions = ReturnType<typeof useTheme>

/** Saves the input as draft, publishes and discards it. */
export function useTheme(stored: StoredTheme, state: FormState<ThemeForm>) {
  const messages = useMessages()
  const { themeEditor: texts } = messages
  const showToast = useToast()
  const refresh = useInvalidate()
  const saveAction = useAction('theme.saveThemeDraft', { invalidates: reads })
  const publishAction = useAction('theme.publishTheme', { invalidates: reads })
  const discardAction = useAction('theme.discardThemeDraft', { invalidates: reads })
  const { form, dirty, markSaved, showErrors } = state
  const save = async (): Promise<StoredTheme | undefined> => {
    const problems = checkTheme(form, texts)
    showErrors(problems)
    if (Object.keys(problems).length > 0) return undefined
    try {
      const saved = await saveAction.mutateAsync({
        changes: changesOf(form),
        revision: stored.revision,
      })
      markSaved(formOf(saved))
      showToast({ text: texts.saved })
      return saved
    } catch {
      // Shows the theme saved elsewhere, with the choice to overwrite it.
      void refresh(['theme.getStoredTheme'])
      return undefined
    }
  }
  const run = async (act: () => Promise<unknown>, text: string) => {
    try {
      await act()
      showToast({ text })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
      void refresh(['theme.getStoredTheme'])
    }
  }
  const publish = async () => {
    const saved = dirty ? await save() : stored
    if (!saved?.draft) return
    await run(() => publishAction.mutateAsync({ revision: saved.revision }), texts.published)
  }
  const discard = () =>
    run(async () => {
      const saved = await discardAction.mutateAsync({ revision: stored.revision })
      state.set(formOf(saved))
      markSaved(formOf(saved))
    }, texts.discarded)
  const isStale = errorCodeOf(saveAction.error) === 'INVALID_REVISION'
  return {
    save,
    publish,
    discard,
    busy: saveAction.isPending || publishAction.isPending || discardAction.isPending,
    failure: isStale ? undefined : saveAction.error,
  }
}
