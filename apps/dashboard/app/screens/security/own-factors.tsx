import type { StaffPasskey, StaffSecurity } from '@vitrine/contract/staff'
import { useState } from 'react'
import { knowsPasskeys } from '../../api/passkeys.ts'
import type { Messages } from '../../messages/en.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { NameDialog } from './name-dialog.tsx'
import { Factors } from './page.tsx'
import { shown, useAdding } from './use-adding.tsx'
import { useProved } from './use-proved.tsx'

/** One’s own second factors, and everything that can be done about them. */
export function OwnFactors({ security }: { readonly security: StaffSecurity }) {
  const messages = useMessages()
  const { proved, proofDialog } = useProved(security.proofs)
  const { addApp, addPasskey, showCodes, dialogs } = useAdding(proved)
  const removing = useRemoving(security, proved)
  const naming = useNaming()
  const renew = useRenewing(proved, showCodes)
  return (
    <>
      <Factors
        security={security}
        noPasskeys={whyNoPasskeys(security, messages)}
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
export function whyNoPasskeys(
  { passkeysAt }: Pick<StaffSecurity, 'passkeysAt'>,
  { security: words }: Messages,
): string | undefined {
  if (!passkeysAt) return words.noName
  if (passkeysAt !== globalThis.location.origin) return words.notHere(passkeysAt)
  return knowsPasskeys() ? undefined : words.noBrowser
}

type Proved = (deed: () => Promise<unknown>) => Promise<void>

function useRemoving({ authenticator, passkeys }: StaffSecurity, proved: Proved) {
  const { security: words, action } = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const removeApp = useAction('staff.removeAuthenticator', { refreshes: shown })
  const removePasskey = useAction('staff.removePasskey', { refreshes: shown })
  const isLast = passkeys.length + (authenticator ? 1 : 0) === 1
  const text = isLast ? words.removeLast : words.removeText
  return {
    app: async () => {
      if (!(await confirm({ title: words.removeAppTitle, text, yes: action.remove }))) return
      await proved(async () => {
        await removeApp.mutateAsync({})
        tell({ text: words.appRemoved })
      })
    },
    passkey: async ({ id, name }: StaffPasskey) => {
      if (!(await confirm({ title: words.removeTitle(name), text, yes: action.remove }))) return
      await proved(async () => {
        await removePasskey.mutateAsync({ id })
        tell({ text: words.passkeyRemoved(name) })
      })
    },
  }
}

function useRenewing(proved: Proved, showCodes: (codes: readonly string[]) => void) {
  const { security: words } = useMessages()
  const confirm = useConfirm()
  const renew = useAction('staff.renewRecoveryCodes', { refreshes: shown })
  return async () => {
    const question = { title: words.renewTitle, text: words.renewText, yes: words.renew }
    if (!(await confirm(question))) return
    await proved(async () => showCodes((await renew.mutateAsync({})).recoveryCodes))
  }
}

function useNaming() {
  const messages = useMessages()
  const { security: words, action } = messages
  const tell = useTell()
  const [named, setNamed] = useState<StaffPasskey>()
  const rename = useAction('staff.renamePasskey', { refreshes: shown })
  const send = ({ id }: StaffPasskey, name: string) =>
    rename.mutate(
      { id, name },
      {
        onSuccess: () => {
          setNamed(undefined)
          tell({ text: words.renamed(name) })
        },
      },
    )
  const dialog = named && (
    <NameDialog
      title={words.renameOf(named.name)}
      submitWords={action.save}
      name={named.name}
      busy={rename.isPending}
      failure={rename.error ? wordsOf(rename.error, messages) : undefined}
      onName={(name) => send(named, name)}
      onClose={() => setNamed(undefined)}
    />
  )
  return { start: setNamed, dialog }
}
