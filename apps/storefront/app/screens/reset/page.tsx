import { ButtonLink } from '@vitrine/ui/button'
import { PasswordField } from '@vitrine/ui/field'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ResetProps } from './route.ts'

export function ResetPage({ layout, ...given }: ResetProps & { layout: LayoutState }) {
  const words = useWords()
  const { errors, ...forms } = useFormPost(given.errors)
  const { isExpired, email, minLength } = given
  if (isExpired) {
    return (
      <AuthLayout
        layout={layout}
        title={words.t('reset.expired.title')}
        lede={words.t('reset.expired.why')}
        {...given}
        errors={errors}
      >
        <ButtonLink tone="primary" wide href={links.forgot()}>
          {words.t('reset.expired.again')}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      layout={layout}
      title={words.t('reset.title')}
      lede={words.t('reset.why')}
      {...given}
      errors={errors}
    >
      <StepForm
        id="reset"
        action={links.reset()}
        returnTo="/"
        submit={words.t('reset.submit')}
        {...forms}
      >
        {email && <input type="hidden" name="email" value={email} autoComplete="username" />}
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
    </AuthLayout>
  )
}
