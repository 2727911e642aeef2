import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import { useMessages } from './messages.tsx'

interface SecretOnceProps {
  readonly title: string
  /** What the secret opens and why it is not shown again. */
  readonly text: string
  readonly what: string
  readonly secret: string
  readonly onClose: () => void
}

/** Shows what is shown only once, whole and easy to copy. */
export function SecretOnce({ title, text, what, secret, onClose }: SecretOnceProps) {
  const { form } = useMessages()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <code className="secret">{secret}</code>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {form.keptIt}
        </button>
        <CopyButton primary text={secret} what={what} />
      </footer>
    </Dialog>
  )
}
