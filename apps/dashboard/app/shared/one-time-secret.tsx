import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { useMessages } from './messages.tsx'

interface OneTimeSecretProps {
  readonly title: string
  /** What the secret opens and why it is not shown again. */
  readonly text: string
  readonly subject: string
  readonly secret: string
  readonly onClose: () => void
}

/** Shows what is shown only once, whole and easy to copy. */
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
