import type { SearchPort } from '@vitrine/plugin'
import { NotFilled, type SearchEngine } from '../model/search-engine.ts'

/** A search engine that a plug-in has. */
export interface PluginEngine {
  readonly plugin: string
  readonly port: SearchPort
}

const SEARCH_TIMEOUT_MS = 1000

export function createPluginEngine({ plugin, port }: PluginEngine): SearchEngine {
  return {
    name: `The plug-in ${plugin}`,
    address: `${plugin}:${port.address}`,
    async find(siteId, { expression, limit, offset }) {
      const signal = AbortSignal.timeout(SEARCH_TIMEOUT_MS)
      const found = await Promise.race([
        port.find({ siteId, expression, limit, offset, signal }),
        abortOf(signal),
      ])
      if (!found) throw new NotFilled(`The plug-in ${plugin} does not hold this site`)
      return { ids: [...found.ids], total: found.total }
    },
    holds: (siteId) => port.holds(siteId),
    fill: (siteId, content) => port.fill({ siteId, ...content }),
    put: (siteId, documents, removed) => port.put({ siteId, documents, removed }),
  }
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('It did not answer within a second')))
  })
