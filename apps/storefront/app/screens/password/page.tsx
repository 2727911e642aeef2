import { useMember } from '@vitrine/react'
import { PasswordField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { PasswordProps } from './route.ts'

export function PasswordPage(given: PasswordProps) {
  const messages = useMessages()
  const { member } = useMember()
  const { errors, ...forms } = useFormPost(given.errors)
  return (
    <AccountLayout
      title={messages.password.title}
      lede={messages.password.why}
      {...given}
      errors={errors}
    >
      <StepForm
        id="change"
        action={links.password()}
        returnTo="/"
        submit={messages.password.submit}
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
          label={messages.password.new}
          hint={messages.password.hint({ n: given.minLength })}
          error={errors.password}
          autoComplete="new-password"
          maxLength={100}
          required
        />
      </StepForm>
    </AccountLayout>
  )
}
