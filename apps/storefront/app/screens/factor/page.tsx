import { VerifyForm } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { LoginStep } from '../../flow/login-step.tsx'
import { ResendForm } from '../../flow/resend-form.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { useHasPasskeys } from '../../passkeys/use-passkey.ts'
import type { FactorProps } from './route.ts'
import { useApproval } from './use-approval.ts'

/** Path that sends another code, or requests the approval again. */
const isSent = new Set(['EMAIL', 'SMS', 'CALL'])

export function FactorPage(props: FactorProps & { layout: LayoutState }) {
  const words = useWords()
  const { factor, hint, wait, hasOthers, returnTo } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      {...props}
      title={words.t(`factor.${factor}.title`)}
      lede={words.t(`factor.${factor}.why`, { hint })}
      errors={useLoginErrors()}
    >
      {factor === 'PUSH' ? <Approval {...props} /> : <Proof {...props} />}
      {isSent.has(factor) && <ResendForm wait={wait} />}
      <p className="auth-other">
        {hasOthers && <a href={links.chooseFactor(back)}>{words.t('factor.others')}</a>}
      </p>
      <p className="auth-other">
        <a href={links.lostFactor(back)}>{words.t('lostFactor.link')}</a>
      </p>
    </AuthLayout>
  )
}

/** A code field, or a passkey request. */
function Proof({ factor, rememberDays }: FactorProps) {
  const words = useWords()
  const hasPasskeys = useHasPasskeys()
  const isPasskey = factor === 'WEBAUTHN'
  if (isPasskey && !hasPasskeys) return <p role="status">{words.t('passkey.unknown')}</p>
  return (
    <VerifyForm
      parts={formParts}
      className={isPasskey ? 'auth-form passkey' : 'auth-form'}
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

/** The number to type on another device. The page continues by itself after the approval. */
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
      <p className="auth-wait v-mute" role="status">
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
