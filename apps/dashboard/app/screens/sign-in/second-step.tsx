import type { StaffChallenge, StaffFactorType } from '@vitrine/contract/staff'
import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { supportsPasskeys } from '../../api/passkeys.ts'
import type { Messages } from '../../messages/index.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { passkeyErrorMessage } from '../../shared/passkey-error-message.ts'
import { useAction } from '../../shared/use-operation.ts'
import { SecondStepPage } from './second-step-page.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface SecondStepProps {
  readonly challenge: StaffChallenge
  /** A session has started. */
  readonly onSignedIn: () => void
  readonly onRestart: () => void
}

/** Asks for the second factor, with a choice of methods, until it is correct. */
export function SecondStep({ challenge, onSignedIn, onRestart }: SecondStepProps) {
  const messages = useMessages()
  const { token } = challenge
  const ways = challenge.ways.filter((method) => method !== 'PASSKEY' || supportsPasskeys())
  const [method, setMethod] = useState<StaffFactorType>(ways[0] ?? 'RECOVERY_CODE')
  const finish = useAction('staff.finishSignIn')
  const passkey = usePasskeySignIn(token)
  const error = finish.error ?? passkey.error
  const choose = (other: StaffFactorType) => {
    finish.reset()
    passkey.reset()
    setMethod(other)
  }
  const send = (code: string) =>
    finish.mutate(
      { token, ...(method === 'TOTP' ? { totpCode: code } : { recoveryCode: code }) },
      { onSuccess: onSignedIn },
    )
  return (
    <SecondStepPage
      method={method}
      others={ways.filter((other) => other !== method)}
      busy={finish.isPending || passkey.isPending}
      error={error ? errorOfStep(error, method, messages) : undefined}
      onMethod={choose}
      onCode={send}
      onPasskey={() => passkey.mutate(undefined, { onSuccess: onSignedIn })}
      onRestart={onRestart}
    />
  )
}

/** A refused second factor in words. */
export function errorOfStep(error: unknown, method: StaffFactorType, messages: Messages): string {
  const { secondStep, signIn } = messages
  const code = error instanceof VitrineError ? error.code : undefined
  if (code === 'STAFF_SIGN_IN_EXPIRED') return secondStep.expired
  if (code === 'SIGN_IN_THROTTLED' || code === 'RESOURCE_EXHAUSTED') return signIn.throttled
  if (code !== 'STAFF_FACTOR_WRONG') {
    return method === 'PASSKEY'
      ? passkeyErrorMessage(error, messages)
      : errorMessage(error, messages)
  }
  if (method === 'PASSKEY') return secondStep.wrongPasskey
  return method === 'TOTP' ? secondStep.wrong : secondStep.wrongCode
}
