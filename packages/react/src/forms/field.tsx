import { type ComponentProps, type ReactNode, useId } from 'react'

/** Label, hint and error of a field. */
export interface Field {
  readonly label: string
  /** Hint about accepted values. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly after?: ReactNode
}

/** Label, hint and error of a field, and the attributes of its input. */
export type FieldProps = Field & ComponentProps<'input'>

/** A labelled input with an accessible error message. */
export function FormField({ label, hint, error, after, ...input }: FieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div data-vitrine="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {after}
      {error && (
        <p id={`${id}-error`} data-vitrine="error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} data-vitrine="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
