import { Status } from '@vitrine/ui/status'
import type { FormEvent, ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { Failure } from './failure.tsx'
import { FormFields } from './form-fields.tsx'
import { useMessages } from './messages.tsx'
import { PageHeader } from './page-header.tsx'
import { useIsAllowed } from './permissions.tsx'
import { RemoteChangeBanner } from './remote-change-banner.tsx'
import type { Errors } from './use-form.ts'
import type { RemoteChange } from './use-remote-change.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

export interface FormPageProps {
  readonly title: string
  readonly backLink?: ReactNode
  /** Links to related forms. */
  readonly tabs?: ReactNode
  readonly text?: string
  readonly dirty: boolean
  readonly busy: boolean
  /** Whether it is not stored yet: then it can be saved unchanged. */
  readonly isNew?: boolean
  readonly saveLabel?: string
  readonly errors: Errors
  readonly remoteChange?: RemoteChange | undefined
  /** A refusal that is about no field. */
  readonly failure?: unknown
  /** The operation that saves; without permission the form is read-only. */
  readonly saveOperation: OperationName
  readonly onSave: () => void
  readonly children: ReactNode
  /** Below the fields: actions independent of the save, with their own permissions. */
  readonly below?: ReactNode
  readonly preview?: ReactNode
}

/** A form with its state and save button at the top, and a preview next to it. */
export function FormPage(props: FormPageProps) {
  const { title, backLink, tabs, text, dirty, busy, isNew, errors, failure, onSave, preview } =
    props
  const { action, form } = useMessages()
  const isAllowed = useIsAllowed(props.saveOperation)
  const canSave = isAllowed && !busy && (dirty || isNew === true)
  useSaveShortcut(() => canSave && onSave())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) onSave()
  }
  const errorCount = Object.values(errors).filter(Boolean).length
  return (
    <form className="settings" onSubmit={submit} noValidate>
      <PageHeader
        title={title}
        backLink={backLink}
        aside={<SaveStatus dirty={dirty} busy={busy} isNew={isNew ?? false} />}
        actions={
          isAllowed && (
            <button type="submit" className="button button-primary" disabled={!canSave}>
              {busy ? action.saving : (props.saveLabel ?? action.save)}
            </button>
          )
        }
      />
      {tabs}
      {text && <p className="page-text">{text}</p>}
      {!isAllowed && <p className="notice">{form.readOnly}</p>}
      <RemoteChangeBanner remoteChange={busy ? undefined : props.remoteChange} />
      {failure !== undefined && failure !== null && <Failure error={failure} />}
      {errorCount > 0 && (
        <p className="notice notice-bad" role="alert">
          {form.fix({ n: errorCount })}
        </p>
      )}
      <div className="editor-columns">
        <div className="editor-thing">
          <FormFields saveOperation={props.saveOperation}>{props.children}</FormFields>
          {props.below}
        </div>
        {preview && <div className="editor-preview">{preview}</div>}
      </div>
    </form>
  )
}

interface SaveStatusProps {
  readonly dirty: boolean
  readonly busy: boolean
  readonly isNew: boolean
}

function SaveStatus({ dirty, busy, isNew }: SaveStatusProps) {
  const { action, form } = useMessages()
  const tone = dirty || busy ? 'warn' : isNew ? 'quiet' : 'good'
  const stateLabel = busy ? action.saving : dirty ? form.unsaved : isNew ? form.notYet : form.same
  return (
    <span role="status">
      <Status tone={tone}>{stateLabel}</Status>
    </span>
  )
}
