import { Checkbox } from '@vitrine/ui/checkbox'
import { CodeField } from '../../flow/code-field.tsx'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { FactorProps } from './route.ts'

export function FactorPage({ frame, ...given }: FactorProps & { frame: FrameState }) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { factor, hint, wait, hasOthers, rememberDays, returnTo, errors } = props
  const form = { action: links.factor(), returnTo, sending, onSubmit }
  return (
    <Room
      frame={frame}
      title={words.t(`factor.${factor}.title`)}
      lede={words.t(`factor.${factor}.why`, { hint })}
      {...props}
    >
      <StepForm {...form} id="factor" submit={words.t('factor.submit')}>
        <CodeField
          label={words.t(`factor.${factor}.code`)}
          error={errors.code}
          isWritten={factor === 'RECOVERY_CODE'}
        />
        {rememberDays > 0 && (
          <Checkbox name="remember" label={words.t('factor.remember', { n: rememberDays })} />
        )}
      </StepForm>
      {factor === 'EMAIL' && <ResendForm {...form} wait={wait} />}
      <p className="door-other">
        {hasOthers && (
          <a href={links.chooseFactor(returnTo === '/' ? '' : returnTo)}>
            {words.t('factor.others')}
          </a>
        )}
      </p>
    </Room>
  )
}
