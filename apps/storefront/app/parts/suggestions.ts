import type { Suggestions } from '@vitrine/contract/search'
import { links } from '../links.ts'

/** One suggestion. */
export type Suggestion = {
  words: string
  href: string
  /** URL of a thumbnail on this server. */
  picture?: string
}
export type SuggestionGroup = {
  kind: 'queries' | 'products' | 'collections'
  items: readonly Suggestion[]
}

/** Groups the suggestions of the server in display order. */
export function groupSuggestions({
  queries,
  categories,
  products,
}: Suggestions): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { kind: 'queries', items: queries.map((words) => ({ words, href: links.search(words) })) },
    {
      kind: 'collections',
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
