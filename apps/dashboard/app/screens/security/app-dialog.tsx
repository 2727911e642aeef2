import type { OutputOf } from '../../api/client.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'

export type NewApp = OutputOf<'staff.addAuthenticator'>

interface AppDialogProps {
  readonly app: NewApp
  readonly busy: boolean
  readonly failure?: unknown
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** The secret of a new authenticator app as a picture and as text, and the first code of the app. */
export function AppDialog({ app, busy, failure, onCode, onClose }: AppDialogProps) {
  const { security, secondStep, signIn } = useMessages()
  const code = errorCodeOf(failure)
  const refused =
    code === 'STAFF_FACTOR_WRONG'
      ? security.wrongCode
      : code === 'SIGN_IN_THROTTLED'
        ? signIn.throttled
        : undefined
  const dialog = useDialogForm({
    initialForm: { code: '' },
    validate: (form) => (form.code.trim() === '' ? { code: secondStep.need } : {}),
    onSubmit: (form) => onCode(form.code.trim()),
  })
  const error = dialog.errors.code ?? refused
  return (
    <FormDialog
      title={security.appTitle}
      submitLabel={security.confirm}
      busy={busy}
      failure={refused ? undefined : failure}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <ol className="enrolment">
        <li>
          {security.scan}
          <img
            className="enrolment-picture"
            src={`data:image/svg+xml,${encodeURIComponent(app.picture)}`}
            alt={security.picture}
          />
          <p className="field-hint">{security.typed}</p>
          <div className="enrolment-secret">
            <code className="secret">{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={app.secret} subject={security.secret} />
          </div>
          <a href={app.address}>{security.here}</a>
        </li>
        <li>
          {security.thenCode}
          <TextField
            label={security.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="input-code"
            value={dialog.form.code}
            {...(error ? { error } : {})}
            onText={(typed) => dialog.set({ code: typed })}
          />
        </li>
      </ol>
    </FormDialog>
  )
}
