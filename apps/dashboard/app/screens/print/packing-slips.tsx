import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { parcelLines } from '../order/address-form.ts'
import type { Order } from '../order/setup.ts'
import { isPickup, linesToSend, piecesToSend } from '../order/shipments/setup.ts'
import { Barcode } from './barcode.tsx'
import { PrintPage } from './print-page.tsx'

export function PackingSlipsRoute() {
  const { print } = useMessages().shipments
  const shop = useOperation('sites.getSettings', {}).data?.settings.name ?? ''
  return (
    <PrintPage title={print.packingSlips}>
      {(orders) => orders.map((order) => <PackingSlip key={order.id} order={order} shop={shop} />)}
    </PrintPage>
  )
}

interface PackingSlipProps {
  readonly order: Order
  /** The name of the shop. */
  readonly shop: string
}

/** What lies in a parcel, on a page of its own, without prices. */
export function PackingSlip({ order, shop }: PackingSlipProps) {
  const { print } = useMessages().shipments
  const language = useLanguage()
  const { number, createdDate, delivery, note, giftMessage } = order
  return (
    <article className="sheet" aria-label={print.order({ number })}>
      <header>
        <strong className="sheet-shop">
          <bdi>{shop}</bdi>
        </strong>
        <div>
          <h2>{print.order({ number })}</h2>
          <p>{print.from({ date: formatDateTime(createdDate, language) })}</p>
          <Barcode text={number} label={print.barcode({ number })} />
        </div>
      </header>
      <section>
        <h3>{print.shipTo}</h3>
        <address dir="auto">{parcelLines(order.shipping, language).join('\n')}</address>
        {isPickup(order) && <p>{print.collect({ place: delivery[0]?.title ?? '' })}</p>}
      </section>
      <SlipLines order={order} />
      <Written title={print.note} text={note} />
      <Written title={print.gift} text={giftMessage} />
      <p>{print.thanks}</p>
    </article>
  )
}

/** What is left to be packed; of an order that is sent, all of it. */
function SlipLines({ order }: Pick<PackingSlipProps, 'order'>) {
  const { print } = useMessages().shipments
  const language = useLanguage()
  const lines = linesToSend(order)
  const isOpen = lines.some((line) => piecesToSend(line) > 0)
  return (
    <table className="sheet-lines">
      <thead>
        <tr>
          <td className="sheet-box" />
          <th scope="col">{print.product}</th>
          <th scope="col">{print.sku}</th>
          <th scope="col" className="sheet-figure">
            {print.ordered}
          </th>
          <th scope="col" className="sheet-figure">
            {print.inParcel}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="sheet-box">
              <span aria-hidden="true" />
            </td>
            <th scope="row">
              <bdi>{line.name}</bdi>
              <span className="sheet-details" dir="auto">
                {line.descriptionLines.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              </span>
            </th>
            <td>{line.sku ?? ''}</td>
            <td className="sheet-figure">{formatNumber(line.quantity, language)}</td>
            <td className="sheet-figure">
              <strong>
                {formatNumber(isOpen ? piecesToSend(line) : line.fulfilled, language)}
              </strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Written({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <section>
      <h3>{title}</h3>
      <p className="sheet-written" dir="auto">
        {text}
      </p>
    </section>
  )
}
