import { definePlugin, type Plugin, type SearchDocument, type SearchPort } from '@vitrine/plugin'

type Products = Map<string, SearchDocument>

/** The smallest search engine: all words of a product in memory, and a product that has all of those that are wanted. */
export function wordFinder(): Plugin {
  const sites = new Map<string, Products>()
  const search: SearchPort = {
    // The memory of a process is empty after a start: another address has the sites sent again.
    address: crypto.randomUUID(),
    find: async ({ siteId, expression, limit, offset }) => {
      const products = sites.get(siteId)
      if (!products) return null
      const wanted = wordsOf(expression)
      const found = [...products.values()]
        .filter((product) => wanted.every((word) => textOf(product).includes(word)))
        .sort((one, other) => other.numericId - one.numericId)
      return {
        ids: found.slice(offset, offset + limit).map(({ id }) => id),
        total: found.length,
      }
    },
    holds: async (siteId) => sites.has(siteId),
    fill: async ({ siteId, batches }) => {
      const products: Products = new Map()
      for await (const batch of batches) for (const one of batch) products.set(one.id, one)
      sites.set(siteId, products)
    },
    put: async ({ siteId, documents, removed }) => {
      const products = sites.get(siteId) ?? new Map()
      for (const one of documents) products.set(one.id, one)
      for (const id of removed) products.delete(id)
      sites.set(siteId, products)
    },
  }
  return definePlugin({ name: 'word-finder', ports: { search } })
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = ({ name, codes, words, description }: SearchDocument): string =>
  [name, ...codes, words, description].join(' ').toLowerCase()
