import type { ReactNode } from 'react'
import { useLogin } from '../login/use-login.ts'
import { EmailField } from './fields.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

export interface LoginFormProps extends FormProps {
  /** E-mail address of a known member who signs in again: only the password is requested. */
  readonly email?: string
  /** Token of a remembered device. Servers have it in a cookie. */
  readonly deviceToken?: string
  /** Content next to the password field, such as a link to the recovery page. */
  readonly besidePassword?: ReactNode
}

/**
 * Signs in with e-mail and password. The next step (a code, the owner's approval) is in
 * `useLogin().state`; `<VerifyForm>` takes every kind of code.
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
        // On pages that offer passkeys, the browser suggests them in this field.
        <EmailField autoComplete="username webauthn" />
      ) : (
        <input type="hidden" name="email" value={known} autoComplete="username" />
      )}
      <PasswordField after={besidePassword} />
      {children}
    </FormFrame>
  )
}
