import { TextField } from '@vitrine/ui/field'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ForgotProps } from './route.ts'

export function ForgotPage({ layout, ...given }: ForgotProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { email, isSent, returnTo } = given
  const back = returnTo === '/' ? '' : returnTo
  const form = { action: links.forgot(), returnTo, ...forms }
  const toLogin = (
    <p className="auth-other">
      <a href={links.login(back)}>{messages.authLayout.login}</a>
    </p>
  )
  if (isSent) {
    return (
      <AuthLayout
        layout={layout}
        title={messages.forgot.sent.title}
        lede={messages.forgot.sent.why({ email })}
        {...given}
        errors={errors}
      >
        <p className="v-mute">{messages.forgot.sent.missing}</p>
        <StepForm
          {...form}
          id="again"
          hidden={{ email }}
          submit={messages.forgot.sent.again}
          tone="quiet"
        />
        {toLogin}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      layout={layout}
      title={messages.forgot.title}
      lede={messages.forgot.why}
      {...given}
      errors={errors}
    >
      <StepForm {...form} id="forgot" submit={messages.forgot.submit}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={messages.login.email}
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
