import { useState } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { useNewDraft } from '../drafts/use-new-draft.ts'
import { AddressDialog } from './address-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { FieldsDialog } from './fields-dialog.tsx'
import { useOrderInvoices } from './invoices/use-order-invoices.ts'
import { Ledger } from './ledger.tsx'
import { useMerge } from './merge/use-merge.tsx'
import { OrderPage } from './page.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { AskDialog } from './requests/ask-dialog.tsx'
import { useRequests } from './requests/use-requests.ts'
import { RecordReturnDialog } from './returns/record-dialog.tsx'
import { useReturns } from './returns/use-returns.tsx'
import type { OpenWindow, Order, WindowProps } from './setup.ts'
import { EditDialog } from './shipments/edit-dialog.tsx'
import { HoldDialog } from './shipments/hold-dialog.tsx'
import { SendDialog } from './shipments/send-dialog.tsx'
import type { Fulfillment } from './shipments/setup.ts'
import { useShipmentActions } from './shipments/use-shipment-actions.ts'
import { useMarkAsSeen, useOrderActions, usePaymentActions } from './use-order-actions.ts'

export function OrderRoute() {
  const id = useUrlParam('orderId')
  const result = useOperation('orders.getOrder', { id })
  if (result.data) return <OrderScreen key={id} order={result.data.order} />
  return <NoOrder error={result.error} onRetry={() => result.refetch()} />
}

function NoOrder({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { order: texts, orders, shell } = useMessages()
  const isMissing =
    error !== null &&
    typeof error === 'object' &&
    'status' in error &&
    (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeader title={orders.title} backLink={<Link href={links.orders()}>{texts.back}</Link>} />
      {!error && <Skeleton rows={8} label={shell.loading} />}
      {isMissing && (
        <EmptyState title={texts.missing} text="">
          <Link className="button" href={links.orders()}>
            {texts.back}
          </Link>
        </EmptyState>
      )}
      {error && !isMissing ? <Failure error={error} onRetry={onRetry} /> : null}
    </>
  )
}

function OrderScreen({ order }: { readonly order: Order }) {
  const { locale } = useMoney()
  const [open, setOpen] = useState<OpenWindow>()
  const { attempt, ...actions } = useOrderActions(order)
  const payments = usePaymentActions(order, locale, attempt)
  const shipments = useShipments(order)
  const returns = useReturns(order, locale)
  const invoicing = useOrderInvoices(order)
  const asking = useRequests(order, locale, attempt)
  const merge = useMerge(order, locale)
  const begin = useNewDraft()
  const fields =
    useOperation('customFields.listCustomFields', { owner: 'ORDER' }).data?.fields ?? []
  useMarkAsSeen(order)
  return (
    <>
      <OrderPage
        {...actions}
        {...payments}
        fulfillments={shipments.fulfillments}
        shipmentActions={shipments.actions}
        returns={returns.read}
        returnActions={returns.actions}
        invoicing={invoicing}
        asking={asking}
        mergeNotice={merge.notice}
        fields={fields}
        order={order}
        locale={locale}
        now={new Date()}
        ledger={<Ledger order={order} locale={locale} />}
        onOpen={setOpen}
        onEdit={() => void begin({ orderId: order.id })}
        onOrderAgain={() => void begin({ copyOf: order.id })}
      />
      {shipments.editing && <EditDialog {...shipments.editing} onClose={shipments.onClose} />}
      {returns.dialog}
      {merge.dialog}
      {open && (
        <OrderWindow
          which={open}
          order={order}
          locale={locale}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The parcels of an order, and the one that is being edited. */
function useShipments({ id }: Order) {
  const result = useOperation('fulfillments.listFulfillments', { orderIds: [id] })
  const [editing, setEditing] = useState<{ fulfillment: Fulfillment; name: string }>()
  const actions = useShipmentActions()
  return {
    fulfillments: result.data?.fulfillments ?? [],
    actions: {
      ...actions,
      onEdit: (fulfillment: Fulfillment, name: string) => setEditing({ fulfillment, name }),
    },
    editing,
    onClose: () => setEditing(undefined),
  }
}

function OrderWindow({ which, ...props }: WindowProps & { readonly which: OpenWindow }) {
  switch (which) {
    case 'refund':
      return <RefundDialog {...props} />
    case 'record':
      return <RecordDialog {...props} />
    case 'ask':
      return <AskDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'send':
      return <SendDialog {...props} />
    case 'hold':
      return <HoldDialog {...props} />
    case 'recordReturn':
      return <RecordReturnDialog {...props} />
    case 'fields':
      return <FieldsDialog {...props} />
    case 'contact':
      return <ContactDialog {...props} />
    default:
      return <AddressDialog {...props} which={which} />
  }
}
