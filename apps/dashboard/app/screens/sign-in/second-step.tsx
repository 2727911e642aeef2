import type { StaffChallenge, StaffFactorType } from '@vitrine/contract/staff'
import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { knowsPasskeys } from '../../api/passkeys.ts'
import type { Messages } from '../../messages/en.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { passkeyWords } from '../../scaffold/passkey-words.ts'
import { useAction } from '../../scaffold/use-operation.ts'
import { SecondStepPage } from './second-step-page.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface SecondStepProps {
  readonly challenge: StaffChallenge
  /** A session has begun. */
  readonly onIn: () => void
  readonly onAgain: () => void
}

/** Asks for the second factor until it is right, in whichever way the person chooses. */
export function SecondStep({ challenge, onIn, onAgain }: SecondStepProps) {
  const messages = useMessages()
  const { token } = challenge
  const ways = challenge.ways.filter((way) => way !== 'PASSKEY' || knowsPasskeys())
  const [way, setWay] = useState<StaffFactorType>(ways[0] ?? 'RECOVERY_CODE')
  const finish = useAction('staff.finishSignIn')
  const passkey = usePasskeySignIn(token)
  const error = finish.error ?? passkey.error
  const choose = (other: StaffFactorType) => {
    finish.reset()
    passkey.reset()
    setWay(other)
  }
  const send = (code: string) =>
    finish.mutate(
      { token, ...(way === 'TOTP' ? { totpCode: code } : { recoveryCode: code }) },
      { onSuccess: onIn },
    )
  return (
    <SecondStepPage
      way={way}
      others={ways.filter((other) => other !== way)}
      busy={finish.isPending || passkey.isPending}
      error={error ? errorOfStep(error, way, messages) : undefined}
      onWay={choose}
      onCode={send}
      onPasskey={() => passkey.mutate(undefined, { onSuccess: onIn })}
      onAgain={onAgain}
    />
  )
}

/** A refused second factor in words. */
export function errorOfStep(error: unknown, way: StaffFactorType, messages: Messages): string {
  const { secondStep: words, signIn } = messages
  const code = error instanceof VitrineError ? error.code : undefined
  if (code === 'STAFF_SIGN_IN_EXPIRED') return words.expired
  if (code === 'SIGN_IN_THROTTLED' || code === 'RESOURCE_EXHAUSTED') return signIn.throttled
  if (code !== 'STAFF_FACTOR_WRONG') {
    return way === 'PASSKEY' ? passkeyWords(error, messages) : wordsOf(error, messages)
  }
  if (way === 'PASSKEY') return words.wrongPasskey
  return way === 'TOTP' ? words.wrong : words.wrongCode
}
