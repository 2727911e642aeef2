import { useMutation } from '@tanstack/react-query'
import type { StaffProofType, StaffSecurity } from '@vitrine/contract/staff'
import { useState } from 'react'
import { requestPasskey, supportsPasskeys } from '../../api/passkeys.ts'
import { errorCodeOf } from '../../shared/error-code.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { passkeyErrorMessage } from '../../shared/passkey-error-message.ts'
import { useCall, useInvalidate } from '../../shared/use-operation.ts'
import { errorOfStep } from '../sign-in/second-step.tsx'

interface ProofDialogProps {
  readonly security: Pick<StaffSecurity, 'proofs'>
  readonly onProved: () => void
  readonly onClose: () => void
}

/** Asks to prove the identity again: by the second factor, or by the password without one. */
export function ProofDialog({ security, onProved, onClose }: ProofDialogProps) {
  const messages = useMessages()
  const { security: labels, secondStep } = messages
  const ways = security.proofs.filter((one) => one !== 'PASSKEY' || supportsPasskeys())
  const [method, setMethod] = useState<StaffProofType>(ways[0] ?? 'PASSWORD')
  const proof = useProof()
  const dialog = useDialogForm({
    initialForm: { code: '' },
    validate: ({ code }) =>
      method !== 'PASSKEY' && code.trim() === '' ? { code: messages.field.required } : {},
    onSubmit: ({ code }) => proof.mutate({ method, code: code.trim() }, { onSuccess: onProved }),
  })
  const choose = (other: StaffProofType) => {
    proof.reset()
    dialog.set({ code: '' })
    setMethod(other)
  }
  const refused = proof.error ? errorOfProof(proof.error, method, messages) : undefined
  const error = dialog.errors.code ?? refused
  return (
    <FormDialog
      title={labels.proofTitle}
      submitLabel={method === 'PASSKEY' ? secondStep.usePasskey : secondStep.submit}
      busy={proof.isPending}
      onClose={onClose}
      onSubmit={dialog.submit}
    >
      <p>{labels.proofText}</p>
      {method === 'PASSKEY' ? (
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
          key={method}
          {...fieldOf(method)}
          label={labelOf(method, messages)}
          name="proof"
          data-first=""
          value={dialog.form.code}
          {...(error ? { error } : {})}
          onText={(code) => dialog.set({ code })}
        />
      )}
      <div className="auth-alternatives">
        {ways
          .filter((other) => other !== method && other !== 'PASSWORD')
          .map((other) => (
            <button key={other} type="button" className="link-button" onClick={() => choose(other)}>
              {secondStep.methods[other as Exclude<StaffProofType, 'PASSWORD'>]}
            </button>
          ))}
      </div>
    </FormDialog>
  )
}

function useProof() {
  const { call } = useCall()
  const refresh = useInvalidate()
  return useMutation<unknown, unknown, { method: StaffProofType; code: string }>({
    mutationFn: async ({ method, code }) => {
      if (method === 'PASSWORD') return call('staff.proveYourself', { password: code })
      if (method === 'TOTP') return call('staff.proveYourself', { totpCode: code })
      if (method === 'RECOVERY_CODE') return call('staff.proveYourself', { recoveryCode: code })
      const { challengeId, options } = await call('staff.startPasskeyProof', {})
      const credential = await requestPasskey(options)
      return call('staff.proveYourself', { passkey: { challengeId, credential } })
    },
    onSuccess: () => refresh(['staff.getSecurity']),
  })
}

type Messages = ReturnType<typeof useMessages>

function errorOfProof(error: unknown, method: StaffProofType, messages: Messages): string {
  if (errorCodeOf(error) === 'STAFF_PASSWORD_WRONG') return messages.security.proofWrongPassword
  return method === 'PASSWORD'
    ? passkeyErrorMessage(error, messages)
    : errorOfStep(error, method, messages)
}

const labelOf = (method: StaffProofType, { security, secondStep }: Messages): string =>
  method === 'PASSWORD'
    ? security.proofPassword
    : method === 'TOTP'
      ? secondStep.code
      : secondStep.recoveryCode

const fieldOf = (method: StaffProofType) =>
  method === 'PASSWORD'
    ? ({ type: 'password', autoComplete: 'current-password' } as const)
    : method === 'TOTP'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code', className: 'input-code' } as const)
      : ({ autoComplete: 'off', className: 'input-code' } as const)
