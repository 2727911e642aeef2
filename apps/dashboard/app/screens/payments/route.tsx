import { useState } from 'react'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { MethodDialog } from './method-dialog.tsx'
import { movedIds } from './method-form.ts'
import { PaymentsPage } from './page.tsx'
import { PluginProviders } from './provider-texts.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { type PaymentMethod, staleReads } from './setup.ts'
import { useConnections } from './use-connections.tsx'

type EditTarget = { readonly kind: 'method'; readonly id?: string } | { readonly kind: 'settings' }

export function PaymentsRoute() {
  const result = useOperation('payments.listMethods', {})
  return (
    <PluginProviders value={result.data?.pluginProviders ?? []}>
      <Payments result={result} />
    </PluginProviders>
  )
}

interface PaymentsProps {
  readonly result: ReturnType<typeof useOperation<'payments.listMethods'>>
}

function Payments({ result }: PaymentsProps) {
  const settings = useOperation('sites.getSettings', {}).data?.settings.orders
  const money = useMoney()
  const [edited, setEdited] = useState<EditTarget>()
  const methods = result.data?.methods
  const moving = useMove(methods ?? [])
  const { dialog, ...providers } = useConnections()
  const onClose = () => setEdited(undefined)
  return (
    <>
      <PaymentsPage
        methods={methods}
        providers={providers}
        settings={settings}
        money={money}
        error={result.error ?? providers.error}
        isBusy={moving.isBusy}
        onNew={() => setEdited({ kind: 'method' })}
        onChange={({ id }) => setEdited({ kind: 'method', id })}
        onMove={moving.move}
        onDelete={useDelete()}
        onSettings={() => setEdited({ kind: 'settings' })}
        onRetry={() => result.refetch()}
      />
      {edited?.kind === 'method' && (
        <MethodDialog
          stored={methods?.find(({ id }) => id === edited.id)}
          money={money}
          connections={providers.connections}
          onClose={onClose}
        />
      )}
      {dialog}
      {edited?.kind === 'settings' && settings && (
        <SettingsDialog settings={settings} money={money} onClose={onClose} />
      )}
    </>
  )
}

function useMove(methods: readonly PaymentMethod[]) {
  const messages = useMessages()
  const showToast = useToast()
  const action = useAction('payments.orderMethods', { invalidates: staleReads })
  const move = ({ id, name }: PaymentMethod, by: -1 | 1) => {
    const ids = movedIds(
      methods.map((one) => one.id),
      id,
      by,
    )
    if (!ids) return
    const place = ids.indexOf(id) + 1
    action.mutate(
      { ids: [...ids] },
      {
        onSuccess: () => showToast({ text: messages.payments.moved({ name, place }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return { move, isBusy: action.isPending }
}

function useDelete() {
  const { payments } = useMessages()
  const remove = useConfirmedDeletion(payments)
  const action = useAction('payments.deleteMethod', { invalidates: staleReads })
  return ({ id, name }: PaymentMethod) =>
    remove(name, payments.deleteText, () => action.mutateAsync({ id }))
}
