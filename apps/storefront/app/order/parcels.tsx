import { useDate } from '../account/use-date.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import type { ParcelView } from './parcel-view.ts'

/** Each parcel with its content, progress and tracking. */
export function Parcels({ parcels, isAll }: { parcels: readonly ParcelView[]; isAll: boolean }) {
  return parcels.map((parcel, index) => (
    <Parcel
      key={parcel.id}
      parcel={parcel}
      number={index + 1}
      isOnly={isAll && parcels.length === 1}
    />
  ))
}

type ParcelProps = { parcel: ParcelView; number: number; isOnly: boolean }

function Parcel({ parcel, number, isOnly }: ParcelProps) {
  const messages = useMessages()
  const date = useDate()
  const { parcels: texts } = messages.order
  const { isPickup, state, lines, tracking, link, place } = parcel
  const name = isPickup ? texts.pickup : isOnly ? texts.only : texts.parcel({ n: number })
  const says = isPickup ? texts.pickupStates : texts.states
  return (
    <section className="order-box">
      <h2>{name}</h2>
      <p>
        {says[state]} <span className="v-mute">{texts.since({ date: date(parcel.date) })}</span>
      </p>
      {place && <p>{texts.place({ place })}</p>}
      <ul className="order-parcel">
        {lines.map((line) => (
          <li key={line.id}>
            {texts.pieces({ n: line.quantity })} <Name>{line.name}</Name>
          </li>
        ))}
      </ul>
      {tracking && (
        <p className="v-mute">
          <bdi>{tracking}</bdi>
        </p>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {texts.follow}
        </a>
      )}
    </section>
  )
}
