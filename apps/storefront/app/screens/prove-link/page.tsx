import { LoginForm } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { CaptchaField } from '../../flow/captcha-field.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { useCaptcha } from '../../flow/use-captcha.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ProveLinkProps } from './route.ts'

export function ProveLinkPage(props: ProveLinkProps & { layout: LayoutState }) {
  const words = useWords()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { email, name, returnTo } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      {...props}
      title={words.t('proveLink.title')}
      lede={words.t('proveLink.why', { email, name })}
      errors={errors}
    >
      <LoginForm
        parts={formParts}
        className="auth-form"
        email={email}
        words={{ password: words.t('login.password'), signIn: words.t('proveLink.submit') }}
        besidePassword={
          <a className="auth-aside" href={links.forgot(back)}>
            {words.t('login.forgot')}
          </a>
        }
        prepare={captcha.prepare}
      >
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </LoginForm>
      <p className="auth-other">
        <a href={links.login(back)}>{words.t('proveLink.other')}</a>
      </p>
    </AuthLayout>
  )
}
