import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'

interface NameDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly name: string
  readonly busy: boolean
  readonly failure?: string | undefined
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Edits the name of a passkey. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitLabel, name, busy, failure, onName, onClose } = props
  const { security, field } = useMessages()
  const dialog = useDialogForm({
    initialForm: { name },
    validate: (form) => (form.name.trim() === '' ? { name: field.required } : {}),
    onSubmit: (form) => onName(form.name.trim()),
  })
  const error = dialog.errors.name ?? failure
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <TextField
        label={security.passkeyName}
        hint={security.passkeyNameHint}
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
