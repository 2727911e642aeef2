import type { StaffSecurity } from '@vitrine/contract/staff'
import { type ReactNode, useState } from 'react'
import { errorCodeOf } from '../../shared/error-code.ts'
import { useMessages } from '../../shared/messages.tsx'
import { passkeyErrorMessage } from '../../shared/passkey-error-message.ts'
import { useToast } from '../../shared/toast.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type ProtectedAction = () => Promise<unknown>

/**
 * Runs an action that needs a recent proof of identity. Where the server requires one, a dialog asks for it
 * and the action is repeated; other errors are shown.
 */
export function useRecentProof(proofs: StaffSecurity['proofs']): {
  readonly withRecentProof: (action: ProtectedAction) => Promise<void>
  readonly proofDialog: ReactNode
} {
  const messages = useMessages()
  const showToast = useToast()
  const [waiting, setWaiting] = useState<{ readonly action: ProtectedAction }>()
  const withRecentProof = async (action: ProtectedAction) => {
    try {
      await action()
    } catch (error) {
      if (errorCodeOf(error) === 'STAFF_PROOF_REQUIRED') return setWaiting({ action })
      const isLast = errorCodeOf(error) === 'STAFF_FACTOR_REQUIRED'
      const text = isLast ? messages.security.lastStays : passkeyErrorMessage(error, messages)
      showToast({ text, isError: true })
    }
  }
  const proofDialog = waiting && (
    <ProofDialog
      security={{ proofs }}
      onClose={() => setWaiting(undefined)}
      onProved={() => {
        setWaiting(undefined)
        void withRecentProof(waiting.action)
      }}
    />
  )
  return { withRecentProof, proofDialog }
}
