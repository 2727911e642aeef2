import type { InputOf } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'

interface ForgetSecretProps {
  readonly label: string
  readonly text: string
  /** The change that empties it. */
  readonly settings: InputOf<'sites.updateSettings'>['settings']
}

/** Deletes a stored, write-only secret immediately. */
export function ForgetSecret({ label, text, settings }: ForgetSecretProps) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const update = useAction('sites.updateSettings', { invalidates: ['sites.getSettings'] })
  const forget = async () => {
    if (!(await confirm({ title: label, text, yes: messages.action.remove }))) return
    update.mutate(
      { settings },
      {
        onSuccess: () => showToast({ text: messages.settings.saved }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return (
    <button type="button" className="button button-quiet-bad" onClick={() => void forget()}>
      {label}…
    </button>
  )
}
