import { type ServedLogin, ServedProvider, type Visit } from '@vitrine/react'
import { MessagesProvider } from '@vitrine/ui/messages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { messagesFor } from './messages/all.ts'
import { unsent } from './page-server.ts'
import type { CardView } from './views/card.ts'

/** Who asks for the page, and the sign-in that it is a step of. */
type Asked = { visit?: Visit; login?: ServedLogin | undefined }

/** A page as the server would draw it, for tests of its states. */
export const draw = (page: ReactNode, { visit = { role: 'none' }, login }: Asked = {}) =>
  renderToStaticMarkup(
    <MessagesProvider messages={messagesFor('en', 'en-US')}>
      <Router ssrPath="/here">
        <ServedProvider server={unsent} visit={visit} login={login}>
          {page}
        </ServedProvider>
      </Router>
    </MessagesProvider>,
  )

/** The words of a page, as a reader meets them. */
export const wordsOf = (page: ReactNode, asked: Asked = {}) =>
  draw(page, asked)
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
  availability: 'in',
  ...own,
})
