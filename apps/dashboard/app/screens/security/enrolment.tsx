import { KeyRound, Smartphone } from 'lucide-react'
import { noteSignOut } from '../../api/signed-in-hint.ts'
import { links } from '../../links.ts'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useAction, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { whyNoPasskeys } from './own-factors.tsx'
import { useAdding } from './use-adding.tsx'
import { useProved } from './use-proved.tsx'

/** All there is for somebody whom a site asks for a second factor, until they have one. */
export function Enrolment() {
  const messages = useMessages()
  const { security: words, shell } = messages
  const found = useOperation('staff.getSecurity', {})
  const refresh = useRefresh()
  const { proved, proofDialog } = useProved(found.data?.proofs ?? ['PASSWORD'])
  const enter = () => void refresh(['staff.getCurrent'])
  const { addApp, addPasskey, dialogs } = useAdding(proved, enter)
  const signOut = useAction('staff.signOut')
  const leave = () => {
    noteSignOut()
    globalThis.location.assign(links.signIn())
  }
  const why = found.data && whyNoPasskeys(found.data, messages)
  return (
    <div className="door-step">
      <PageHeader title={words.factors} />
      <p>{words.required}</p>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <Skeleton rows={2} label={shell.loading} />}
      {found.data && (
        <>
          <button type="button" className="button button-primary" onClick={addApp}>
            <Smartphone aria-hidden="true" />
            {words.addApp}
          </button>
          <p className="field-hint">{words.appText}</p>
          {!why && (
            <button type="button" className="button" onClick={addPasskey}>
              <KeyRound aria-hidden="true" />
              {words.addPasskey}
            </button>
          )}
          <p className="field-hint">{why ?? words.passkeysText}</p>
        </>
      )}
      <nav className="door-ways" aria-label={words.tabs}>
        <button
          type="button"
          className="link-button"
          onClick={() => signOut.mutate({}, { onSuccess: leave })}
        >
          {words.signOut}
        </button>
      </nav>
      {dialogs}
      {proofDialog}
    </div>
  )
}
