import { MessagesProvider } from '@vitrine/ui/messages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { messagesFor } from './messages/all.ts'
import type { CardView } from './views/card.ts'

/** A page as the server would draw it, for tests of its states. */
export const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider messages={messagesFor('en', 'en-US')}>
      <Router ssrPath="/here">{page}</Router>
    </MessagesProvider>,
  )

/** The words of a page, as a reader meets them. */
export const wordsOf = (page: ReactNode) =>
  draw(page)
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
  isSoldOut: false,
  ...own,
})
