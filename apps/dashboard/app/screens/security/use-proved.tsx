import type { StaffSecurity } from '@vitrine/contract/staff'
import { type ReactNode, useState } from 'react'
import { codeOf } from '../../scaffold/code-of.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { passkeyWords } from '../../scaffold/passkey-words.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Deed = () => Promise<unknown>

/**
 * Does what takes a recent proof. Where the server asks for one, a window does too, and the deed is done
 * afterwards; other failures are told.
 */
export function useProved(proofs: StaffSecurity['proofs']): {
  readonly proved: (deed: Deed) => Promise<void>
  readonly proofDialog: ReactNode
} {
  const messages = useMessages()
  const tell = useTell()
  const [waiting, setWaiting] = useState<{ readonly deed: Deed }>()
  const proved = async (deed: Deed) => {
    try {
      await deed()
    } catch (error) {
      if (codeOf(error) === 'STAFF_PROOF_REQUIRED') return setWaiting({ deed })
      const isLast = codeOf(error) === 'STAFF_FACTOR_REQUIRED'
      const text = isLast ? messages.security.lastStays : passkeyWords(error, messages)
      tell({ text, bad: true })
    }
  }
  const proofDialog = waiting && (
    <ProofDialog
      security={{ proofs }}
      onClose={() => setWaiting(undefined)}
      onProved={() => {
        setWaiting(undefined)
        void proved(waiting.deed)
      }}
    />
  )
  return { proved, proofDialog }
}
