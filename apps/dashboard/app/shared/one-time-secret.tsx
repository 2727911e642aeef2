import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { useMessages } from './messages.tsx'

interface OneTimeSecretProps {
  readonly title: string
  /** The purpose of the secret, and why it is only shown once. */
  readonly text: string
  readonly subject: string
  readonly secret: string
  readonly onClose: () => void
}

/** Shows a secret once, with a copy button. */
export function OneTimeSecret({ title, text, subject, secret, onClose }: OneTimeSecretProps) {
  const { form } = useMessages()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <code className="secret">{secret}</code>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {form.secretSaved}
        </button>
        <CopyButton primary text={secret} subject={subject} />
      </footer>
    </Dialog>
  )
}
