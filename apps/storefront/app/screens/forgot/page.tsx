import { TextField } from '@vitrine/ui/field'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ForgotProps } from './route.ts'

export function ForgotPage({ layout, ...given }: ForgotProps & { layout: LayoutState }) {
  const words = useWords()
  const { errors, ...forms } = useFormPost(given.errors)
  const { email, isSent, returnTo } = given
  const back = returnTo === '/' ? '' : returnTo
  const form = { action: links.forgot(), returnTo, ...forms }
  const toLogin = (
    <p className="auth-other">
      <a href={links.login(back)}>{words.t('authLayout.login')}</a>
    </p>
  )
  if (isSent) {
    return (
      <AuthLayout
        layout={layout}
        title={words.t('forgot.sent.title')}
        lede={words.t('forgot.sent.why', { email })}
        {...given}
        errors={errors}
      >
        <p className="v-mute">{words.t('forgot.sent.missing')}</p>
        <StepForm
          {...form}
          id="again"
          hidden={{ email }}
          submit={words.t('forgot.sent.again')}
          tone="quiet"
        />
        {toLogin}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      layout={layout}
      title={words.t('forgot.title')}
      lede={words.t('forgot.why')}
      {...given}
      errors={errors}
    >
      <StepForm {...form} id="forgot" submit={words.t('forgot.submit')}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.t('login.email')}
          error={errors.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={email}
          required
        />
      </StepForm>
      {toLogin}
    </AuthLayout>
  )
}
