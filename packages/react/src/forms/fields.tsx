import { FormField } from './field.tsx'
import { useField } from './form-context.ts'

/** The e-mail address, with autocomplete for password managers. */
export function EmailField({
  hint,
  autoComplete = 'username',
}: {
  readonly hint?: string | undefined
  readonly autoComplete?: string
}) {
  const { messages, parts, field } = useField('email')
  const { Field = FormField } = parts
  return (
    <Field
      {...field}
      label={messages.email}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}

/** The full name in one field. */
export function NameField() {
  const { messages, parts, field } = useField('name')
  const { Field = FormField } = parts
  return (
    <Field {...field} label={messages.nickname} autoComplete="name" maxLength={100} dir="auto" />
  )
}

/**
 * A code in one field: can be pasted, autofilled, and typed with spaces. Recovery codes contain
 * letters and are never autofilled.
 */
export function CodeField({ isWritten }: { readonly isWritten: boolean }) {
  const { messages, parts, field } = useField('code')
  const Code = parts.Code ?? parts.Field ?? FormField
  return (
    <Code
      {...field}
      label={messages.code}
      hint={messages.codeHint}
      inputMode={isWritten ? 'text' : 'numeric'}
      autoComplete={isWritten ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      required
    />
  )
}
