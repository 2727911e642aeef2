import { publicSite } from '@vitrine/contract/sites'
import { createClient } from '@vitrine/sdk'
import type { CollectionLink } from '../app/page-state.ts'
import { type PictureView, viewPicture } from '../app/views/picture.ts'
import type { RoomView } from '../app/views/room.ts'
import { toRooms, within } from '../app/views/room-tree.ts'
import { createApi } from './api.ts'
import { recent } from './recent.ts'
import type { InProcessFetch } from './visit.ts'

const quarterMinute = 15_000
const minute = 60_000
const hour = 3_600_000
const mostInMenu = 300
const picturesToChooseFrom = 5
const mostRooms = 30

/**
 * What requests share: the site of an origin, one visitor for all who only look, and
 * the rooms there are.
 */
export function createShared(fetch: InProcessFetch) {
  const siteAt = recent(quarterMinute, async (origin) => {
    const open = createClient({
      baseUrl: origin,
      services: { sites: publicSite },
      fetch: (input, init) => fetch(new Request(input, init)),
    })
    return (await open.sites.getSite()).site
  })
  // Its client renews the token by itself; it is only let go now and then.
  const visitorAt = recent(hour, async (origin) => {
    const { clientId } = await siteAt(origin)
    return createApi(fetch, origin, clientId ? { clientId } : {})
  })
  const menuAt = recent(quarterMinute, async (origin): Promise<readonly CollectionLink[]> => {
    const visitor = await visitorAt(origin)
    const { categories } = await visitor.categories.queryCategories({
      query: {
        filter: { slug: { $ne: 'all-products' } },
        sort: [{ fieldName: 'parentCategory.index', order: 'ASC' }],
        cursorPaging: { limit: mostInMenu },
      },
    })
    return toRooms(categories)
  })
  const roomsAt = recent(minute, async (origin): Promise<readonly RoomView[]> => {
    const [visitor, menu] = await Promise.all([visitorAt(origin), menuAt(origin)])
    const found = await Promise.all(
      menu.slice(0, mostRooms).map(async (room) => {
        const filter = { collectionIds: { $hasSome: within(room).map(({ id }) => id) } }
        const { products, metadata } = await visitor.catalogV1.queryProducts({
          query: { filter, paging: { limit: picturesToChooseFrom } },
        })
        const pictures = products.flatMap(({ media }) =>
          media.mainMedia?.image ? [viewPicture(media.mainMedia.image, origin, room.name)] : [],
        )
        return { room: { ...room, count: metadata.total }, pictures }
      }),
    )
    return chooseDifferent(found)
  })
  return { siteAt, visitorAt, menuAt, roomsAt }
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
