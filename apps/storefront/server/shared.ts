import { publicSite } from '@vitrine/contract/sites'
import { createClient } from '@vitrine/sdk'
import type { CollectionLink } from '../app/page-state.ts'
import { stillOf, viewMedia } from '../app/views/media.ts'
import type { PictureView } from '../app/views/picture.ts'
import type { RoomView } from '../app/views/room.ts'
import { menuOf, wayTo, within } from '../app/views/room-tree.ts'
import { createApi } from './api.ts'
import { type Changes, recent } from './recent.ts'
import { findRooms, type RoomTree } from './rooms.ts'
import type { InProcessFetch } from './visit.ts'

const quarterMinute = 15_000
const minute = 60_000
const hour = 3_600_000
/** Every page carries them. */
const mostInMenu = 100
/** As many as a question about things may name, with the room itself. */
const mostWithin = 999
const picturesToChooseFrom = 5
const mostRooms = 30

/** What requests share: the site of an origin, one visitor for all who only look, and the rooms. */
export function createShared(fetch: InProcessFetch, changes?: Changes) {
  const until = changes ? { changes } : {}
  const siteAt = recent(
    quarterMinute,
    async (origin) => {
      const open = createClient({
        baseUrl: origin,
        services: { sites: publicSite },
        fetch: (input, init) => fetch(new Request(input, init)),
      })
      return (await open.sites.getSite()).site
    },
    until,
  )
  // Its client renews the token by itself; it is only let go now and then.
  const visitorAt = recent(hour, async (origin) => {
    const { clientId } = await siteAt(origin)
    return createApi(fetch, origin, clientId ? { clientId } : {})
  })
  const treeAt = recent(
    quarterMinute,
    async (origin) => findRooms(await visitorAt(origin), undefined, mostInMenu),
    until,
  )
  const largeMenuAt = recent(
    quarterMinute,
    async (origin) => findRooms(await visitorAt(origin), undefined, mostInMenu, { forMenu: true }),
    until,
  )
  /** The rooms that the menu shows: asked for on their own where the shop has more rooms than the menu. */
  const menuAt = async (origin: string): Promise<RoomTree> => {
    const tree = await treeAt(origin)
    return tree.isWhole ? { ...tree, rooms: menuOf(tree.rooms) } : largeMenuAt(origin)
  }
  const withinAt = recent(
    quarterMinute,
    async (key) => {
      const [origin = '', id = ''] = key.split(' ')
      return findRooms(await visitorAt(origin), id, mostWithin)
    },
    until,
  )
  /** The rooms within one, also those that the menu leaves out; a small shop has been read as a whole. */
  const roomsIn = async (origin: string, id: string): Promise<RoomTree> => {
    const tree = await treeAt(origin)
    if (!tree.isWhole) return withinAt(`${origin} ${id}`)
    const rooms = wayTo(tree.rooms, (room) => room.id === id).at(-1)?.rooms ?? []
    return { rooms, isWhole: true }
  }
  const roomsAt = recent(
    minute,
    async (origin): Promise<readonly RoomView[]> => {
      const [visitor, menu] = await Promise.all([visitorAt(origin), menuAt(origin)])
      const found = await Promise.all(
        menu.rooms.slice(0, mostRooms).map(async (room) => {
          const filter = {
            collectionIds: { $hasSome: within(room, await roomsIn(origin, room.id)) },
          }
          const { products, metadata } = await visitor.catalogV1.queryProducts({
            query: { filter, paging: { limit: picturesToChooseFrom } },
          })
          const pictures = products.flatMap(({ media: { mainMedia } }) =>
            viewMedia(mainMedia ? [mainMedia] : [], origin, room.name).flatMap(
              (one) => stillOf(one) ?? [],
            ),
          )
          // What is within is in the menu already.
          return { room: { ...room, rooms: [], count: metadata.total }, pictures }
        }),
      )
      return chooseDifferent(found)
    },
    until,
  )
  return { siteAt, visitorAt, treeAt, menuAt, roomsIn, roomsAt }
}
export type Shared = ReturnType<typeof createShared>

/** A thing may be in two rooms; its picture stands for one of them. */
function chooseDifferent(
  found: readonly { room: CollectionLink; pictures: readonly PictureView[] }[],
): RoomView[] {
  const taken = new Set<string>()
  return found.map(({ room, pictures }) => {
    const picture = pictures.find(({ src }) => !taken.has(src)) ?? pictures[0]
    if (!picture) return room
    taken.add(picture.src)
    return { ...room, picture }
  })
}
