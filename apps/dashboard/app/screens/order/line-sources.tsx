import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { sourceText } from '../routing/texts.ts'
import { useLocationNames } from '../routing/use-location-names.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { Order, OrderLine } from './setup.ts'

interface LineSourcesProps {
  readonly order: Order
  readonly line: OrderLine
}

/** From where the pieces of a line are sent, why, and a way to change it. */
export function LineSources({ order, line }: LineSourcesProps) {
  const messages = useMessages()
  const { routing } = messages
  const { locations, nameOf } = useLocationNames()
  const [isMoving, setIsMoving] = useState(false)
  const canMove =
    order.state === 'PLACED' &&
    order.hold === null &&
    line.fulfilled < line.quantity &&
    line.restocked === 0 &&
    locations.length > 1
  return (
    <>
      <ul className="plain-list field-hint">
        {line.sources.map((source) => (
          <li key={source.locationId} dir="auto">
            {sourceText(source, nameOf, messages)}
          </li>
        ))}
      </ul>
      {canMove && (
        <IfAllowed call="orders.moveOrderLines">
          <button
            type="button"
            className="link-button"
            aria-label={routing.moveOf({ name: line.name })}
            onClick={() => setIsMoving(true)}
          >
            {routing.move}
          </button>
        </IfAllowed>
      )}
      {isMoving && (
        <MoveDialog
          orderId={order.id}
          line={line}
          locations={locations}
          onClose={() => setIsMoving(false)}
        />
      )}
    </>
  )
}
