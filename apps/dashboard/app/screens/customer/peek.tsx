import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { keyOf } from './consents.tsx'
import { averageOf, type Customer, countryName, nameOf } from './setup.ts'

/** Further orders are shown as a count. */
const MAX_ORDERS = 5
/** Longer notes are truncated. */
const MAX_NOTE = 300

interface PartProps {
  /** The locale for amounts. */
  readonly locale: string
  readonly now: Date
}

interface CustomerPeekProps extends PartProps {
  readonly customer: Pick<Customer, 'id' | 'name' | 'email'>
  readonly onClose: () => void
}

/** A summary of a customer: spending, latest orders, consents and note. */
export function CustomerPeek({ customer, onClose, ...rest }: CustomerPeekProps) {
  const { customers } = useMessages()
  const { data, error, refetch } = useOperation('customers.getCustomer', { id: customer.id })
  return (
    <PeekPanel
      title={nameOf(customer, customers.noName)}
      href={links.customer(customer.id)}
      onClose={onClose}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <About customer={data.customer} now={rest.now} />
          <Bought customer={data.customer} {...rest} />
        </>
      )}
    </PeekPanel>
  )
}

function About({ customer, now }: { readonly customer: Customer; readonly now: Date }) {
  const { customer: texts, customers } = useMessages()
  const language = useLanguage()
  const { kind, email, country, tags, createdDate } = customer
  return (
    <dl className="peek-facts">
      <div>
        <dt>{customers.columns.kind}</dt>
        <dd>{customers.kind[kind]}</dd>
      </div>
      {email && (
        <div>
          <dt>{customers.columns.email}</dt>
          <dd>
            <bdi>{email}</bdi>
          </dd>
        </div>
      )}
      {country && (
        <div>
          <dt>{texts.country}</dt>
          <dd>{countryName(country, language)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.since}</dt>
        <dd>
          <RelativeTime moment={createdDate} now={now} />
        </dd>
      </div>
      {tags.length > 0 && (
        <div>
          <dt>{texts.tags.title}</dt>
          <dd>
            <bdi>{tags.join(', ')}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Spending, orders, consents and the note of a customer. */
export function Bought({ customer, ...rest }: PartProps & { readonly customer: Customer }) {
  const { customer: texts } = useMessages()
  const language = useLanguage()
  const { note, consents } = customer
  return (
    <>
      <Spending customer={customer} locale={rest.locale} />
      <h3>{texts.orderList}</h3>
      <Orders customerId={customer.id} {...rest} />
      <h3>{texts.consents.title}</h3>
      {consents.length === 0 && <p className="mute">{texts.consents.none}</p>}
      {consents.length > 0 && (
        <ul className="lines">
          {consents.map((one) => (
            <li key={keyOf(one)}>
              <bdi>{one.text}</bdi>
              {one.withdrawnDate && (
                <span className="mute">
                  {' '}
                  {texts.consents.withdrawn({ date: formatDateTime(one.withdrawnDate, language) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {note !== '' && (
        <>
          <h3>{texts.note.title}</h3>
          <p className="peek-note" dir="auto">
            {note.length > MAX_NOTE ? `${note.slice(0, MAX_NOTE)} …` : note}
          </p>
        </>
      )}
    </>
  )
}

function Spending({ customer, locale }: Pick<PartProps, 'locale'> & { customer: Customer }) {
  const { customer: texts } = useMessages()
  const language = useLanguage()
  const { orders, spending } = customer
  return (
    <dl className="peek-facts">
      {spending.map((one) => (
        <div key={one.currency}>
          <dt>{texts.spent}</dt>
          <dd className="figure">{formatMinor(one.spent, one, locale)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.orders}</dt>
        <dd className="figure">{formatNumber(orders, language)}</dd>
      </div>
      {orders > 1 && spending.length === 1 && (
        <div>
          <dt>{texts.average}</dt>
          <dd className="figure">{formatMinor(averageOf(customer), customer, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The latest orders, and the number of further ones. */
function Orders({ customerId, locale, now }: PartProps & { readonly customerId: string }) {
  const { customer: texts, peek, shell } = useMessages()
  const { data, error, refetch } = useOperation('customers.listCustomerOrders', {
    id: customerId,
    limit: MAX_ORDERS,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} label={shell.loading} />
  if (data.count === 0) return <p className="mute">{texts.noOrders}</p>
  const left = data.count - data.orders.length
  return (
    <>
      <table className="peek-rows">
        <tbody>
          {data.orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <Link className="figure" href={links.order(order.id)}>
                  {order.number}
                </Link>
              </th>
              <td className="mute">
                <RelativeTime moment={order.createdDate} now={now} />
              </td>
              <td className="cell-figure figure">{formatMinor(order.total, order, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className="mute">{peek.more({ n: left })}</p>}
    </>
  )
}
