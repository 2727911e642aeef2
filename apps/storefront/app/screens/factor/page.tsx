import { VerifyForm } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { formParts } from '../../flow/form-parts.tsx'
import { postedTo } from '../../flow/posted-to.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import { PasskeyStep } from '../../passkeys/passkey-step.tsx'
import type { FactorProps } from './route.ts'
import { useApproval } from './use-approval.ts'

/** Where a code is sent anew, or an approval asked for. */
const isSent = new Set(['EMAIL', 'SMS', 'CALL'])

export function FactorPage({ frame, ...given }: FactorProps & { frame: FrameState }) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { factor, hint, wait, hasOthers, returnTo, errors } = props
  const form = { action: links.factor(), returnTo, sending, onSubmit }
  const back = returnTo === '/' ? '' : returnTo
  return (
    <Room
      frame={frame}
      title={words.t(`factor.${factor}.title`)}
      lede={words.t(`factor.${factor}.why`, { hint })}
      {...props}
    >
      {factor === 'PUSH' && <Approval {...form} props={props} />}
      {factor === 'WEBAUTHN' && (
        <PasskeyStep purpose="show" action={links.factor()} returnTo={returnTo}>
          <Remember days={props.rememberDays} />
        </PasskeyStep>
      )}
      {factor !== 'PUSH' && factor !== 'WEBAUTHN' && (
        <VerifyForm
          parts={formParts}
          className="door-form"
          asked={{ factorType: factor, canRemember: props.rememberDays > 0 }}
          words={{
            codeWanted: () => '',
            code: words.t(`factor.${factor}.code`),
            rememberDevice: words.t('factor.remember', { n: props.rememberDays }),
            verify: words.t('factor.submit'),
          }}
          posted={postedTo({ ...form, id: 'factor', errors })}
        />
      )}
      {isSent.has(factor) && <ResendForm {...form} wait={wait} />}
      <p className="door-other">
        {hasOthers && <a href={links.chooseFactor(back)}>{words.t('factor.others')}</a>}
      </p>
      <p className="door-other">
        <a href={links.lostFactor(back)}>{words.t('lostFactor.link')}</a>
      </p>
    </Room>
  )
}

function Remember({ days }: { days: number }) {
  const words = useWords()
  return days > 0 && <Checkbox name="remember" label={words.t('factor.remember', { n: days })} />
}

type Forms = Pick<ReturnType<typeof usePosted>, 'sending' | 'onSubmit'> & {
  action: string
  returnTo: string
}

/** The number to type elsewhere. The page goes on by itself once that has happened. */
function Approval({ props, ...form }: Forms & { props: FactorProps }) {
  const words = useWords()
  const { number, rememberDays } = props
  const isOver = useApproval(number !== undefined, form.action)
  if (number === undefined || isOver || props.errors.form) {
    return (
      <>
        {(isOver || number === undefined) && !props.errors.form && (
          <p role="alert">{words.t('push.expired')}</p>
        )}
        <StepForm {...form} id="again" hidden={{ do: 'resend' }} submit={words.t('push.again')} />
      </>
    )
  }
  return (
    <>
      <p className="match-number v-num">
        <span className="v-hidden">{words.t('push.number')} </span>
        {number}
      </p>
      <p className="door-wait v-mute" role="status">
        {words.t('push.waiting')}
      </p>
      <StepForm {...form} id="factor" submit={words.t('push.done')} tone="quiet">
        <Remember days={rememberDays} />
      </StepForm>
    </>
  )
}
