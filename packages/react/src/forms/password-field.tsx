import { type ReactNode, useState } from 'react'
import { FormField } from './field.tsx'
import { useField } from './form-context.ts'
import type { FormMessages } from './messages.ts'
import type { PasswordProps } from './parts.tsx'

/** The password of an account, or a new one. */
export function PasswordField({
  isNew = false,
  after,
}: {
  readonly isNew?: boolean
  readonly after?: ReactNode
}) {
  const { messages, parts, field } = useField('password')
  const { defaultValue: _never, ...own } = field
  const given = {
    ...own,
    label: messages.password,
    hint: isNew ? messages.passwordHint : undefined,
    autoComplete: isNew ? ('new-password' as const) : ('current-password' as const),
    maxLength: 100,
    required: true,
    after,
  }
  return parts.Password ? (
    <parts.Password {...given} />
  ) : (
    <PlainPassword {...given} messages={messages} />
  )
}

/** Can be shown, pasted, and filled by a password manager. */
function PlainPassword({
  messages,
  after,
  ...field
}: PasswordProps & { readonly messages: FormMessages }) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <>
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? messages.hide : messages.show}
          </button>
          {after}
        </>
      }
    />
  )
}
