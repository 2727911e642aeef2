import { KeyRound, Smartphone } from 'lucide-react'
import { clearSignedInHint } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { passkeysUnavailableReason } from './own-factors.tsx'
import { useAddFactor } from './use-add-factor.tsx'
import { useRecentProof } from './use-recent-proof.tsx'

/** Shown while a required second factor is missing. */
export function Enrolment() {
  const messages = useMessages()
  const { security, shell } = messages
  const result = useOperation('staff.getSecurity', {})
  const refresh = useInvalidate()
  const { withRecentProof, proofDialog } = useRecentProof(result.data?.proofs ?? ['PASSWORD'])
  const enter = () => void refresh(['staff.getCurrent'])
  const { addApp, addPasskey, dialogs } = useAddFactor(withRecentProof, enter)
  const signOut = useAction('staff.signOut')
  const leave = () => {
    clearSignedInHint()
    globalThis.location.assign(links.signIn())
  }
  const why = result.data && passkeysUnavailableReason(result.data, messages)
  return (
    <div className="auth-step">
      <PageHeader title={security.factors} />
      <p>{security.required}</p>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.isPending && <Skeleton rows={2} label={shell.loading} />}
      {result.data && (
        <>
          <button type="button" className="button button-primary" onClick={addApp}>
            <Smartphone aria-hidden="true" />
            {security.addApp}
          </button>
          <p className="field-hint">{security.appText}</p>
          {!why && (
            <button type="button" className="button" onClick={addPasskey}>
              <KeyRound aria-hidden="true" />
              {security.addPasskey}
            </button>
          )}
          <p className="field-hint">{why ?? security.passkeysText}</p>
        </>
      )}
      <nav className="auth-alternatives" aria-label={security.tabs}>
        <button
          type="button"
          className="link-button"
          onClick={() => signOut.mutate({}, { onSuccess: leave })}
        >
          {security.signOut}
        </button>
      </nav>
      {dialogs}
      {proofDialog}
    </div>
  )
}
