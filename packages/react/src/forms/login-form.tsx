import type { ReactNode } from 'react'
import { useLogin } from '../login/use-login.ts'
import { EmailField } from './fields.tsx'
import { type DrawnForm, FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { toServer } from './sending.ts'
import { useForm } from './use-form.ts'
import { withWords } from './words.ts'

export interface LoginFormProps extends FormProps {
  /** Of somebody who is known already and proves it again: only the password is asked for. */
  readonly email?: string
  /** Of an earlier login that remembered this device. A server knows it by itself. */
  readonly deviceToken?: string
  /** Beside the password: a way out for those who forgot it. */
  readonly besidePassword?: ReactNode
}

/**
 * Signs in with e-mail and password. Where the login goes on (a code, the owner's approval) is told by
 * `useLogin().state`; `<VerifyForm>` takes every code. With `posted` a server takes the form.
 */
export function LoginForm({ posted, ...form }: LoginFormProps) {
  return posted ? <LoginFields {...form} sending={toServer(posted)} /> : <OwnLogin {...form} />
}

function OwnLogin({ deviceToken, ...form }: Omit<LoginFormProps, 'posted'>) {
  const { login, ...view } = useLogin()
  const sending = useForm(view, withWords(form.words), ({ email = '', password = '' }) =>
    login({ email, password, ...(deviceToken ? { deviceToken } : {}) }),
  )
  return <LoginFields {...form} sending={sending} />
}

function LoginFields({
  email,
  besidePassword,
  children,
  ...form
}: DrawnForm & Pick<LoginFormProps, 'email' | 'besidePassword'>) {
  return (
    <FormFrame {...form} name="login" action="signIn">
      {email === undefined ? (
        // A page that asks for passkeys has them offered here.
        <EmailField autoComplete="username webauthn" />
      ) : (
        <input type="hidden" name="email" value={email} autoComplete="username" />
      )}
      <PasswordField after={besidePassword} />
      {children}
    </FormFrame>
  )
}
