import { VerifyForm } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { LoginStep } from '../../flow/login-step.tsx'
import { ResendForm } from '../../flow/resend-form.tsx'
import { Room } from '../../flow/room.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import { useHasPasskeys } from '../../passkeys/use-passkey.ts'
import type { FactorProps } from './route.ts'
import { useApproval } from './use-approval.ts'

/** Where a code is sent anew, or an approval asked for. */
const isSent = new Set(['EMAIL', 'SMS', 'CALL'])

export function FactorPage(props: FactorProps & { frame: FrameState }) {
  const words = useWords()
  const { factor, hint, wait, hasOthers, returnTo } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <Room
      {...props}
      title={words.t(`factor.${factor}.title`)}
      lede={words.t(`factor.${factor}.why`, { hint })}
      errors={useLoginErrors()}
    >
      {factor === 'PUSH' ? <Approval {...props} /> : <Proof {...props} />}
      {isSent.has(factor) && <ResendForm wait={wait} />}
      <p className="door-other">
        {hasOthers && <a href={links.chooseFactor(back)}>{words.t('factor.others')}</a>}
      </p>
      <p className="door-other">
        <a href={links.lostFactor(back)}>{words.t('lostFactor.link')}</a>
      </p>
    </Room>
  )
}

/** A code that is typed, or a passkey that is shown. */
function Proof({ factor, rememberDays }: FactorProps) {
  const words = useWords()
  const hasPasskeys = useHasPasskeys()
  const isPasskey = factor === 'WEBAUTHN'
  if (isPasskey && !hasPasskeys) return <p role="status">{words.t('passkey.unknown')}</p>
  return (
    <VerifyForm
      parts={formParts}
      className={isPasskey ? 'door-form passkey' : 'door-form'}
      canRemember={rememberDays > 0}
      words={{
        codeWanted: () => '',
        passkeyWanted: '',
        code: words.t(`factor.${factor}.code`),
        rememberDevice: words.t('factor.remember', { n: rememberDays }),
        verify: words.t(isPasskey ? 'passkey.show' : 'factor.submit'),
      }}
    >
      {isPasskey && (
        <noscript>
          <p>{words.t('passkey.noScripts')}</p>
        </noscript>
      )}
    </VerifyForm>
  )
}

/** The number to type elsewhere. The page goes on by itself once that has happened. */
function Approval({ number, rememberDays }: FactorProps) {
  const words = useWords()
  const errors = useLoginErrors()
  const isOver = useApproval(number !== undefined, links.factor())
  if (number === undefined || isOver || errors.form) {
    return (
      <>
        {!errors.form && <p role="alert">{words.t('push.expired')}</p>}
        <LoginStep step="resend" id="again" submit={words.t('push.again')} />
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
      <LoginStep step="answerFactor" id="factor" submit={words.t('push.done')} tone="quiet">
        {rememberDays > 0 && (
          <Checkbox name="remember" label={words.t('factor.remember', { n: rememberDays })} />
        )}
      </LoginStep>
    </>
  )
}
