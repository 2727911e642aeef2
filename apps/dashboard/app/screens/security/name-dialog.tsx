import { TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

interface NameDialogProps {
  readonly title: string
  readonly submitWords: string
  readonly name: string
  readonly busy: boolean
  readonly failure?: string | undefined
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** What a passkey is called. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitWords, name, busy, failure, onName, onClose } = props
  const { security: words, field } = useMessages()
  const dialog = useDialogForm({
    start: { name },
    check: (form) => (form.name.trim() === '' ? { name: field.required } : {}),
    onSubmit: (form) => onName(form.name.trim()),
  })
  const error = dialog.errors.name ?? failure
  return (
    <FormDialog
      title={title}
      submitWords={submitWords}
      busy={busy}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <TextField
        label={words.passkeyName}
        hint={words.passkeyNameHint}
        name="name"
        maxLength={60}
        autoComplete="off"
        data-first=""
        value={dialog.form.name}
        {...(error ? { error } : {})}
        onText={(typed) => dialog.set({ name: typed })}
      />
    </FormDialog>
  )
}
