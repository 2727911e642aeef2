import { links } from '../links.ts'
import type { RoomView } from '../views/room.ts'
import { ExhibitPicture } from './exhibit-picture.tsx'
import { Name } from './name.tsx'

const sizes = '(min-width: 64rem) 22vw, (min-width: 46rem) 30vw, 46vw'

/** The doors of the shop: one picture, one name, how much is inside. */
export function RoomGrid({ rooms }: { rooms: readonly RoomView[] }) {
  return (
    <ul className="grid-rooms rooms">
      {rooms.map(({ id, name, slug, count, picture }) => (
        <li key={id} className="exhibit room">
          <ExhibitPicture picture={picture} sizes={sizes} isDecorative />
          <div className="label">
            <h3 className="label-name v-name">
              <a className="exhibit-link" href={links.collection(slug)}>
                <Name>{name}</Name>
              </a>
            </h3>
            <span className="label-price v-num v-mute">{count}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
