import { CodeField } from '../../flow/code-field.tsx'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { VerifyProps } from './route.ts'

export function VerifyPage({ frame, ...given }: VerifyProps & { frame: FrameState }) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { email, wait, returnTo, errors } = props
  const form = { action: links.verify(), returnTo, sending, onSubmit }
  return (
    <Room
      frame={frame}
      title={words.t('verify.title')}
      lede={email ? words.t('verify.why', { email }) : words.t('verify.why.nameless')}
      {...props}
    >
      <StepForm {...form} id="verify" submit={words.t('verify.submit')}>
        <CodeField
          label={words.t('verify.code')}
          hint={words.t('verify.hint')}
          error={errors.code}
        />
      </StepForm>
      <ResendForm {...form} wait={wait} />
      <p className="door-other">
        <a href={links.register(returnTo === '/' ? '' : returnTo)}>{words.t('verify.other')}</a>
      </p>
    </Room>
  )
}
