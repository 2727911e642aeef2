import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { useLocation } from 'wouter'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { rowSizes } from '../../parts/product-row.tsx'
import { ShareButton } from '../../parts/share-button.tsx'
import { WishButton } from '../../wishes/wish-button.tsx'
import { WishCard } from '../../wishes/wish-card.tsx'
import type { SharedWishesProps } from './route.ts'

export function SharedWishesPage({ items }: SharedWishesProps) {
  const { wishes: messages } = useMessages()
  const [path] = useLocation()
  return (
    <div className="v-wrap wish-page">
      <header>
        <h1 className="page-head-title">{messages.shared.title}</h1>
        <p className="v-mute">{messages.shared.why}</p>
        <ShareButton path={path} title={messages.shared.title} />
      </header>
      {items.length === 0 ? (
        <Empty
          title={messages.shared.empty}
          actions={<ButtonLink href={links.allProducts()}>{messages.empty.all}</ButtonLink>}
        />
      ) : (
        <ul className="card-grid wish-grid">
          {items.map((item) => (
            <li key={item.id}>
              <WishCard item={item} sizes={rowSizes}>
                {item.availability !== 'GONE' && (
                  <WishButton
                    productId={item.productId}
                    name={item.name}
                    isWide
                    {...(item.variantId && { variantId: item.variantId })}
                  />
                )}
              </WishCard>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
