import { Later } from '../../../shared/later.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'
import { Guide } from './guide.tsx'
import { openStep, stepForms } from './steps.ts'
import { staleReads } from './with-reads.tsx'

/** The remaining setup steps until a new shop opens. */
export function SetupGuide() {
  const { setup: texts } = useMessages()
  const showToast = useToast()
  const guide = useOperation('setupGuide.getSetupGuide', {}).data
  const update = useAction('sites.updateSettings', {
    invalidates: [...staleReads, 'sites.getSettings'],
  })
  const setDismissed = (dismissed: boolean) =>
    update.mutate({ settings: { setupGuide: { dismissed } } })
  const dismiss = () => {
    setDismissed(true)
    showToast({ text: texts.dismissed, undo: () => setDismissed(false) })
  }
  if (!guide) return null
  const missing = guide.steps.flatMap(({ step, isDone, isOptional }) =>
    isDone || isOptional || step === 'OPEN' ? [] : [step],
  )
  return (
    <Guide
      steps={guide.steps}
      onDismiss={dismiss}
      renderStep={(step, onSaved) =>
        step === 'OPEN' ? (
          <Later component={openStep} props={{ missing, onSaved }} />
        ) : (
          <Later component={stepForms[step]} props={{ onSaved }} />
        )
      }
    />
  )
}
