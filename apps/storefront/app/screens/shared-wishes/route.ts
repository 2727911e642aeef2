import { viewWish, type WishView } from '../../wishes/wish-view.ts'
import type { Route } from '../screen.ts'

export type SharedWishesProps = { items: readonly WishView[] }

/** A shared wish list, without data of its owner. */
export const sharedWishesRoute: Route<SharedWishesProps> = {
  load: async ({ api, origin, messages, site }, { link = '' }) => {
    const { items, currency } = await api.wishLists.getShared({ link })
    return {
      kind: 'page',
      head: { title: `${messages.wishes.shared.title} – ${site.name}`, isPrivate: true },
      props: { items: items.map((item) => viewWish(item, currency, origin)) },
    }
  },
}
