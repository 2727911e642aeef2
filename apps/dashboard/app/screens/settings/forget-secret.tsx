import type { InputOf } from '../../api/client.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'

interface ForgetSecretProps {
  readonly label: string
  readonly text: string
  /** The change that empties it. */
  readonly settings: InputOf<'sites.updateSettings'>['settings']
}

/** Forgets what is stored and never shown, at once. */
export function ForgetSecret({ label, text, settings }: ForgetSecretProps) {
  const messages = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const update = useAction('sites.updateSettings', { refreshes: ['sites.getSettings'] })
  const forget = async () => {
    if (!(await confirm({ title: label, text, yes: messages.action.remove }))) return
    update.mutate(
      { settings },
      {
        onSuccess: () => tell({ text: messages.settings.saved }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
  return (
    <button type="button" className="button button-quiet-bad" onClick={() => void forget()}>
      {label}…
    </button>
  )
}
