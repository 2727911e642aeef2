import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createPasskey } from '../../api/passkeys.ts'
import { errorCodeOf } from '../../shared/error-code.ts'
import { useMessages } from '../../shared/messages.tsx'
import { passkeyErrorMessage } from '../../shared/passkey-error-message.ts'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall, useInvalidate } from '../../shared/use-operation.ts'
import { AppDialog, type NewApp } from './app-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

/** Queries that contain factors. */
export const invalidated = [
  'staff.getSecurity',
  'staff.listSessions',
  'staff.listStaff',
] as const satisfies Parameters<ReturnType<typeof useInvalidate>>[0]

interface AddFactor {
  readonly addApp: () => void
  readonly addPasskey: () => void
  /** Shows codes that are shown only once. */
  readonly showCodes: (codes: readonly string[]) => void
  readonly dialogs: ReactNode
}

/**
 * Adds a second factor, from the proof to the recovery codes. Calls `onAdded` after all one-time secrets were
 * shown.
 */
export function useAddFactor(
  withRecentProof: (action: () => Promise<unknown>) => Promise<void>,
  onAdded: () => void = () => {},
): AddFactor {
  const { security } = useMessages()
  const showToast = useToast()
  const [codes, setCodes] = useState<readonly string[]>([])
  const settle = (text: string, newCodes: readonly string[]) => {
    showToast({ text })
    setCodes(newCodes)
    if (newCodes.length === 0) onAdded()
  }
  const app = useAddApp(withRecentProof, (newCodes) => settle(security.appAdded, newCodes))
  const passkey = useAddPasskey(withRecentProof, (name, newCodes) =>
    settle(security.passkeyAdded({ name }), newCodes),
  )
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

function useAddApp(
  withRecentProof: (action: () => Promise<unknown>) => Promise<void>,
  onAdded: (codes: readonly string[]) => void,
) {
  const [app, setApp] = useState<NewApp>()
  const add = useAction('staff.addAuthenticator')
  const confirm = useAction('staff.confirmAuthenticator', { invalidates: invalidated })
  const start = () =>
    void withRecentProof(async () => {
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

function useAddPasskey(
  withRecentProof: (action: () => Promise<unknown>) => Promise<void>,
  onAdded: (name: string, codes: readonly string[]) => void,
) {
  const messages = useMessages()
  const { security } = messages
  const [isNaming, setIsNaming] = useState(false)
  const make = useCreatePasskey()
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
        if (errorCodeOf(error) === 'STAFF_PROOF_REQUIRED') {
          setIsNaming(false)
          void withRecentProof(() => Promise.reject(error))
        }
      },
    })
  const dialog = isNaming && (
    <NameDialog
      title={security.addPasskey}
      submitLabel={security.makePasskey}
      name={security.passkeyDefault}
      busy={make.isPending}
      failure={make.error ? passkeyErrorMessage(make.error, messages) : undefined}
      onName={send}
      onClose={() => setIsNaming(false)}
    />
  )
  return { start, dialog }
}

/** Has the device make a passkey of a name and keeps it. */
function useCreatePasskey() {
  const { call } = useCall()
  const refresh = useInvalidate()
  return useMutation<{ recoveryCodes: string[] }, unknown, string>({
    mutationFn: async (name) => {
      const { challengeId, options } = await call('staff.startPasskey', {})
      const credential = await createPasskey(options)
      return call('staff.addPasskey', { challengeId, credential, name })
    },
    onSuccess: () => refresh(invalidated),
  })
}
