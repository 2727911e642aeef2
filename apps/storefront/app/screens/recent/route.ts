import { VitrineError } from '@vitrine/sdk'
import type { CardView } from '../../views/card.ts'
import { viewCards } from '../../views/card.ts'
import type { Route } from '../screen.ts'

export type RecentProps = { cards: readonly CardView[] }

/** Products by id, for the browser's recently viewed ones. */
export const recentRoute: Route<RecentProps> = {
  load: async ({ api, url, origin, messages, site }) => {
    const ids = (url.searchParams.get('ids') ?? '').split(',').filter(Boolean)
    return {
      kind: 'page',
      head: {
        title: `${messages.product.recent} – ${site.name}`,
        isHiddenFromSearch: true,
      },
      props: { cards: ids.length === 0 ? [] : await cardsOf(ids) },
    }

    async function cardsOf(ids: string[]) {
      try {
        const { products, currency } = await api.shop.productCards({ ids })
        return viewCards(products, currency, origin)
      } catch (error) {
        // An address edited by the user.
        if (error instanceof VitrineError && error.status === 400) return []
        throw error
      }
    }
  },
}
