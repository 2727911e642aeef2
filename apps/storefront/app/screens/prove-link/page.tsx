import { LoginForm } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { CaptchaField } from '../../flow/captcha-field.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { useCaptcha } from '../../flow/use-captcha.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ProveLinkProps } from './route.ts'

export function ProveLinkPage(props: ProveLinkProps & { layout: LayoutState }) {
  const messages = useMessages()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { email, name, returnTo } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      {...props}
      title={messages.proveLink.title}
      lede={messages.proveLink.why({ email, name })}
      errors={errors}
    >
      <LoginForm
        parts={formParts}
        className="auth-form"
        email={email}
        messages={{ password: messages.login.password, signIn: messages.proveLink.submit }}
        besidePassword={
          <a className="auth-aside" href={links.forgot(back)}>
            {messages.login.forgot}
          </a>
        }
        prepare={captcha.prepare}
      >
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </LoginForm>
      <p className="auth-other">
        <a href={links.login(back)}>{messages.proveLink.other}</a>
      </p>
    </AuthLayout>
  )
}
