import { LoginForm, RegisterForm } from '@vitrine/react'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../flow/auth-layout.tsx'
import { CaptchaField } from '../flow/captcha-field.tsx'
import { formParts } from '../flow/form-parts.tsx'
import { useLoginErrors } from '../flow/login-errors.ts'
import { useCaptcha } from '../flow/use-captcha.ts'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import type { AuthPageProps } from './auth-route.ts'

export function AuthPage(props: AuthPageProps & { layout: LayoutState }) {
  const messages = useMessages()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { layout, mode, returnTo, forHost, email, name } = props
  const other = mode === 'login' ? 'register' : 'login'
  const back = returnTo === '/' ? '' : returnTo
  if (props.isClosed) {
    return (
      <AuthLayout
        layout={layout}
        title={messages.auth.closed.title}
        lede={messages.auth.closed.why}
      >
        <ButtonLink href={links.home()}>{messages.authLayout.home}</ButtonLink>
      </AuthLayout>
    )
  }
  const form = {
    parts: formParts,
    className: 'auth-form',
    children: <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />,
    values: { email, name },
    prepare: captcha.prepare,
    onFocus: props.captcha?.mode === 'invisible' ? captcha.begin : undefined,
  }
  return (
    <AuthLayout
      {...props}
      title={messages[mode].title}
      lede={forHost && messages.login.app({ host: forHost })}
      errors={errors}
    >
      {mode === 'register' ? (
        <RegisterForm {...form} withName messages={registerMessages(messages, props.minLength)} />
      ) : (
        <LoginForm
          {...form}
          messages={loginMessages(messages)}
          besidePassword={
            <a className="auth-aside" href={links.forgot(back)}>
              {messages.login.forgot}
            </a>
          }
        />
      )}
      {props.hasPasskeys && <PasskeySignIn action={links.login()} returnTo={returnTo} isOffered />}
      <ProviderButtons providers={props.providers} returnTo={returnTo} />
      <p className="auth-other">
        {messages[mode].other}{' '}
        <a href={links[other](back)}>
          {mode === 'login' ? messages.login.register : messages.register.login}
        </a>
      </p>
    </AuthLayout>
  )
}

const loginMessages = (messages: Messages) => ({
  email: messages.login.email,
  password: messages.login.password,
  signIn: messages.login.submit,
})

const registerMessages = (messages: Messages, minLength: number) => ({
  nickname: messages.register.name,
  email: messages.register.email.label,
  emailHint: messages.register.email.hint,
  password: messages.register.password,
  passwordHint: messages.password.hint({ n: minLength }),
  register: messages.register.submit,
})
