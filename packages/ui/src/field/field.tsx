import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { CircleAlert, Icon } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'

export type FieldTexts = {
  label: ReactNode
  /** Hint about accepted values. */
  hint?: ReactNode
  /** Error message: what is wrong and how to correct it. */
  error?: ReactNode
  /** Adds "optional" to the label. */
  optional?: boolean
  className?: string
}

/** Ids that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldTexts & {
  id?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, for every kind of field. */
export function Field({ id, label, hint, error, optional, className = '', children }: FieldProps) {
  const own = useId()
  const messages = useUiMessages()
  const controlId = id ?? own
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  return (
    <div className={`v-field ${className}`.trim()}>
      <label className="v-field-label" htmlFor={controlId}>
        {label}
        {optional && <span className="v-field-optional"> {messages.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="v-field-error" id={errorId}>
          <Icon as={CircleAlert} size={16} /> <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="v-field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> & {
    /** Content inside the field, such as a unit or a currency. */
    suffix?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, className, suffix, id, ...input } = props
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <span className="v-input-box">
          <input type="text" {...input} {...control} className="v-input" />
          {suffix && <span className="v-input-suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

export type TextAreaFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts>

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, className, id, ...area } = props
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => <textarea rows={4} {...area} {...control} className="v-input v-textarea" />}
    </Field>
  )
}

export type SelectFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts>

/** Native select; children are `<option>` elements. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, className, id, children, ...select } = props
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <select {...select} {...control} className="v-input v-select">
          {children}
        </select>
      )}
    </Field>
  )
}
