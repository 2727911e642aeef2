import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { ProductRow } from '../../parts/product-row.tsx'
import type { RecentProps } from './route.ts'

export function RecentPage({ cards }: RecentProps) {
  const messages = useMessages()
  if (cards.length > 0)
    return <ProductRow id="recent" title={messages.product.recent} cards={cards} />
  return (
    <div className="v-wrap wish-page">
      <Empty
        title={messages.product.recent}
        actions={<ButtonLink href={links.allProducts()}>{messages.wishes.empty.all}</ButtonLink>}
      />
    </div>
  )
}
