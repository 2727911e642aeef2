import { useMutation } from '@tanstack/react-query'
import type { StaffProofType, StaffSecurity } from '@vitrine/contract/staff'
import { useState } from 'react'
import { knowsPasskeys, showPasskey } from '../../api/passkeys.ts'
import { codeOf } from '../../scaffold/code-of.ts'
import { TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { passkeyWords } from '../../scaffold/passkey-words.ts'
import { useCall, useRefresh } from '../../scaffold/use-operation.ts'
import { errorOfStep } from '../sign-in/second-step.tsx'

interface ProofDialogProps {
  readonly security: Pick<StaffSecurity, 'proofs'>
  readonly onProved: () => void
  readonly onClose: () => void
}

/** Asks whether it is still the same person: by the second factor, where there is none by the password. */
export function ProofDialog({ security, onProved, onClose }: ProofDialogProps) {
  const messages = useMessages()
  const { security: words, secondStep } = messages
  const ways = security.proofs.filter((one) => one !== 'PASSKEY' || knowsPasskeys())
  const [way, setWay] = useState<StaffProofType>(ways[0] ?? 'PASSWORD')
  const proof = useProof()
  const dialog = useDialogForm({
    start: { code: '' },
    check: ({ code }) =>
      way !== 'PASSKEY' && code.trim() === '' ? { code: messages.field.required } : {},
    onSubmit: ({ code }) => proof.mutate({ way, code: code.trim() }, { onSuccess: onProved }),
  })
  const choose = (other: StaffProofType) => {
    proof.reset()
    dialog.set({ code: '' })
    setWay(other)
  }
  const refused = proof.error ? errorOfProof(proof.error, way, messages) : undefined
  const error = dialog.errors.code ?? refused
  return (
    <FormDialog
      title={words.proofTitle}
      submitWords={way === 'PASSKEY' ? secondStep.usePasskey : secondStep.submit}
      busy={proof.isPending}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <p>{words.proofText}</p>
      {way === 'PASSKEY' ? (
        <>
          <p className="mute">{secondStep.texts.PASSKEY}</p>
          {refused && (
            <p className="notice notice-bad" role="alert">
              {refused}
            </p>
          )}
        </>
      ) : (
        <TextField
          key={way}
          {...fieldOf(way)}
          label={labelOf(way, messages)}
          name="proof"
          data-first=""
          value={dialog.form.code}
          {...(error ? { error } : {})}
          onText={(code) => dialog.set({ code })}
        />
      )}
      <div className="door-ways">
        {ways
          .filter((other) => other !== way && other !== 'PASSWORD')
          .map((other) => (
            <button key={other} type="button" className="link-button" onClick={() => choose(other)}>
              {secondStep.ways[other as Exclude<StaffProofType, 'PASSWORD'>]}
            </button>
          ))}
      </div>
    </FormDialog>
  )
}

function useProof() {
  const { call } = useCall()
  const refresh = useRefresh()
  return useMutation<unknown, unknown, { way: StaffProofType; code: string }>({
    mutationFn: async ({ way, code }) => {
      if (way === 'PASSWORD') return call('staff.proveYourself', { password: code })
      if (way === 'TOTP') return call('staff.proveYourself', { totpCode: code })
      if (way === 'RECOVERY_CODE') return call('staff.proveYourself', { recoveryCode: code })
      const { challengeId, options } = await call('staff.startPasskeyProof', {})
      const credential = await showPasskey(options)
      return call('staff.proveYourself', { passkey: { challengeId, credential } })
    },
    onSuccess: () => refresh(['staff.getSecurity']),
  })
}

type Messages = ReturnType<typeof useMessages>

function errorOfProof(error: unknown, way: StaffProofType, messages: Messages): string {
  if (codeOf(error) === 'STAFF_PASSWORD_WRONG') return messages.security.proofWrongPassword
  return way === 'PASSWORD' ? passkeyWords(error, messages) : errorOfStep(error, way, messages)
}

const labelOf = (way: StaffProofType, { security, secondStep }: Messages): string =>
  way === 'PASSWORD'
    ? security.proofPassword
    : way === 'TOTP'
      ? secondStep.code
      : secondStep.recoveryCode

const fieldOf = (way: StaffProofType) =>
  way === 'PASSWORD'
    ? ({ type: 'password', autoComplete: 'current-password' } as const)
    : way === 'TOTP'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', className: 'input-code' } as const)
      : ({ autoComplete: 'off', className: 'input-code' } as const)
