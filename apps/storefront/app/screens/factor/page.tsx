import { textOf } from '@vitrine/messages'
import { VerifyForm } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { LoginStep } from '../../flow/login-step.tsx'
import { ResendForm } from '../../flow/resend-form.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { useHasPasskeys } from '../../passkeys/use-passkey.ts'
import type { FactorProps } from './route.ts'
import { useApproval } from './use-approval.ts'

/** Path that sends another code, or requests the approval again. */
const isSent = new Set(['EMAIL', 'SMS', 'CALL'])

export function FactorPage(props: FactorProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { factor, hint, wait, hasOthers, returnTo } = props
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      {...props}
      title={messages.factor[factor].title}
      lede={textOf(messages.factor[factor].why, { hint })}
      errors={useLoginErrors()}
    >
      {factor === 'PUSH' ? <Approval {...props} /> : <Proof {...props} />}
      {isSent.has(factor) && <ResendForm wait={wait} />}
      <p className="auth-other">
        {hasOthers && <a href={links.chooseFactor(back)}>{messages.factor.others}</a>}
      </p>
      <p className="auth-other">
        <a href={links.lostFactor(back)}>{messages.lostFactor.link}</a>
      </p>
    </AuthLayout>
  )
}

/** A code field, or a passkey request. */
function Proof({ factor, rememberDays }: FactorProps) {
  const messages = useMessages()
  const hasPasskeys = useHasPasskeys()
  const isPasskey = factor === 'WEBAUTHN'
  if (isPasskey && !hasPasskeys) return <p role="status">{messages.passkey.unknown}</p>
  return (
    <VerifyForm
      parts={formParts}
      className={isPasskey ? 'auth-form passkey' : 'auth-form'}
      canRemember={rememberDays > 0}
      messages={{
        codeWanted: () => '',
        passkeyWanted: '',
        code: messages.factor[factor].code,
        rememberDevice: messages.factor.remember({ n: rememberDays }),
        verify: isPasskey ? messages.passkey.show : messages.factor.submit,
      }}
    >
      {isPasskey && (
        <noscript>
          <p>{messages.passkey.noScripts}</p>
        </noscript>
      )}
    </VerifyForm>
  )
}

/** The number to type on another device. The page polls for the approval. */
function Approval({ number, rememberDays }: FactorProps) {
  const messages = useMessages()
  const errors = useLoginErrors()
  const isOver = useApproval(number !== undefined, links.factor())
  if (number === undefined || isOver || errors.form) {
    return (
      <>
        {!errors.form && <p role="alert">{messages.push.expired}</p>}
        <LoginStep step="resend" id="again" submit={messages.push.again} />
      </>
    )
  }
  return (
    <>
      <p className="match-number v-num">
        <span className="v-hidden">{messages.push.number} </span>
        {number}
      </p>
      <p className="auth-wait v-mute" role="status">
        {messages.push.waiting}
      </p>
      <LoginStep step="answerFactor" id="factor" submit={messages.push.done} tone="quiet">
        {rememberDays > 0 && (
          <Checkbox name="remember" label={messages.factor.remember({ n: rememberDays })} />
        )}
      </LoginStep>
    </>
  )
}
