import type { Registration } from '@vitrine/sdk'
import { useLogin } from '../login/use-login.ts'
import { EmailField, NameField } from './fields.tsx'
import { type DrawnForm, FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { profileOf } from './profile-of.ts'
import { toServer } from './sending.ts'
import { useForm } from './use-form.ts'
import { withWords } from './words.ts'

export interface RegisterFormProps extends FormProps {
  /** Asks for a name to be shown with. */
  readonly withName?: boolean
  /** What else is known of the person. A server knows it by itself. */
  readonly profile?: Registration['profile']
}

/**
 * Makes an account and signs in, as far as the site lets new people. With `posted` a server takes the
 * form; `profileOf` makes a profile of the name in it.
 */
export function RegisterForm({ posted, ...form }: RegisterFormProps) {
  return posted ? (
    <RegisterFields {...form} sending={toServer(posted)} />
  ) : (
    <OwnRegister {...form} />
  )
}

function OwnRegister({ profile, ...form }: Omit<RegisterFormProps, 'posted'>) {
  const { register, ...view } = useLogin()
  const send = ({ email = '', password = '', name = '' }: Readonly<Record<string, string>>) =>
    register({ email, password, profile: { ...profile, ...profileOf(name) } })
  const sending = useForm(view, withWords(form.words), send)
  return <RegisterFields {...form} sending={sending} />
}

function RegisterFields({
  withName = false,
  children,
  ...form
}: DrawnForm & Pick<RegisterFormProps, 'withName'>) {
  return (
    <FormFrame {...form} name="register" action="register">
      {withName && <NameField />}
      <EmailField hint={form.words?.emailHint} />
      <PasswordField isNew />
      {children}
    </FormFrame>
  )
}
