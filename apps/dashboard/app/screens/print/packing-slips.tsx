import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { parcelLines } from '../order/address-form.ts'
import type { Order, OrderLine } from '../order/setup.ts'
import { isPickup, linesToSend, piecesToSend } from '../order/shipments/setup.ts'
import { Barcode } from './barcode.tsx'
import { LocationHeading } from './pick-list.tsx'
import { pickLocations, piecesByLocation } from './pick-rows.ts'
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

/** The content of a parcel on a separate page, without prices. */
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
      <SlipParcels order={order} />
      <TextBlock title={print.note} text={note} />
      <TextBlock title={print.gift} text={giftMessage} />
      <p>{print.thanks}</p>
    </article>
  )
}

/** The unpacked pieces, by location. */
function SlipParcels({ order }: Pick<PackingSlipProps, 'order'>) {
  const locations = pickLocations([order])
  if (locations.length < 2) return <SlipLines order={order} />
  return locations.map((locationId) => (
    <section key={locationId ?? ''}>
      {locationId !== null && <LocationHeading locationId={locationId} />}
      <SlipLines order={order} locationId={locationId} />
    </section>
  ))
}

interface SlipLinesProps {
  readonly order: Order
  /** Absent: all locations; null: lines without a location. */
  readonly locationId?: string | null
}

/** The unpacked pieces; for a sent order all of them. */
function SlipLines({ order, locationId }: SlipLinesProps) {
  const { print } = useMessages().shipments
  const language = useLanguage()
  const left = (line: OrderLine) =>
    locationId === undefined ? piecesToSend(line) : (piecesByLocation(line).get(locationId) ?? 0)
  const lines = linesToSend(order).filter((line) => locationId === undefined || left(line) > 0)
  const isOpen = lines.some((line) => left(line) > 0)
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
              <strong>{formatNumber(isOpen ? left(line) : line.fulfilled, language)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
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
