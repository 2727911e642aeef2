import { carrierName } from '@vitrine/contract/fulfillments'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../../links.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { Section } from '../../../shared/section.tsx'
import { useLocationNames } from '../../routing/use-location-names.ts'
import type { OpenWindow, Order } from '../setup.ts'
import { canBeSent, type Fulfillment, isPickup, nameOf } from './setup.ts'

export interface ShipmentActions {
  readonly isBusy: boolean
  readonly onEdit: (one: Fulfillment, name: string) => void
  readonly onArrived: (one: Fulfillment, name: string) => void
  readonly onTakeBack: (one: Fulfillment, name: string) => void
}

interface ShipmentsSectionProps {
  readonly order: Order
  readonly fulfillments: readonly Fulfillment[]
  readonly actions: ShipmentActions
  readonly onOpen: (which: OpenWindow) => void
  readonly onLift: () => void
}

/** The fulfillments of an order, and their actions. */
export function ShipmentsSection(props: ShipmentsSectionProps) {
  const { order, fulfillments } = props
  const { shipments } = useMessages()
  if (order.delivery.length === 0 && fulfillments.length === 0) return null
  const isCollected = isPickup(order)
  return (
    <Section
      title={isCollected ? shipments.headingPickup : shipments.heading}
      actions={<SectionActions {...props} />}
    >
      {order.hold && <HoldNotice reason={order.hold.reason} />}
      {fulfillments.length === 0 ? (
        <p className="field-hint">{isCollected ? shipments.emptyPickup : shipments.empty}</p>
      ) : (
        <ul className="order-payments">
          {fulfillments.map((one, index) => (
            <Shipment key={one.id} {...props} fulfillment={one} index={index} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function HoldNotice({ reason }: { readonly reason: string }) {
  const { next } = useMessages().order
  return (
    <p className="notice" dir="auto">
      {reason === '' ? next.onHold : next.onHoldFor({ reason })}
    </p>
  )
}

function SectionActions({ order, onOpen, onLift }: ShipmentsSectionProps) {
  const { shipments } = useMessages()
  return (
    <span className="section-acts">
      <Link className="link-button" href={links.packingSlips([order.id])}>
        {shipments.packingSlip}
      </Link>
      {order.shipping !== null && !isPickup(order) && (
        <Link className="link-button" href={links.addressLabels([order.id])}>
          {shipments.label}
        </Link>
      )}
      {canBeSent(order) && (
        <>
          <IfAllowed call="orders.updateOrder">
            <button
              type="button"
              className="link-button"
              onClick={() => (order.hold ? onLift() : onOpen('hold'))}
            >
              {order.hold ? shipments.lift : shipments.hold}
            </button>
          </IfAllowed>
          {!order.hold && (
            <IfAllowed call="fulfillments.createFulfillment">
              <button type="button" className="link-button" onClick={() => onOpen('send')}>
                {isPickup(order) ? shipments.ready : shipments.send}
              </button>
            </IfAllowed>
          )}
        </>
      )}
    </span>
  )
}

const tones: Readonly<Record<Fulfillment['state'], StatusTone>> = {
  PENDING: 'warn',
  ACCEPTED: 'note',
  READY: 'note',
  IN_DELIVERY: 'note',
  DELIVERED: 'good',
}

interface ShipmentProps extends ShipmentsSectionProps {
  readonly fulfillment: Fulfillment
  readonly index: number
}

function Shipment(props: ShipmentProps) {
  const { order, fulfillment, index } = props
  const messages = useMessages()
  const { shipments } = messages
  const language = useLanguage()
  const { kind, state, lines, mail, actor, createdDate } = fulfillment
  const states = kind === 'PICKUP' ? shipments.pickupStates : shipments.states
  const { actors } = messages.order.timeline
  const who = Object.hasOwn(actors, actor) ? actors[actor as keyof typeof actors] : actor
  const lineName = (id: string) => order.lines.find((line) => line.id === id)?.name ?? ''
  return (
    <li>
      <div className="order-payment-head">
        <strong>{nameOf(fulfillment, index, messages)}</strong>
        <Tracking fulfillment={fulfillment} />
        <Status tone={tones[state]}>{states[state]}</Status>
      </div>
      {fulfillment.locationId !== null && <FromLocation locationId={fulfillment.locationId} />}
      <ul className="lines">
        {lines.map(({ lineId, quantity }) => (
          <li key={lineId} dir="auto">
            {shipments.pieces({ n: quantity, name: lineName(lineId) })}
          </li>
        ))}
      </ul>
      <p className="field-hint">
        {[formatDateTime(createdDate, language), who, shipments.mails[mail]].join(' · ')}
      </p>
      <ShipmentActs {...props} />
    </li>
  )
}

/** From where a parcel is sent, where there are several locations. */
function FromLocation({ locationId }: { readonly locationId: string }) {
  const { routing } = useMessages()
  const { locations, nameOf } = useLocationNames()
  if (locations.length < 2) return null
  return (
    <p className="field-hint" dir="auto">
      {routing.pickFrom({ location: nameOf(locationId) })}
    </p>
  )
}

function Tracking({ fulfillment }: Pick<ShipmentProps, 'fulfillment'>) {
  const { shipments } = useMessages()
  const { carrier, trackingNumber, trackingLink } = fulfillment
  const number = [carrier && carrierName(carrier), trackingNumber].filter(Boolean).join(' ')
  if (!trackingLink) return number ? <bdi>{number}</bdi> : null
  return (
    <a href={trackingLink} target="_blank" rel="noreferrer">
      {number ? shipments.follow({ number }) : shipments.followLink}
    </a>
  )
}

function ShipmentActs({ fulfillment, index, actions }: ShipmentProps) {
  const messages = useMessages()
  const { shipments } = messages
  const name = nameOf(fulfillment, index, messages)
  const isDone = fulfillment.state === 'DELIVERED'
  const act = (label: string, words: string, run: (one: Fulfillment, name: string) => void) => (
    <button
      type="button"
      className="link-button"
      aria-label={words}
      disabled={actions.isBusy}
      onClick={() => run(fulfillment, name)}
    >
      {label}
    </button>
  )
  const arrived = fulfillment.kind === 'PICKUP' ? shipments.collected : shipments.delivered
  return (
    <div className="order-payment-acts">
      <IfAllowed call="fulfillments.updateFulfillment">
        {!isDone && act(arrived, `${name}: ${arrived}`, actions.onArrived)}
        {fulfillment.kind === 'SHIPMENT' &&
          act(shipments.edit, shipments.editOf({ name }), actions.onEdit)}
      </IfAllowed>
      {!isDone && (
        <IfAllowed call="fulfillments.cancelFulfillment">
          {act(shipments.takeBack, shipments.takeBackOf({ name }), actions.onTakeBack)}
        </IfAllowed>
      )}
    </div>
  )
}
