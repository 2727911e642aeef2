import { TextField } from '@vitrine/ui/field'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { ForgotProps } from './route.ts'

export function ForgotPage({ frame, ...given }: ForgotProps & { frame: FrameState }) {
  const words = useWords()
  const { errors, ...forms } = usePosted(given.errors)
  const { email, isSent, returnTo } = given
  const back = returnTo === '/' ? '' : returnTo
  const form = { action: links.forgot(), returnTo, ...forms }
  const toLogin = (
    <p className="door-other">
      <a href={links.login(back)}>{words.t('room.login')}</a>
    </p>
  )
  if (isSent) {
    return (
      <Room
        frame={frame}
        title={words.t('forgot.sent.title')}
        lede={words.t('forgot.sent.why', { email })}
        {...given}
        errors={errors}
      >
        <p className="v-mute">{words.t('forgot.sent.missing')}</p>
        <StepForm
          {...form}
          id="again"
          hidden={{ email }}
          submit={words.t('forgot.sent.again')}
          tone="quiet"
        />
        {toLogin}
      </Room>
    )
  }
  return (
    <Room
      frame={frame}
      title={words.t('forgot.title')}
      lede={words.t('forgot.why')}
      {...given}
      errors={errors}
    >
      <StepForm {...form} id="forgot" submit={words.t('forgot.submit')}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.t('login.email')}
          error={errors.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={email}
          required
        />
      </StepForm>
      {toLogin}
    </Room>
  )
}
