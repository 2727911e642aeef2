import { SkipLink } from '@vitrine/ui/visually-hidden'
import type { ReactNode } from 'react'
import { CartDrawerLoader } from '../cart/cart-link.tsx'
import { useMessages } from '../messages/index.ts'
import type { LayoutState } from '../page-state.ts'
import { QuickLookLoader } from '../quick-look/quick-look-loader.tsx'
import { SearchOverlayLoader } from '../search/search-link.tsx'
import { WishStatus } from '../wishes/wish-status.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HydrateLater } from './hydrate-later.tsx'
import { RehearsalBar } from './rehearsal-bar.tsx'

export type PageLayoutProps = {
  layout: LayoutState
  search: string
  /** An auth page, rendered without header and footer. */
  isBare: boolean
  children: ReactNode
}

/** Header and footer of every page. */
export function PageLayout({ layout, search, isBare, children }: PageLayoutProps) {
  const messages = useMessages()
  return (
    <>
      <SkipLink>{messages.layout.skip}</SkipLink>
      <div className="progress" aria-hidden="true" />
      {layout.isRehearsal && <RehearsalBar />}
      {messages.layout.announcement && !isBare && (
        <aside className="announcement">
          <p dir="auto">{messages.layout.announcement}</p>
        </aside>
      )}
      {!isBare && <Header layout={layout} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isBare && (
        <HydrateLater hasFields>
          <Footer layout={layout} search={search} />
        </HydrateLater>
      )}
      {!isBare && <CartDrawerLoader />}
      {!isBare && <SearchOverlayLoader />}
      {!isBare && <QuickLookLoader />}
      {!isBare && <WishStatus />}
    </>
  )
}
