import type { ReactNode } from 'react'
import { useLogin } from '../login/use-login.ts'
import { EmailField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

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
 * `useLogin().state`; `<VerifyForm>` takes every code.
 */
export function LoginForm(props: LoginFormProps) {
  const { email: known, deviceToken, besidePassword, children, ...form } = props
  const { login } = useLogin()
  const sending = useForm('login', form, ({ email = '', password = '' }) =>
    login({ email, password, ...(deviceToken ? { deviceToken } : {}) }),
  )
  return (
    <FormFrame {...form} sending={sending} name="login" action="signIn">
      {known === undefined ? (
        // A page that asks for passkeys has them offered here.
        <EmailField autoComplete="username webauthn" />
      ) : (
        <input type="hidden" name="email" value={known} autoComplete="username" />
      )}
      <PasswordField after={besidePassword} />
      {children}
    </FormFrame>
  )
}
