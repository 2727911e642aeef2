import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { parcelLines } from '../order/address-form.ts'
import type { Order } from '../order/setup.ts'
import { isPickup } from '../order/shipments/setup.ts'
import { Barcode } from './barcode.tsx'
import { PrintPage } from './print-page.tsx'

export function AddressLabelsRoute() {
  const { print } = useMessages().shipments
  const shop = useOperation('sites.getSettings', {}).data?.settings.name ?? ''
  return (
    <PrintPage title={print.labels}>
      {(orders) => <AddressLabels orders={orders} shop={shop} />}
    </PrintPage>
  )
}

interface AddressLabelsProps {
  readonly orders: readonly Order[]
  /** The name of the shop, as the sender. */
  readonly shop: string
}

/** Labels for parcels (A6), one for each order that has an address to be sent to. */
export function AddressLabels({ orders, shop }: AddressLabelsProps) {
  const { print } = useMessages().shipments
  const language = useLanguage()
  const sent = orders.filter((order) => order.shipping !== null && !isPickup(order))
  if (sent.length === 0) return <p>{print.nothingToLabel}</p>
  return sent.map(({ id, number, shipping }) => (
    <article key={id} className="sheet sheet-label" aria-label={print.order({ number })}>
      <p>
        <bdi>{shop}</bdi>
      </p>
      <address dir="auto">{parcelLines(shipping, language).join('\n')}</address>
      <footer>
        <Barcode text={number} label={print.barcode({ number })} />
        <span>{print.order({ number })}</span>
      </footer>
    </article>
  ))
}
