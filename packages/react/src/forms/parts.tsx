import type { ComponentType } from 'react'
import type { FieldProps } from './field.tsx'

/** A password: as a field, with what password managers act on. */
export type PasswordProps = FieldProps & {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A box to tick. */
export interface CheckProps {
  readonly name: string
  readonly label: string
}

/** The button at the end. */
export interface SubmitProps {
  /** What was sent is on its way. */
  readonly isBusy: boolean
  /** Nothing can be sent yet: the page is not taken over. */
  readonly isDisabled: boolean
  readonly children: string
}

/**
 * Components of yours that a form is drawn with. The form says what each field is, what it is called and
 * what is wrong with it; the part draws that and hands all other attributes on to its input.
 */
export interface FormParts {
  readonly Field?: ComponentType<FieldProps>
  readonly Password?: ComponentType<PasswordProps>
  /** The field of a code; `Field` when absent. */
  readonly Code?: ComponentType<FieldProps>
  readonly Check?: ComponentType<CheckProps>
  readonly Submit?: ComponentType<SubmitProps>
  /** What is wrong with no field; nothing where the head of the page says it. */
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
