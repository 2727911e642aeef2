import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { Eye, EyeOff, Icon } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'
import { Field, type TextFieldProps } from './field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  /** `new-password` when a password is chosen; for password managers. */
  autoComplete?: 'current-password' | 'new-password'
}

/** Can be shown, warns of Caps Lock, accepts paste; a plain password input without scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, className, id, ...input } = props
  const messages = useUiMessages()
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <>
          <span className="v-input-box">
            <input
              autoComplete="current-password"
              spellCheck={false}
              autoCapitalize="none"
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              className="v-input v-input-secret"
              onKeyDown={watch}
              onKeyUp={watch}
              onBlur={(event) => {
                setHasCapsLock(false)
                input.onBlur?.(event)
              }}
            />
            <IconButton
              className="v-input-reveal"
              label={isShown ? messages.password.hide : messages.password.show}
              aria-controls={control.id}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon as={isShown ? EyeOff : Eye} />
            </IconButton>
          </span>
          <span className="v-field-hint v-field-caps" role="status">
            {hasCapsLock && messages.password.capsLock}
          </span>
        </>
      )}
    </Field>
  )
}
