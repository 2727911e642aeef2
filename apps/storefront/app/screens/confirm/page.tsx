import { LoginForm, useMember } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { CaptchaField } from '../../flow/captcha-field.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { useCaptcha } from '../../flow/use-captcha.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { PasskeySignIn } from '../../passkeys/passkey-sign-in.tsx'
import { ProviderButtons } from '../../providers/provider-buttons.tsx'
import type { ConfirmProps } from './route.ts'

export function ConfirmPage(props: ConfirmProps & { layout: LayoutState }) {
  const messages = useMessages()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { member } = useMember()
  const email = member?.loginEmail ?? ''
  const { returnTo } = props
  return (
    <AuthLayout
      {...props}
      title={messages.confirm.title}
      lede={messages.confirm.why({ email })}
      errors={errors}
    >
      <LoginForm
        parts={formParts}
        className="auth-form"
        email={email}
        messages={{ password: messages.password.current, signIn: messages.confirm.submit }}
        prepare={captcha.prepare}
      >
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </LoginForm>
      {props.hasPasskeys && <PasskeySignIn action={links.confirm()} returnTo={returnTo} />}
      <ProviderButtons providers={props.providers} returnTo={returnTo} isAgain />
      <p className="auth-other">
        <a href={links.account()}>{messages.confirm.leave}</a>
      </p>
    </AuthLayout>
  )
}
