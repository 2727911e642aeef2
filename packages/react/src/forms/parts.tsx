import type { ComponentType } from 'react'
import type { FieldProps } from './field.tsx'

/** A password input, with the autocomplete attributes of password managers. */
export type PasswordProps = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A checkbox. */
export interface CheckProps {
  readonly name: string
  readonly label: string
}

/** The submit button. */
export interface SubmitProps {
  /** The form is being sent. */
  readonly isBusy: boolean
  /** Disabled until the page is hydrated. */
  readonly isDisabled: boolean
  readonly children: string
}

/**
 * Custom components of a form. The form provides label, hint and error of each field; the component
 * renders them and passes all other attributes to its input.
 */
export interface FormParts {
  readonly Field?: ComponentType<FieldProps>
  readonly Password?: ComponentType<PasswordProps>
  /** Field of a code; `Field` when absent. */
  readonly Code?: ComponentType<FieldProps>
  readonly Check?: ComponentType<CheckProps>
  readonly Submit?: ComponentType<SubmitProps>
  /** Error that belongs to no field; renders nothing where the page has an error summary. */
  readonly Problem?: ComponentType<{ readonly children: string }>
}

export const PlainProblem = ({ children }: { readonly children: string }) => (
  <p role="alert">{children}</p>
)

export const PlainCheck = ({ name, label }: CheckProps) => (
  <label>
    <input type="checkbox" name={name} />
    {label}
  </label>
)

export const PlainSubmit = ({ isBusy, isDisabled, children }: SubmitProps) => (
  <button type="submit" disabled={isDisabled} aria-disabled={isBusy}>
    {children}
  </button>
)
