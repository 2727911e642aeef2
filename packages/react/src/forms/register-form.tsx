import type { Registration } from '@vitrine/sdk'
import { useLogin } from '../login/use-login.ts'
import { EmailField, NameField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { profileOf } from './profile-of.ts'
import { useForm } from './use-form.ts'

export interface RegisterFormProps extends FormProps {
  /** Asks for a name to be shown with. */
  readonly withName?: boolean
  /** What else is known of the person. A server knows it by itself. */
  readonly profile?: Registration['profile']
}

/**
 * Makes an account and signs in, as far as the site lets new people. A server that takes it makes a
 * profile of the name in it with `profileOf`.
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
      <EmailField hint={form.words?.emailHint} />
      <PasswordField isNew />
      {children}
    </FormFrame>
  )
}
