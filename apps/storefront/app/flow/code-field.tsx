import { TextField } from '@vitrine/ui/field'

export type CodeFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  /** A recovery code has letters, and is longer. */
  isWritten?: boolean
}

/** A code in one field: it can be pasted, filled in by the device, and typed with blanks. */
export function CodeField({ label, hint, error, isWritten = false }: CodeFieldProps) {
  return (
    <TextField
      id="code"
      name="code"
      label={label}
      {...(hint ? { hint } : {})}
      error={error}
      className={isWritten ? 'code-field code-field-long' : 'code-field'}
      autoComplete={isWritten ? 'off' : 'one-time-code'}
      inputMode={isWritten ? 'text' : 'numeric'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      required
    />
  )
}
