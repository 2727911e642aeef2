import { PasswordField } from '@vitrine/ui/field'
import { CaptchaField } from '../../flow/captcha-field.tsx'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useCaptcha } from '../../flow/use-captcha.ts'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
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
      <StepForm
        id="confirm"
        action={links.confirm()}
        returnTo={returnTo}
        submit={words.t('confirm.submit')}
        {...{ sending, onSubmit }}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          id="password"
          name="password"
          label={words.t('password.current')}
          error={errors.password}
          autoComplete="current-password"
          maxLength={100}
          required
        />
        <CaptchaField captcha={props.captcha} {...captcha} error={errors.captcha} />
      </StepForm>
      <p className="door-other">
        <a href={links.account()}>{words.t('confirm.leave')}</a>
      </p>
    </Room>
  )
}
