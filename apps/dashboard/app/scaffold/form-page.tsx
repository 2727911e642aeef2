import { Status } from '@vitrine/ui/status'
import type { FormEvent, ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { Failure } from './failure.tsx'
import { FormFields } from './form-fields.tsx'
import { useMay } from './may.tsx'
import { useMessages } from './messages.tsx'
import { PageHeader } from './page-header.tsx'
import type { Elsewhere } from './use-elsewhere.ts'
import type { Errors } from './use-form.ts'
import { useSaveKey } from './use-save-key.ts'

export interface FormPageProps {
  readonly title: string
  readonly above?: ReactNode
  /** Ways to the forms beside this one. */
  readonly tabs?: ReactNode
  readonly text?: string
  readonly dirty: boolean
  readonly busy: boolean
  /** Not stored yet: then it may be saved as it is. */
  readonly isNew?: boolean
  readonly saveWord?: string
  readonly errors: Errors
  readonly elsewhere?: Elsewhere | undefined
  /** A refusal that is about no field. */
  readonly failure?: unknown
  /** What saving calls; whoever may not call it reads the form only. */
  readonly saves: OperationName
  readonly onSave: () => void
  readonly children: ReactNode
  /** Below the fields: what is done apart from saving, by roles of its own. */
  readonly below?: ReactNode
  readonly preview?: ReactNode
}

/** A form with its state and its one button on top, and what it changes beside it. */
export function FormPage(props: FormPageProps) {
  const { title, above, tabs, text, dirty, busy, isNew, errors, failure, onSave, preview } = props
  const { action, form } = useMessages()
  const mayCall = useMay(props.saves)
  const may = mayCall && !busy && (dirty || isNew === true)
  useSaveKey(() => may && onSave())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (may) onSave()
  }
  const complaints = Object.values(errors).filter(Boolean).length
  return (
    <form className="settings" onSubmit={submit} noValidate>
      <PageHeader
        title={title}
        above={above}
        aside={<SavedState dirty={dirty} busy={busy} isNew={isNew ?? false} />}
        actions={
          mayCall && (
            <button type="submit" className="button button-primary" disabled={!may}>
              {busy ? action.saving : (props.saveWord ?? action.save)}
            </button>
          )
        }
      />
      {tabs}
      {text && <p className="page-text">{text}</p>}
      {!mayCall && <p className="notice">{form.readOnly}</p>}
      <ChangedElsewhere elsewhere={busy ? undefined : props.elsewhere} />
      {failure !== undefined && failure !== null && <Failure error={failure} />}
      {complaints > 0 && (
        <p className="notice notice-bad" role="alert">
          {form.fix(complaints)}
        </p>
      )}
      <div className="editor-columns">
        <div className="editor-thing">
          <FormFields saves={props.saves}>{props.children}</FormFields>
          {props.below}
        </div>
        {preview && <div className="editor-preview">{preview}</div>}
      </div>
    </form>
  )
}

interface SavedStateProps {
  readonly dirty: boolean
  readonly busy: boolean
  readonly isNew: boolean
}

function SavedState({ dirty, busy, isNew }: SavedStateProps) {
  const { action, form } = useMessages()
  const tone = dirty || busy ? 'warn' : isNew ? 'quiet' : 'good'
  const words = busy ? action.saving : dirty ? form.unsaved : isNew ? form.notYet : form.same
  return (
    <span role="status">
      <Status tone={tone}>{words}</Status>
    </span>
  )
}
