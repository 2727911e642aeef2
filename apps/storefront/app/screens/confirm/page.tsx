import { LoginForm } from '@vitrine/react'
import { CaptchaField } from '../../flow/captcha-field.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { postedTo } from '../../flow/posted-to.ts'
import { Room } from '../../flow/room.tsx'
import { useCaptcha } from '../../flow/use-captcha.ts'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import { PasskeySignIn } from '../../passkeys/passkey-sign-in.tsx'
import { ProviderWays } from '../../providers/provider-ways.tsx'
import type { ConfirmProps } from './route.ts'

export function ConfirmPage({ frame, ...given }: ConfirmProps & { frame: FrameState }) {
  const words = useWords()
  const captcha = useCaptcha(given.captcha)
  const { props, sending, onSubmit } = usePosted(given, captcha.prepare)
  const { email, returnTo, errors } = props
  return (
    <Room
      frame={frame}
      title={words.t('confirm.title')}
      lede={words.t('confirm.why', { email })}
      {...props}
    >
      <LoginForm
        parts={formParts}
        className="door-form"
        email={email}
        words={{ password: words.t('password.current'), signIn: words.t('confirm.submit') }}
        posted={postedTo({
          ...{ id: 'confirm', action: links.confirm(), returnTo, sending, onSubmit, errors },
        })}
      >
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </LoginForm>
      {props.hasPasskeys && <PasskeySignIn action={links.confirm()} returnTo={returnTo} />}
      <ProviderWays providers={props.providers} returnTo={returnTo} isAgain />
      <p className="door-other">
        <a href={links.account()}>{words.t('confirm.leave')}</a>
      </p>
    </Room>
  )
}
