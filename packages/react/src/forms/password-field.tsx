import { type ReactNode, useState } from 'react'
import { FormField } from './field.tsx'
import { useField } from './form-context.ts'
import type { PasswordProps } from './parts.tsx'
import type { FormWords } from './words.ts'

/** The password of an account, or a new one. */
export function PasswordField({
  isNew = false,
  after,
}: {
  readonly isNew?: boolean
  readonly after?: ReactNode
}) {
  const { words, parts, field } = useField('password')
  const { defaultValue: _never, ...own } = field
  const given = {
    ...own,
    label: words.password,
    hint: isNew ? words.passwordHint : undefined,
    autoComplete: isNew ? ('new-password' as const) : ('current-password' as const),
    maxLength: 100,
    required: true,
    after,
  }
  return parts.Password ? <parts.Password {...given} /> : <PlainPassword {...given} words={words} />
}

/** Can be shown, pasted, and filled by a password manager. */
function PlainPassword({ words, after, ...field }: PasswordProps & { readonly words: FormWords }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <>
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
          </button>
          {after}
        </>
      }
    />
  )
}
