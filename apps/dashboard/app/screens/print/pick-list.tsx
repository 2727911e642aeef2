import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Order } from '../order/setup.ts'
import { useLocationNames } from '../routing/use-location-names.ts'
import { ordersToPick, type PickRow, pickLocations, pickRowsOf } from './pick-rows.ts'
import { PrintPage } from './print-page.tsx'

export function PickListRoute() {
  const { print } = useMessages().shipments
  return <PrintPage title={print.pickList}>{(orders) => <PickList orders={orders} />}</PrintPage>
}

/** The products to pick for several orders, each listed once. */
export function PickList({ orders }: { readonly orders: readonly Order[] }) {
  const { print } = useMessages().shipments
  const picked = ordersToPick(orders)
  const locations = pickLocations(picked)
  if (locations.length === 0) return <p>{print.nothingToPick}</p>
  return (
    <article className="sheet">
      <h2>{print.pickList}</h2>
      <p className="mute">{print.orders({ n: picked.length })}</p>
      {locations.map((locationId) => (
        <section key={locationId ?? ''}>
          {locationId !== null && <LocationHeading locationId={locationId} />}
          <PickTable rows={pickRowsOf(picked, locationId)} />
        </section>
      ))}
    </article>
  )
}

export function LocationHeading({ locationId }: { readonly locationId: string }) {
  const { routing } = useMessages()
  const { nameOf } = useLocationNames()
  return <h3>{routing.pickFrom({ location: nameOf(locationId) })}</h3>
}

function PickTable({ rows }: { readonly rows: readonly PickRow[] }) {
  const { print } = useMessages().shipments
  const language = useLanguage()
  return (
    <table className="sheet-lines">
      <thead>
        <tr>
          <td className="sheet-box" />
          <th scope="col">{print.product}</th>
          <th scope="col">{print.sku}</th>
          <th scope="col" className="sheet-figure">
            {print.pieces}
          </th>
          <th scope="col">{print.inOrders}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, details, sku, pieces, orders: of }) => (
          <tr key={key}>
            <td className="sheet-box">
              <span aria-hidden="true" />
            </td>
            <th scope="row">
              <bdi>{name}</bdi>
              {details && (
                <span className="sheet-details" dir="auto">
                  {details}
                </span>
              )}
            </th>
            <td>{sku}</td>
            <td className="sheet-figure">
              <strong>{formatNumber(pieces, language)}</strong>
            </td>
            <td>
              {of.map((one) => print.inOrder({ number: one.number, n: one.pieces })).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
