import { LoginForm, RegisterForm } from '@vitrine/react'
import { ButtonLink } from '@vitrine/ui/button'
import { CaptchaField } from '../flow/captcha-field.tsx'
import { formParts } from '../flow/form-parts.tsx'
import { useLoginErrors } from '../flow/login-errors.ts'
import { Room } from '../flow/room.tsx'
import { useCaptcha } from '../flow/use-captcha.ts'
import { links } from '../links.ts'
import { useWords, type Words } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { ProviderWays } from '../providers/provider-ways.tsx'
import type { DoorProps } from './door-route.ts'

export function DoorPage(props: DoorProps & { frame: FrameState }) {
  const words = useWords()
  const captcha = useCaptcha(props.captcha)
  const errors = useLoginErrors()
  const { frame, mode, returnTo, forHost, email, name } = props
  const other = mode === 'login' ? 'register' : 'login'
  const back = returnTo === '/' ? '' : returnTo
  if (props.isClosed) {
    return (
      <Room frame={frame} title={words.t('door.closed.title')} lede={words.t('door.closed.why')}>
        <ButtonLink href={links.home()}>{words.t('room.home')}</ButtonLink>
      </Room>
    )
  }
  const form = {
    parts: formParts,
    className: 'door-form',
    children: <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />,
    values: { email, name },
    prepare: captcha.prepare,
    onFocus: props.captcha?.mode === 'invisible' ? captcha.begin : undefined,
  }
  return (
    <Room
      {...props}
      title={words.t(`${mode}.title`)}
      lede={forHost && words.t('login.app', { host: forHost })}
      errors={errors}
    >
      {mode === 'register' ? (
        <RegisterForm {...form} withName words={newcomerWords(words, props.minLength)} />
      ) : (
        <LoginForm
          {...form}
          words={regularWords(words)}
          besidePassword={
            <a className="door-aside" href={links.forgot(back)}>
              {words.t('login.forgot')}
            </a>
          }
        />
      )}
      {props.hasPasskeys && <PasskeySignIn action={links.login()} returnTo={returnTo} isOffered />}
      <ProviderWays providers={props.providers} returnTo={returnTo} />
      <p className="door-other">
        {words.t(`${mode}.other`)}{' '}
        <a href={links[other](back)}>
          {words.t(mode === 'login' ? 'login.register' : 'register.login')}
        </a>
      </p>
    </Room>
  )
}

const regularWords = (words: Words) => ({
  email: words.t('login.email'),
  password: words.t('login.password'),
  signIn: words.t('login.submit'),
})

const newcomerWords = (words: Words, minLength: number) => ({
  nickname: words.t('register.name'),
  email: words.t('register.email'),
  emailHint: words.t('register.email.hint'),
  password: words.t('register.password'),
  passwordHint: words.t('password.hint', { n: minLength }),
  register: words.t('register.submit'),
})
