import { publicSite } from '@vitrine/contract/sites'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { createClient } from '@vitrine/sdk'
import type { CollectionLink } from '../app/page-state.ts'
import { type PictureView, viewPicture } from '../app/views/picture.ts'
import type { RoomView } from '../app/views/room.ts'
import { createApi } from './api.ts'
import { recent } from './recent.ts'
import type { InProcessFetch } from './visit.ts'

const quarterMinute = 15_000
const minute = 60_000
const hour = 3_600_000
const mostInMenu = 30
const picturesToChooseFrom = 5

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
    const { collections } = await visitor.catalogV1.queryCollections({
      query: { filter: { visible: true }, paging: { limit: mostInMenu } },
    })
    return collections
      .filter(({ id, numberOfProducts }) => id !== ALL_PRODUCTS_ID && numberOfProducts > 0)
      .map(({ id, name, slug, numberOfProducts }) => ({ id, name, slug, count: numberOfProducts }))
  })
  const roomsAt = recent(minute, async (origin): Promise<readonly RoomView[]> => {
    const [visitor, menu] = await Promise.all([visitorAt(origin), menuAt(origin)])
    const found = await Promise.all(
      menu.map(async (room) => {
        const filter = { collectionIds: { $hasSome: [room.id] } }
        const { products } = await visitor.catalogV1.queryProducts({
          query: { filter, paging: { limit: picturesToChooseFrom } },
        })
        const pictures = products.flatMap(({ media }) =>
          media.mainMedia?.image ? [viewPicture(media.mainMedia.image, origin, room.name)] : [],
        )
        return { room, pictures }
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
