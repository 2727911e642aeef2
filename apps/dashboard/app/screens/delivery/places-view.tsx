import { countryName } from '@vitrine/messages/countries'
import { Plus } from 'lucide-react'
import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { Section } from '../../shared/section.tsx'
import type { Money } from '../../shared/use-money.ts'
import { streetOf } from './pickup-form.ts'
import { rateText } from './rates.ts'
import { OnOff } from './regions-view.tsx'
import type { DeliverySetup, EditTarget, LocalDelivery, PickupLocation } from './setup.ts'
import { areaText } from './texts.ts'

export interface PlacesViewProps {
  readonly setup: DeliverySetup
  readonly money: Money
  readonly onEdit: (edited: EditTarget) => void
  readonly onDeletePickup: (location: PickupLocation) => void
  readonly onDeleteLocal: (option: LocalDelivery) => void
}

/** Pickup locations and local delivery. */
export function PlacesView({ setup, money, onEdit, ...props }: PlacesViewProps) {
  const messages = useMessages()
  const { delivery, locale } = messages
  const { columns, pickup, local } = delivery
  const addressOf = ({ address }: PickupLocation) => {
    const city = [address.postalCode, address.city].filter(Boolean).join(' ')
    return [streetOf(address), city, countryName(address.country, locale)]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <div className="delivery-profiles">
      <Places
        labels={pickup}
        place={columns.address}
        save="delivery.savePickupLocation"
        remove="delivery.deletePickupLocation"
        rows={setup.pickupLocations.map((one) => ({
          id: one.id,
          name: one.name,
          place: addressOf(one),
          time: one.deliveryTime,
          price: rateText(one.rates, null, messages, money),
          active: one.active,
          onDelete: () => props.onDeletePickup(one),
        }))}
        onEdit={(id) => onEdit({ kind: 'pickup', ...(id && { id }) })}
      />
      <Places
        labels={local}
        place={columns.area}
        save="delivery.saveLocalDelivery"
        remove="delivery.deleteLocalDelivery"
        rows={setup.localDelivery.map((one) => ({
          id: one.id,
          name: one.areaName,
          place: areaText(one, messages),
          time: one.estimatedDeliveryTime,
          price: rateText(one.rates, one.freeFrom, messages, money),
          active: one.active,
          onDelete: () => props.onDeleteLocal(one),
        }))}
        onEdit={(id) => onEdit({ kind: 'local', ...(id && { id }) })}
      />
    </div>
  )
}

interface PlaceRow {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly time: string
  readonly price: string
  readonly active: boolean
  readonly onDelete: () => void
}

interface PlacesProps {
  readonly labels: {
    readonly heading: string
    readonly text: string
    readonly new: string
    readonly empty: string
  }
  /** Header of the location column. */
  readonly place: string
  readonly save: OperationName
  readonly remove: OperationName
  readonly rows: readonly PlaceRow[]
  readonly onEdit: (id?: string) => void
}

function Places({ labels, place, save, remove, rows, onEdit }: PlacesProps) {
  const { columns } = useMessages().delivery
  return (
    <Section
      title={labels.heading}
      hint={labels.text}
      actions={
        <IfAllowed call={save}>
          <button type="button" className="button" onClick={() => onEdit()}>
            <Plus aria-hidden="true" />
            {labels.new}
          </button>
        </IfAllowed>
      }
    >
      {rows.length === 0 ? (
        <p className="mute">{labels.empty}</p>
      ) : (
        <table className="list list-wrapping">
          <thead>
            <tr>
              <th scope="col">{columns.option}</th>
              <th scope="col">{place}</th>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">
                <span className="visually-hidden">{columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} save={save} remove={remove} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

type RowProps = Pick<PlacesProps, 'save' | 'remove' | 'onEdit'> & { readonly row: PlaceRow }

function Row({ row, save, remove, onEdit }: RowProps) {
  const { delivery } = useMessages()
  return (
    <tr>
      <RowName name={row.name} onChange={() => onEdit(row.id)} />
      <td className="cell-words" dir="auto">
        {row.place}
      </td>
      <td className="mute cell-words" dir="auto">
        {row.time}
      </td>
      <td className="cell-words">{row.price}</td>
      <td>
        <OnOff active={row.active} />
      </td>
      <td className="cell-actions">
        <RowActions
          labels={delivery}
          name={row.name}
          updateOperation={save}
          deleteOperation={remove}
          onChange={() => onEdit(row.id)}
          onDelete={row.onDelete}
        />
      </td>
    </tr>
  )
}
