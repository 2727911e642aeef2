import type { Registration } from '@vitrine/sdk'
import { useLogin } from '../login/use-login.ts'
import { EmailField, NameField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { profileOf } from './profile-of.ts'
import { useForm } from './use-form.ts'

export interface RegisterFormProps extends FormProps {
  /** Adds a field for the display name. */
  readonly withName?: boolean
  /** Additional profile data. Servers add it themselves. */
  readonly profile?: Registration['profile']
}

/**
 * Registers a member and signs in, as far as the site allows. A server that handles the form splits
 * the name with `profileOf`.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { withName = false, profile, children, ...form } = props
  const { register } = useLogin()
  const sending = useForm('register', form, ({ email = '', password = '', name = '' }) =>
    register({ email, password, profile: { ...profile, ...profileOf(name) } }),
  )
  return (
    <FormFrame {...form} sending={sending} name="register" action="register">
      {withName && <NameField />}
      <EmailField hint={form.messages?.emailHint} />
      <PasswordField isNew />
      {children}
    </FormFrame>
  )
}
