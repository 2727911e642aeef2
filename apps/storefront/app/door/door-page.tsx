import { ButtonLink } from '@vitrine/ui/button'
import { PasswordField, TextField } from '@vitrine/ui/field'
import { CaptchaField } from '../flow/captcha-field.tsx'
import { Room } from '../flow/room.tsx'
import { StepForm } from '../flow/step-form.tsx'
import { useCaptcha } from '../flow/use-captcha.ts'
import { usePosted } from '../flow/use-posted.ts'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import type { DoorProps } from './door-route.ts'

export function DoorPage({ frame, ...given }: DoorProps & { frame: FrameState }) {
  const words = useWords()
  const captcha = useCaptcha(given.captcha)
  const { props, sending, onSubmit } = usePosted(given, captcha.prepare)
  const { mode, returnTo, forHost, errors } = props
  const other = mode === 'login' ? 'register' : 'login'
  const back = returnTo === '/' ? '' : returnTo
  if (props.isClosed) {
    return (
      <Room frame={frame} title={words.t('door.closed.title')} lede={words.t('door.closed.why')}>
        <ButtonLink href={links.home()}>{words.t('room.home')}</ButtonLink>
      </Room>
    )
  }
  return (
    <Room
      frame={frame}
      title={words.t(`${mode}.title`)}
      lede={forHost && words.t('login.app', { host: forHost })}
      {...props}
    >
      <StepForm
        id="door"
        action={links[mode]()}
        returnTo={returnTo}
        submit={words.t(`${mode}.submit`)}
        {...{ sending, onSubmit }}
        {...(props.captcha?.mode === 'invisible' ? { onFocus: captcha.begin } : {})}
      >
        {mode === 'register' ? <Newcomer {...props} /> : <Regular {...props} back={back} />}
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </StepForm>
      <p className="door-other">
        {words.t(`${mode}.other`)}{' '}
        <a href={links[other](back)}>
          {words.t(mode === 'login' ? 'login.register' : 'register.login')}
        </a>
      </p>
    </Room>
  )
}

const address = {
  id: 'email',
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
  required: true,
} as const

function Regular({ email, errors, back }: DoorProps & { back: string }) {
  const words = useWords()
  return (
    <>
      <TextField
        {...address}
        label={words.t('login.email')}
        error={errors.email}
        autoComplete="username"
        defaultValue={email}
      />
      <div className="door-secret">
        <PasswordField
          id="password"
          name="password"
          label={words.t('login.password')}
          error={errors.password}
          autoComplete="current-password"
          maxLength={100}
          required
        />
        <a className="door-aside" href={links.forgot(back)}>
          {words.t('login.forgot')}
        </a>
      </div>
    </>
  )
}

function Newcomer({ email, name, errors, minLength }: DoorProps) {
  const words = useWords()
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={words.t('register.name')}
        optional
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        dir="auto"
      />
      <TextField
        {...address}
        label={words.t('register.email')}
        hint={words.t('register.email.hint')}
        error={errors.email}
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        id="password"
        name="password"
        label={words.t('register.password')}
        hint={words.t('password.hint', { n: minLength })}
        error={errors.password}
        autoComplete="new-password"
        maxLength={100}
        required
      />
    </>
  )
}
