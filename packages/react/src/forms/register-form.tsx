import type { Registration } from '@vitrine/sdk'
import { useLogin } from '../login/use-login.ts'
import { FormField } from './field.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'
import { withWords } from './words.ts'

export interface RegisterFormProps extends FormProps {
  /** Asks for a name to be shown with. */
  readonly withName?: boolean
  /** What else is known of the person. */
  readonly profile?: Registration['profile']
}

/** Makes an account and signs in, as far as the site lets new people. */
export function RegisterForm({
  words: given,
  withName = false,
  profile,
  className,
  children,
}: RegisterFormProps) {
  const words = withWords(given)
  const { register, ...view } = useLogin()
  const { form, problems, onSubmit } = useForm(
    view,
    words,
    ({ email = '', password = '', nickname }) => {
      const told = { ...profile, ...(nickname ? { nickname } : {}) }
      return register({ email, password, profile: told })
    },
  )
  return (
    <FormFrame
      name="register"
      action={words.register}
      isBusy={view.isBusy}
      {...{ form, problems, words, onSubmit }}
      {...(className ? { className } : {})}
    >
      {withName && (
        <FormField label={words.nickname} name="nickname" autoComplete="nickname" maxLength={50} />
      )}
      <FormField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={problems.email}
      />
      <PasswordField words={words} error={problems.password} isNew />
      {children}
    </FormFrame>
  )
}
