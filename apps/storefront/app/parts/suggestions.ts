import { links } from '../links.ts'
import type { Messages } from '../messages/index.ts'
import type { FoundPageView, FoundView } from '../search/view-found.ts'
import type { CardView } from '../views/card.ts'

/** One suggestion. */
export type Suggestion = {
  words: string
  href: string
  /** The card of a suggested product. */
  card?: CardView
  /** A detail, such as the collection. */
  detail?: string
}
export type SuggestionGroup = {
  kind: 'products' | 'queries' | 'brands' | 'collections' | 'articles' | 'pages'
  items: readonly Suggestion[]
}

/** Groups the results of a search in display order. */
export function groupSuggestions(
  { cards, queries, brands, collections, pages }: FoundView,
  typed: string,
  messages: Messages,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { kind: 'products', items: cards.map(suggestProduct) },
    { kind: 'queries', items: queries.map((words) => ({ words, href: links.search(words) })) },
    { kind: 'brands', items: brands.map((words) => ({ words, href: links.brand(words) })) },
    {
      kind: 'collections',
      items: collections.map(({ name, slug }) => ({ words: name, href: links.collection(slug) })),
    },
    { kind: 'articles', items: pages.filter(({ isArticle }) => isArticle).map(suggestFound) },
    {
      kind: 'pages',
      items: [
        ...pages.filter(({ isArticle }) => !isArticle).map(suggestFound),
        ...suggestPages(typed, messages),
      ],
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

export const suggestProduct = (card: CardView): Suggestion => ({
  words: card.name,
  href: links.product(card.slug),
  card,
})

const suggestFound = ({ title, summary, href }: FoundPageView): Suggestion => ({
  words: title,
  href,
  ...(summary && { detail: summary }),
})

const LEAST_LETTERS = 3

/** Pages of the shop with a word that starts with the input. */
export function suggestPages(typed: string, messages: Messages): Suggestion[] {
  const { layout, collections, cart, wishes } = messages
  const pages: Suggestion[] = [
    { words: collections.title, href: links.collections() },
    { words: layout.giftCard, href: links.giftCard() },
    { words: layout.withdraw, href: links.withdraw() },
    { words: cart.title, href: links.cart() },
    { words: wishes.title, href: links.wishList() },
    { words: layout.account, href: links.account() },
  ]
  const start = fold(typed)
  return [...start].length < LEAST_LETTERS
    ? []
    : pages.filter(({ words }) => ` ${fold(words)}`.includes(` ${start}`))
}

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Index that an arrow key leads to; -1, the field itself, before the first and after the last
 * option.
 */
export function step(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  if (count === 0) return -1
  const next = active + (key === 'ArrowDown' ? 1 : -1)
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
