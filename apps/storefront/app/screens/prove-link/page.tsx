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
import type { ProveLinkProps } from './route.ts'

export function ProveLinkPage({ frame, ...given }: ProveLinkProps & { frame: FrameState }) {
  const words = useWords()
  const captcha = useCaptcha(given.captcha)
  const { props, sending, onSubmit } = usePosted(given, captcha.prepare)
  const { email, name, returnTo, errors } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <Room
      frame={frame}
      title={words.t('proveLink.title')}
      lede={words.t('proveLink.why', { email, name })}
      {...props}
    >
      <LoginForm
        parts={formParts}
        className="door-form"
        email={email}
        words={{ password: words.t('login.password'), signIn: words.t('proveLink.submit') }}
        besidePassword={
          <a className="door-aside" href={links.forgot(back)}>
            {words.t('login.forgot')}
          </a>
        }
        posted={postedTo({
          ...{ id: 'prove', action: links.proveLink(), returnTo, sending, onSubmit, errors },
        })}
      >
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </LoginForm>
      <p className="door-other">
        <a href={links.login(back)}>{words.t('proveLink.other')}</a>
      </p>
    </Room>
  )
}
