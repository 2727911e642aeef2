import { type ComponentProps, type ReactNode, useId } from 'react'

/** What a field of a form shows beside its input. */
export interface Field {
  readonly label: string
  /** What is accepted, before a mistake is made. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly after?: ReactNode
}

/** A field: what it shows, and the attributes of its input. */
export type FieldProps = Field & ComponentProps<'input'>

/** A labelled input that tells its error to everybody. */
export function FormField({ label, hint, error, after, ...input }: FieldProps) {
  const own = useId()
  const id = input.id ?? own
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div data-vitrine="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
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
