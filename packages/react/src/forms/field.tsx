import { type ComponentProps, type ReactNode, useId } from 'react'

/** What a field of a form shows beside its input. */
export interface Field {
  readonly label: string
  readonly error?: string | undefined
  readonly after?: ReactNode
}

/** A labelled input that tells its error to everybody. */
export function FormField({ label, error, after, ...input }: Field & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div data-vitrine="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {after}
      {error && (
        <p id={`${id}-error`} data-vitrine="error">
          {error}
        </p>
      )}
    </div>
  )
}
