import type { OutputOf } from '../../api/client.ts'
import { codeOf } from '../../scaffold/code-of.ts'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

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
  const { security: words, secondStep, signIn } = useMessages()
  const code = codeOf(failure)
  const refused =
    code === 'STAFF_FACTOR_WRONG'
      ? words.wrongCode
      : code === 'SIGN_IN_THROTTLED'
        ? signIn.throttled
        : undefined
  const dialog = useDialogForm({
    start: { code: '' },
    check: (form) => (form.code.trim() === '' ? { code: secondStep.need } : {}),
    onSubmit: (form) => onCode(form.code.trim()),
  })
  const error = dialog.errors.code ?? refused
  return (
    <FormDialog
      title={words.appTitle}
      submitWords={words.confirm}
      busy={busy}
      failure={refused ? undefined : failure}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <ol className="enrolment">
        <li>
          {words.scan}
          <img
            className="enrolment-picture"
            src={`data:image/svg+xml,${encodeURIComponent(app.picture)}`}
            alt={words.picture}
          />
          <p className="field-hint">{words.typed}</p>
          <div className="enrolment-secret">
            <code className="secret">{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={app.secret} what={words.secret} />
          </div>
          <a href={app.address}>{words.here}</a>
        </li>
        <li>
          {words.thenCode}
          <TextField
            label={words.code}
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
