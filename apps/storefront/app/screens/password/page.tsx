import { useMember } from '@vitrine/react'
import { PasswordField } from '@vitrine/ui/field'
import { AccountFrame } from '../../account/account-frame.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { PasswordProps } from './route.ts'

export function PasswordPage(given: PasswordProps) {
  const words = useWords()
  const { member } = useMember()
  const { errors, ...forms } = usePosted(given.errors)
  return (
    <AccountFrame
      title={words.t('password.title')}
      lede={words.t('password.why')}
      {...given}
      errors={errors}
    >
      <StepForm
        id="change"
        action={links.password()}
        returnTo="/"
        submit={words.t('password.submit')}
        className="account-form"
        {...forms}
      >
        <input
          type="hidden"
          name="email"
          value={member?.loginEmail ?? ''}
          autoComplete="username"
        />
        <PasswordField
          id="password"
          name="password"
          label={words.t('password.new')}
          hint={words.t('password.hint', { n: given.minLength })}
          error={errors.password}
          autoComplete="new-password"
          maxLength={100}
          required
        />
      </StepForm>
    </AccountFrame>
  )
}
