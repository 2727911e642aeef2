import type { FormEvent, ReactNode } from 'react'
import type { OperationName } from '../../../api/client.ts'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useUnsavedChangesGuard } from '../../../shared/use-unsaved-changes-guard.ts'

/** Props of every step. */
export interface StepProps {
  /** The step is done. */
  readonly onSaved: () => void
}

interface StepFormProps {
  readonly title: string
  readonly submitLabel: string
  readonly busy: boolean
  readonly dirty: boolean
  /** A refusal that is about no field. */
  readonly failure: unknown
  /** Without permission for it the form is read-only. */
  readonly saveOperation: OperationName
  /** Another way to the same. */
  readonly more?: ReactNode
  /** In place of the button that sends the form. */
  readonly instead?: ReactNode
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** A short form within the list. */
export function StepForm(props: StepFormProps) {
  const { title, submitLabel, busy, dirty, failure, saveOperation, more, onSubmit, children } =
    props
  const { form } = useMessages()
  const isReadOnly = !useIsAllowed(saveOperation)
  useUnsavedChangesGuard(title, () => dirty && !busy)
  return (
    <form className="setup-form" aria-label={title} onSubmit={onSubmit} noValidate>
      {failure ? <Failure error={failure} /> : null}
      {isReadOnly && <p className="notice">{form.readOnly}</p>}
      <fieldset className="bare setup-fields" disabled={isReadOnly}>
        {children}
        <div className="setup-actions">
          {props.instead ?? (
            <button type="submit" className="button button-primary" disabled={busy || isReadOnly}>
              {submitLabel}
            </button>
          )}
          {more}
        </div>
      </fieldset>
    </form>
  )
}
