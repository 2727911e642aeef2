import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { ConnectionDialog } from './connection-dialog.tsx'
import { type Connection, staleConnections } from './connection-form.ts'
import { useAccountProviders } from './provider-texts.ts'

/** The accounts at payment providers, and the dialog for changing one. */
export function useConnections() {
  const { paymentProviders: texts } = useMessages()
  const isAllowed = useIsAllowed('paymentConnections.listConnections')
  const result = useOperation('paymentConnections.listConnections', {}, { enabled: isAllowed })
  const connections = result.data?.connections
  const [edited, setEdited] = useState<string>()
  const accounts = useAccountProviders()
  const remove = useConfirmedDeletion(texts)
  const action = useAction('paymentConnections.deleteConnection', { invalidates: staleConnections })
  const onDisconnect = ({ provider }: Connection) => {
    const name = accounts.find((one) => one.provider === provider)?.name ?? provider
    void remove(name, texts.deleteText({ name }), () => action.mutateAsync({ provider }))
  }
  const dialog = edited && (
    <ConnectionDialog
      provider={edited}
      stored={connections?.find(({ provider }) => provider === edited)}
      onClose={() => setEdited(undefined)}
    />
  )
  return { connections, error: result.error, onConnect: setEdited, onDisconnect, dialog }
}
