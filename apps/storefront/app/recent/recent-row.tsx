import { useEffect, useState } from 'react'
import { fetchPage } from '../fetch-page.ts'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { ProductRow } from '../parts/product-row.tsx'
import type { RecentProps } from '../screens/recent/route.ts'
import { recent } from './recent-products.ts'

/** Number of products in a row. */
const SHOWN = 4

/** Recently viewed products, except that of this page; renders nothing until loaded, and without scripts. */
export function RecentRow({ but }: { but?: string }) {
  const messages = useMessages()
  const [cards, setCards] = useState<RecentProps['cards']>([])
  useEffect(() => {
    let isLeft = false
    const ids = recent.others(but)
    if (but) recent.add(but)
    setCards([])
    if (ids.length === 0) return undefined
    void fetchPage(links.recent(ids)).then((data) => {
      if (!isLeft && data?.kind === 'page') setCards((data.state.props as RecentProps).cards)
    })
    return () => {
      isLeft = true
    }
  }, [but])
  return <ProductRow id="recent" title={messages.product.recent} cards={cards.slice(0, SHOWN)} />
}
