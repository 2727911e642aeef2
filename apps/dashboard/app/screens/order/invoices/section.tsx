import { formatDate } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { Section } from '../../../shared/section.tsx'
import type { InvoiceSummary } from '../../invoices/search.ts'
import { Credited } from '../../invoices/table.tsx'
import type { InvoiceActions } from '../../invoices/use-invoice-actions.ts'
import { formatMinor } from '../../orders/texts.ts'
import type { Order } from '../setup.ts'

export interface OrderInvoices {
  readonly invoices: readonly InvoiceSummary[]
  readonly actions: InvoiceActions
  readonly isIssuing: boolean
  readonly onIssue: () => void
}

interface InvoicesSectionProps extends OrderInvoices {
  readonly order: Order
  readonly locale: string
}

const isOpen = ({ kind, credited, total }: InvoiceSummary) =>
  kind === 'INVOICE' && (credited < total || total === 0)

/** The invoice of an order and its credit notes. */
export function InvoicesSection(props: InvoicesSectionProps) {
  const { order, invoices, isIssuing, onIssue } = props
  const { invoices: texts } = useMessages()
  const canIssue = order.state === 'PLACED' && !invoices.some(isOpen)
  if (!canIssue && invoices.length === 0) return null
  return (
    <Section
      title={texts.title}
      actions={
        canIssue && (
          <IfAllowed call="invoices.issueInvoices">
            <button type="button" className="link-button" disabled={isIssuing} onClick={onIssue}>
              {texts.issue}
            </button>
          </IfAllowed>
        )
      }
    >
      {invoices.length === 0 ? (
        <p className="field-hint">{texts.noneOfOrder}</p>
      ) : (
        <ul className="order-payments">
          {invoices.map((one) => (
            <Document key={one.id} {...props} invoice={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface DocumentProps extends InvoicesSectionProps {
  readonly invoice: InvoiceSummary
}

function Document({ invoice, locale, actions, order }: DocumentProps) {
  const { invoices: texts } = useMessages()
  const language = useLanguage()
  const { kind, number, issueDate, mailedDate, total, pdfUrl } = invoice
  return (
    <li>
      <div className="order-payment-head">
        <strong>
          {texts.kinds[kind]} <span className="figure">{number}</span>
        </strong>
        <span className="figure">{formatMinor(total, invoice, locale)}</span>
        <Credited invoice={invoice} />
      </div>
      <p className="field-hint">
        {[formatDate(issueDate, language), mailedDate ? texts.wasMailed : texts.notMailed].join(
          ' · ',
        )}
      </p>
      <div className="order-payment-acts">
        <a
          href={pdfUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openOf({ number })}
          className="link-button"
        >
          {texts.open}
        </a>
        <a
          href={invoice.xmlUrl}
          download
          aria-label={texts.eInvoiceOf({ number })}
          className="link-button"
        >
          {texts.eInvoice}
        </a>
        {order.email !== null && (
          <IfAllowed call="invoices.sendInvoice">
            <button
              type="button"
              className="link-button"
              aria-label={texts.sendOf({ number })}
              disabled={actions.isBusy}
              onClick={() => actions.onSend(invoice)}
            >
              {mailedDate ? texts.sendAgain : texts.send}
            </button>
          </IfAllowed>
        )}
        {isOpen(invoice) && (
          <IfAllowed call="invoices.createCreditNote">
            <button
              type="button"
              className="link-button"
              aria-label={texts.creditTitle({ number })}
              disabled={actions.isBusy}
              onClick={() => void actions.onCredit(invoice)}
            >
              {texts.credit}
            </button>
          </IfAllowed>
        )}
      </div>
    </li>
  )
}
