import type { StaffPasskey, StaffSecurity } from '@vitrine/contract/staff'
import { useState } from 'react'
import { supportsPasskeys } from '../../api/passkeys.ts'
import type { Messages } from '../../messages/index.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { NameDialog } from './name-dialog.tsx'
import { Factors } from './page.tsx'
import { invalidated, useAddFactor } from './use-add-factor.tsx'
import { useRecentProof } from './use-recent-proof.tsx'

/** One’s own second factors, and everything that can be done about them. */
export function OwnFactors({ security }: { readonly security: StaffSecurity }) {
  const messages = useMessages()
  const { withRecentProof, proofDialog } = useRecentProof(security.proofs)
  const { addApp, addPasskey, showCodes, dialogs } = useAddFactor(withRecentProof)
  const removing = useRemoveFactor(security, withRecentProof)
  const naming = useRenamePasskey()
  const renew = useRenewCodes(withRecentProof, showCodes)
  return (
    <>
      <Factors
        security={security}
        noPasskeys={passkeysUnavailableReason(security, messages)}
        onAddApp={addApp}
        onRemoveApp={removing.app}
        onAddPasskey={addPasskey}
        onRename={naming.start}
        onRemove={removing.passkey}
        onRenew={renew}
      />
      {dialogs}
      {naming.dialog}
      {proofDialog}
    </>
  )
}

/** Why no passkey can be made here; undefined when one can. */
export function passkeysUnavailableReason(
  { passkeysAt }: Pick<StaffSecurity, 'passkeysAt'>,
  { security }: Messages,
): string | undefined {
  if (!passkeysAt) return security.noName
  if (passkeysAt !== globalThis.location.origin) return security.notHere({ address: passkeysAt })
  return supportsPasskeys() ? undefined : security.noBrowser
}

type WithRecentProof = (action: () => Promise<unknown>) => Promise<void>

function useRemoveFactor(
  { authenticator, passkeys }: StaffSecurity,
  withRecentProof: WithRecentProof,
) {
  const { security, action } = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const removeApp = useAction('staff.removeAuthenticator', { invalidates: invalidated })
  const removePasskey = useAction('staff.removePasskey', { invalidates: invalidated })
  const isLast = passkeys.length + (authenticator ? 1 : 0) === 1
  const text = isLast ? security.removeLast : security.removeText
  return {
    app: async () => {
      if (!(await confirm({ title: security.removeAppTitle, text, yes: action.remove }))) return
      await withRecentProof(async () => {
        await removeApp.mutateAsync({})
        showToast({ text: security.appRemoved })
      })
    },
    passkey: async ({ id, name }: StaffPasskey) => {
      if (!(await confirm({ title: security.removeTitle({ name }), text, yes: action.remove })))
        return
      await withRecentProof(async () => {
        await removePasskey.mutateAsync({ id })
        showToast({ text: security.passkeyRemoved({ name }) })
      })
    },
  }
}

function useRenewCodes(
  withRecentProof: WithRecentProof,
  showCodes: (codes: readonly string[]) => void,
) {
  const { security } = useMessages()
  const confirm = useConfirm()
  const renew = useAction('staff.renewRecoveryCodes', { invalidates: invalidated })
  return async () => {
    const question = { title: security.renewTitle, text: security.renewText, yes: security.renew }
    if (!(await confirm(question))) return
    await withRecentProof(async () => showCodes((await renew.mutateAsync({})).recoveryCodes))
  }
}

function useRenamePasskey() {
  const messages = useMessages()
  const { security, action } = messages
  const showToast = useToast()
  const [named, setNamed] = useState<StaffPasskey>()
  const rename = useAction('staff.renamePasskey', { invalidates: invalidated })
  const send = ({ id }: StaffPasskey, name: string) =>
    rename.mutate(
      { id, name },
      {
        onSuccess: () => {
          setNamed(undefined)
          showToast({ text: security.renamed({ name }) })
        },
      },
    )
  const dialog = named && (
    <NameDialog
      title={security.renameOf({ name: named.name })}
      submitLabel={action.save}
      name={named.name}
      busy={rename.isPending}
      failure={rename.error ? errorMessage(rename.error, messages) : undefined}
      onName={(name) => send(named, name)}
      onClose={() => setNamed(undefined)}
    />
  )
  return { start: setNamed, dialog }
}
