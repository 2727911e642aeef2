import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { makePasskey } from '../../api/passkeys.ts'
import { codeOf } from '../../scaffold/code-of.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { passkeyWords } from '../../scaffold/passkey-words.ts'
import { useAction, useCall, useRefresh } from '../../scaffold/use-operation.ts'
import { AppDialog, type NewApp } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

/** What shows that a factor has come or gone. */
export const shown = [
  'staff.getSecurity',
  'staff.listSessions',
  'staff.listStaff',
] as const satisfies Parameters<ReturnType<typeof useRefresh>>[0]

interface Adding {
  readonly addApp: () => void
  readonly addPasskey: () => void
  /** Shows codes that are told only once. */
  readonly showCodes: (codes: readonly string[]) => void
  readonly dialogs: ReactNode
}

/**
 * Adding a second factor, from the proof to the recovery codes. `onAdded` is told once everything that is
 * shown only once has been seen.
 */
export function useAdding(
  proved: (deed: () => Promise<unknown>) => Promise<void>,
  onAdded: () => void = () => {},
): Adding {
  const { security: words } = useMessages()
  const tell = useTell()
  const [codes, setCodes] = useState<readonly string[]>([])
  const settle = (text: string, given: readonly string[]) => {
    tell({ text })
    setCodes(given)
    if (given.length === 0) onAdded()
  }
  const app = useApp(proved, (given) => settle(words.appAdded, given))
  const passkey = usePasskey(proved, (name, given) => settle(words.passkeyAdded(name), given))
  const close = () => {
    setCodes([])
    onAdded()
  }
  return {
    addApp: app.start,
    addPasskey: passkey.start,
    showCodes: setCodes,
    dialogs: (
      <>
        {app.dialog}
        {passkey.dialog}
        {codes.length > 0 && <CodesDialog codes={codes} onClose={close} />}
      </>
    ),
  }
}

function useApp(
  proved: (deed: () => Promise<unknown>) => Promise<void>,
  onAdded: (codes: readonly string[]) => void,
) {
  const [app, setApp] = useState<NewApp>()
  const add = useAction('staff.addAuthenticator')
  const confirm = useAction('staff.confirmAuthenticator', { refreshes: shown })
  const start = () =>
    void proved(async () => {
      confirm.reset()
      setApp(await add.mutateAsync({}))
    })
  const send = (code: string) =>
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => {
          setApp(undefined)
          onAdded(recoveryCodes)
        },
      },
    )
  const dialog = app && (
    <AppDialog
      app={app}
      busy={confirm.isPending}
      failure={confirm.error}
      onCode={send}
      onClose={() => setApp(undefined)}
    />
  )
  return { start, dialog }
}

function usePasskey(
  proved: (deed: () => Promise<unknown>) => Promise<void>,
  onAdded: (name: string, codes: readonly string[]) => void,
) {
  const messages = useMessages()
  const { security: words } = messages
  const [isNaming, setIsNaming] = useState(false)
  const make = useMaking()
  const start = () => {
    make.reset()
    setIsNaming(true)
  }
  const send = (name: string) =>
    make.mutate(name, {
      onSuccess: ({ recoveryCodes }) => {
        setIsNaming(false)
        onAdded(name, recoveryCodes)
      },
      onError: (error) => {
        if (codeOf(error) === 'STAFF_PROOF_REQUIRED') {
          setIsNaming(false)
          void proved(() => Promise.reject(error))
        }
      },
    })
  const dialog = isNaming && (
    <NameDialog
      title={words.addPasskey}
      submitWords={words.makePasskey}
      name={words.passkeyDefault}
      busy={make.isPending}
      failure={make.error ? passkeyWords(make.error, messages) : undefined}
      onName={send}
      onClose={() => setIsNaming(false)}
    />
  )
  return { start, dialog }
}

/** Has the device make a passkey of a name and keeps it. */
function useMaking() {
  const { call } = useCall()
  const refresh = useRefresh()
  return useMutation<{ recoveryCodes: string[] }, unknown, string>({
    mutationFn: async (name) => {
      const { challengeId, options } = await call('staff.startPasskey', {})
      const credential = await makePasskey(options)
      return call('staff.addPasskey', { challengeId, credential, name })
    },
    onSuccess: () => refresh(shown),
  })
}
