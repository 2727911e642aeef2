import { links } from '../../links.ts'
import './invoices.css'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { formatMinor } from '../orders/texts.ts'
import type { InvoiceSummary } from './search.ts'
import type { InvoiceActions } from './use-invoice-actions.ts'

interface InvoicesTableProps {
  readonly invoices: readonly InvoiceSummary[]
  /** How the site writes amounts. */
  readonly locale: string
  readonly actions: InvoiceActions
}

/** The last number first; each number opens its document. */
export function InvoicesTable({ invoices, ...rest }: InvoicesTableProps) {
  const { columns } = useMessages().invoices
  return (
    <table className="list invoices">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.mail}</th>
          <th scope="col" className="cell-figure">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

interface InvoiceRowProps extends Omit<InvoicesTableProps, 'invoices'> {
  readonly invoice: InvoiceSummary
}

function InvoiceRow({ invoice, locale, actions }: InvoiceRowProps) {
  const { invoices: texts } = useMessages()
  const language = useLanguage()
  const { number, kind, issueDate, orderId, orderNumber, buyerName, mailedDate } = invoice
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1
  return (
    <tr>
      <th scope="row">
        <a href={invoice.pdfUrl} target="_blank" rel="noreferrer" className="figure">
          {number}
        </a>
      </th>
      <td>
        {texts.kinds[kind]}
        <Credited invoice={invoice} />
      </td>
      <td className="mute">{formatDate(issueDate, language)}</td>
      <td>
        <Link href={links.order(orderId)} className="figure">
          {orderNumber}
        </Link>
      </td>
      <td>
        <bdi>{buyerName}</bdi>
      </td>
      <td className="mute">
        {mailedDate ? (
          texts.wasMailed
        ) : (
          <IfAllowed call="invoices.sendInvoice">
            <button
              type="button"
              className="link-button"
              aria-label={texts.sendOf({ number })}
              disabled={actions.isBusy}
              onClick={() => actions.onSend(invoice)}
            >
              {texts.send}
            </button>
          </IfAllowed>
        )}
      </td>
      <td className="cell-figure">
        <span className="figure">{formatMinor(sign * invoice.total, invoice, locale)}</span>
      </td>
    </tr>
  )
}

/** Marks a partly or completely credited invoice. */
export function Credited({ invoice }: { readonly invoice: InvoiceSummary }) {
  const { invoices: texts } = useMessages()
  const { kind, credited, total } = invoice
  if (kind !== 'INVOICE' || credited === 0) return null
  return (
    <span className="invoice-credited">
      {credited >= total ? texts.credited : texts.partCredited}
    </span>
  )
}
