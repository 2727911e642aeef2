import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { MailsBox } from '../../wishes/mails-box.tsx'
import { ShareBox } from '../../wishes/share-box.tsx'
import { useServedWishes, useWishState } from '../../wishes/use-wishes.ts'
import { WishBox } from '../../wishes/wish-box.tsx'
import { WishNoticeLine } from '../../wishes/wish-notice.tsx'
import type { WishesProps } from '../../wishes/wish-view.ts'

export function WishListPage(served: WishesProps) {
  const { wishes: messages } = useMessages()
  const { items, currency, shareUrl, mails, errors, collectsWaiting, notice } =
    useServedWishes(served)
  const { error, sending } = useWishState()
  return (
    <div className="v-wrap wish-page" aria-busy={sending.size > 0}>
      <h1 className="page-head-title">{messages.title}</h1>
      <WishNoticeLine notice={notice} error={error} />
      {items.length === 0 ? (
        <Empty
          title={messages.empty.title}
          actions={<ButtonLink href={links.allProducts()}>{messages.empty.all}</ButtonLink>}
        >
          {messages.empty.why}
        </Empty>
      ) : (
        <>
          <ul className="card-grid wish-grid">
            {items.map((item) => (
              <li key={item.id}>
                <WishBox item={item} currency={currency} collectsWaiting={collectsWaiting} />
              </li>
            ))}
          </ul>
          <div className="wish-boxes">
            {mails && <MailsBox mails={mails} errors={errors} />}
            <ShareBox url={shareUrl} />
          </div>
        </>
      )}
    </div>
  )
}
