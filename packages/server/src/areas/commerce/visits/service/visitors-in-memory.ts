import type { PageView, Visitor } from '../model.ts'

/** Maximum number of visitors in memory; further ones are not counted until these are stored. */
const MAX_VISITORS = 20_000
const PRODUCT = '/products/'

/**
 * Buffers the visitors of some seconds. Called for every page, including cached ones, so it only does a
 * lookup.
 */
export function createVisitorsInMemory() {
  let visitors = new Map<string, Visitor>()
  return {
    add({ path, ...view }: PageView): void {
      const key = `${view.host}\n${view.network}\n${view.userAgent}`
      const known = visitors.get(key)
      const sawProduct = path.startsWith(PRODUCT)
      if (known) {
        if (sawProduct && !known.sawProduct) visitors.set(key, { ...known, sawProduct })
        return
      }
      if (visitors.size < MAX_VISITORS) visitors.set(key, { ...view, sawProduct })
    },
    /** Removes and returns all of them by host. */
    take(): Map<string, Visitor[]> {
      const taken = new Map<string, Visitor[]>()
      for (const one of visitors.values()) {
        const others = taken.get(one.host)
        if (others) others.push(one)
        else taken.set(one.host, [one])
      }
      visitors = new Map()
      return taken
    },
  }
}
