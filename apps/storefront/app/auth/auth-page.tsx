import { LoginForm, RegisterForm } from '@vitrine/react'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../flow/auth-layout.tsx'
import { CaptchaField } from '../flow/captcha-field.tsx'
import { formParts } from '../flow/form-parts.tsx'
import { useLoginErrors } from '../flow/login-errors.ts'
import { useCaptcha } from '../flow/use-captcha.ts'
import { links } from '../links.ts'
import { useWords, type Words } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import type { AuthPageProps } from './auth-route.ts'

export function AuthPage(props: AuthPageProps & { layout: LayoutState }) {
  const words = useWords()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { layout, mode, returnTo, forHost, email, name } = props
  const other = mode === 'login' ? 'register' : 'login'
  const back = returnTo === '/' ? '' : returnTo
  if (props.isClosed) {
    return (
      <AuthLayout
        layout={layout}
        title={words.t('auth.closed.title')}
        lede={words.t('auth.closed.why')}
      >
        <ButtonLink href={links.home()}>{words.t('authLayout.home')}</ButtonLink>
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
      title={words.t(`${mode}.title`)}
      lede={forHost && words.t('login.app', { host: forHost })}
      errors={errors}
    >
      {mode === 'register' ? (
        <RegisterForm {...form} withName words={registerWords(words, props.minLength)} />
      ) : (
        <LoginForm
          {...form}
          words={loginWords(words)}
          besidePassword={
            <a className="auth-aside" href={links.forgot(back)}>
              {words.t('login.forgot')}
            </a>
          }
        />
      )}
      {props.hasPasskeys && <PasskeySignIn action={links.login()} returnTo={returnTo} isOffered />}
      <ProviderButtons providers={props.providers} returnTo={returnTo} />
      <p className="auth-other">
        {words.t(`${mode}.other`)}{' '}
        <a href={links[other](back)}>
          {words.t(mode === 'login' ? 'login.register' : 'register.login')}
        </a>
      </p>
    </AuthLayout>
  )
}

const loginWords = (words: Words) => ({
  email: words.t('login.email'),
  password: words.t('login.password'),
  signIn: words.t('login.submit'),
})

const registerWords = (words: Words, minLength: number) => ({
  nickname: words.t('register.name'),
  email: words.t('register.email'),
  emailHint: words.t('register.email.hint'),
  password: words.t('register.password'),
  passwordHint: words.t('password.hint', { n: minLength }),
  register: words.t('register.submit'),
})
