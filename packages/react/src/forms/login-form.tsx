import { useLogin } from '../login/use-login.ts'
import { FormField } from './field.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'
import { withWords } from './words.ts'

export interface LoginFormProps extends FormProps {
  /** Of an earlier login that remembered this device. */
  readonly deviceToken?: string
}

/**
 * Signs in with e-mail and password. Where the login goes on (a code, the owner's approval) is told by
 * `useLogin().state`; `<VerifyForm>` takes every code.
 */
export function LoginForm({ words: given, deviceToken, className, children }: LoginFormProps) {
  const words = withWords(given)
  const { login, ...view } = useLogin()
  const { form, problems, onSubmit } = useForm(view, words, ({ email = '', password = '' }) =>
    login({ email, password, ...(deviceToken ? { deviceToken } : {}) }),
  )
  return (
    <FormFrame
      name="login"
      action={words.signIn}
      isBusy={view.isBusy}
      {...{ form, problems, words, onSubmit }}
      {...(className ? { className } : {})}
    >
      <FormField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems.email}
      />
      <PasswordField words={words} error={problems.password} />
      {children}
    </FormFrame>
  )
}
