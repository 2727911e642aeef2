import { ButtonLink } from '@vitrine/ui/button'
import { PasswordField } from '@vitrine/ui/field'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ResetProps } from './route.ts'

export function ResetPage({ layout, ...given }: ResetProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { isExpired, email, minLength } = given
  if (isExpired) {
    return (
      <AuthLayout
        layout={layout}
        title={messages.reset.expired.title}
        lede={messages.reset.expired.why}
        {...given}
        errors={errors}
      >
        <ButtonLink tone="primary" wide href={links.forgot()}>
          {messages.reset.expired.again}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      layout={layout}
      title={messages.reset.title}
      lede={messages.reset.why}
      {...given}
      errors={errors}
    >
      <StepForm
        id="reset"
        action={links.reset()}
        returnTo="/"
        submit={messages.reset.submit}
        {...forms}
      >
        {email && <input type="hidden" name="email" value={email} autoComplete="username" />}
        <PasswordField
          id="password"
          name="password"
          label={messages.password.new}
          hint={messages.password.hint({ n: minLength })}
          error={errors.password}
          autoComplete="new-password"
          maxLength={100}
          required
        />
      </StepForm>
    </AuthLayout>
  )
}
