import { MAX_FULFILLED_AT_ONCE } from '@vitrine/contract/fulfillments'
import { links } from '../../links.ts'
import { Switch } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useIssue } from '../invoices/use-invoice-actions.ts'
import type { BulkSend } from './use-bulk-send.ts'

/** The number of selected orders, with bulk actions. */
export function OrdersBulkBar({ bulk }: { readonly bulk: BulkSend }) {
  const { shipments, invoices } = useMessages()
  const issue = useIssue()
  const { bulk: texts, print } = shipments
  const { orderIds, isTooMany } = bulk
  if (orderIds.length === 0) return null
  const label = texts.selected({ n: orderIds.length })
  return (
    <>
      <section className="bulk" aria-label={label}>
        <span className="figure" role="status">
          {isTooMany ? texts.most({ n: MAX_FULFILLED_AT_ONCE }) : label}
        </span>
        <IfAllowed call="fulfillments.fulfillOrders">
          <button type="button" disabled={isTooMany} onClick={bulk.open}>
            {texts.send}
          </button>
        </IfAllowed>
        <IfAllowed call="invoices.issueInvoices">
          <button
            type="button"
            disabled={isTooMany || issue.isBusy}
            onClick={async () => {
              if (await issue.run(orderIds)) bulk.clear()
            }}
          >
            {invoices.issueMany}
          </button>
        </IfAllowed>
        {!isTooMany && (
          <>
            <Link href={links.pickList(orderIds)}>{print.pickList}</Link>
            <Link href={links.packingSlips(orderIds)}>{print.packingSlips}</Link>
            <Link href={links.addressLabels(orderIds)}>{print.labels}</Link>
          </>
        )}
        <button type="button" onClick={bulk.clear}>
          {texts.clear}
        </button>
      </section>
      {bulk.isOpen && <BulkSendDialog bulk={bulk} />}
    </>
  )
}

/** Confirms the effects on the selected orders. */
function BulkSendDialog({ bulk }: { readonly bulk: BulkSend }) {
  const { bulk: texts } = useMessages().shipments
  const { form, set, submit } = useDialogForm({
    initialForm: { notify: true },
    validate: () => ({}),
    onSubmit: ({ notify }) => bulk.run(notify),
  })
  return (
    <FormDialog
      title={texts.title({ n: bulk.orderIds.length })}
      submitLabel={texts.send}
      busy={bulk.isBusy}
      failure={bulk.failure}
      onClose={bulk.close}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      <Switch
        label={texts.mail}
        hint={texts.mailHint}
        checked={form.notify}
        onChecked={(notify) => set({ notify })}
      />
    </FormDialog>
  )
}
