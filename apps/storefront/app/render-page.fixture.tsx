import { MessagesProvider } from '@vitrine/messages/react'
import { type ServedLogin, ServedProvider, type Visit } from '@vitrine/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { messagesFor } from './messages/all.ts'
import { inertPageServer } from './page-server.ts'
import type { CardView } from './views/card.ts'

/** The visitor, and the login state of the page. */
type RenderOptions = { visit?: Visit; login?: ServedLogin | undefined }

/** Renders a page as the server does, for tests. */
export const renderPage = (
  page: ReactNode,
  { visit = { role: 'none' }, login }: RenderOptions = {},
) =>
  renderToStaticMarkup(
    <MessagesProvider messages={messagesFor('en', 'en-US')}>
      <Router ssrPath="/here">
        <ServedProvider server={inertPageServer} visit={visit} login={login}>
          {page}
        </ServedProvider>
      </Router>
    </MessagesProvider>,
  )

/** The visible text of a page. */
export const renderedText = (page: ReactNode, options: RenderOptions = {}) =>
  renderPage(page, options)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const aCard = (own: Partial<CardView> = {}): CardView => ({
  id: own.slug ?? 'tide-jar',
  slug: 'tide-jar',
  name: 'Tide jar',
  choices: [],
  choiceCount: 0,
  swatches: [],
  price: { value: '84', currency: 'USD', isFrom: false },
  pictures: [],
  state: 'in',
  ...own,
})
