import { PasswordField } from '@vitrine/ui/field'
import { AccountFrame } from '../../account/account-frame.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { PasswordProps } from './route.ts'

export function PasswordPage(given: PasswordProps) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { errors, note, approvals, email, minLength } = props
  return (
    <AccountFrame
      title={words.t('password.title')}
      lede={words.t('password.why')}
      {...{ errors, note, approvals }}
    >
      <StepForm
        id="change"
        action={links.password()}
        returnTo="/"
        submit={words.t('password.submit')}
        className="account-form"
        {...{ sending, onSubmit }}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          id="password"
          name="password"
          label={words.t('password.new')}
          hint={words.t('password.hint', { n: minLength })}
          error={errors.password}
          autoComplete="new-password"
          maxLength={100}
          required
        />
      </StepForm>
    </AccountFrame>
  )
}
