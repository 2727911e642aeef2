import type { Suggestions } from '@vitrine/contract/search'
import { links } from '../links.ts'

/** One thing to go to. */
export type Suggestion = {
  words: string
  href: string
  /** Address of a small picture on this server. */
  picture?: string
}
export type SuggestionGroup = {
  kind: 'queries' | 'products' | 'rooms'
  items: readonly Suggestion[]
}

/** What the server suggests as groups of places to go, in the order they are shown. */
export function groupSuggestions({
  queries,
  categories,
  products,
}: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { kind: 'queries', items: queries.map((words) => ({ words, href: links.search(words) })) },
    {
      kind: 'rooms',
      items: categories.map(({ name, slug }) => ({ words: name, href: links.collection(slug) })),
    },
    { kind: 'products', items: products.map(viewProduct) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function viewProduct({ name, slug, imageUrl }: Suggestions['products'][number]): Suggestion {
  const picture = imageUrl && /^https?:\/\/[^/]+(\/media\/.+)$/.exec(imageUrl)?.[1]
  return { words: name, href: links.product(slug), ...(picture ? { picture } : {}) }
}

/** Where the arrow keys lead from an option; before the first and behind the last is the field itself. */
export function step(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  if (count === 0) return -1
  const next = active + (key === 'ArrowDown' ? 1 : -1)
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
