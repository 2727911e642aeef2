import { useState } from 'react'
import { FormField } from './field.tsx'
import type { FormWords } from './words.ts'

/** A password that can be looked at, pasted, and filled by a password manager. */
export function PasswordField({
  words,
  error,
  isNew = false,
}: {
  readonly words: FormWords
  readonly error: string | undefined
  readonly isNew?: boolean
}) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      label={words.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      error={error}
      after={
        <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </button>
      }
    />
  )
}
