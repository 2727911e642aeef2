import { randomInt } from 'node:crypto'
import type { ProductHint } from '@vitrine/contract/changes'
import { TooManyRequests } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { WebhooksWorld } from '../model.ts'
import { createListener, type Listener } from './event-stream.ts'
import type { createWatch, Notice } from './watch.ts'

/** Open pages of one network, and of all. */
const MOST_OF_NETWORK = 50
const MOST = 5000
/** Facts of these entities bear the id of their product. */
const entitiesOfProducts = new Set(['product', 'variants', 'inventory'])
const actor = { type: 'system', id: 'changes' } as const

/** Pages that show products, by the ids of these. */
interface Room {
  readonly pages: Map<string, Set<Listener>>
  /** Ends with the last page. */
  readonly joined: Promise<() => void>
}

interface Deps {
  readonly watch: ReturnType<typeof createWatch>
  /** Which of these products everybody can see. */
  readonly shown: (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>
}

/** Tells pages that are open at visitors' when a product on them changed, and only of those they can see. */
export function createProductWatch({ work }: WebhooksWorld, { watch, shown }: Deps) {
  const rooms = new Map<string, Room>()
  const networks = new Map<string, number>()
  const listeners = new Set<Listener>()

  function roomOf(tx: Tx): Room {
    const known = rooms.get(tx.siteId)
    if (known) return known
    const pages: Room['pages'] = new Map()
    const room = { pages, joined: watch.join(tx, (notice) => tell(tx.siteId, pages, notice)) }
    rooms.set(tx.siteId, room)
    return room
  }

  async function tell(siteId: string, pages: Room['pages'], { hints }: Notice): Promise<void> {
    const ids = watchedOf(pages, hints)
    if (ids.length === 0) return
    const seen = new Set(await work({ siteId, actor }, (tx) => shown(tx, ids)))
    for (const id of ids) {
      const hint: ProductHint = { id, visible: seen.has(id) }
      for (const page of pages.get(id) ?? []) {
        page.say(`event: product\ndata: ${JSON.stringify(hint)}\n\n`)
      }
      if (!hint.visible) pages.delete(id)
    }
  }

  function enter({ pages }: Room, ids: readonly string[], page: Listener): void {
    for (const id of ids) pages.set(id, (pages.get(id) ?? new Set()).add(page))
  }

  function exit(siteId: string, room: Room, ids: readonly string[], page: Listener): void {
    for (const id of ids) {
      room.pages.get(id)?.delete(page)
      if (room.pages.get(id)?.size === 0) room.pages.delete(id)
    }
    if (room.pages.size > 0 || rooms.get(siteId) !== room) return
    rooms.delete(siteId)
    room.joined.then(
      (leave) => leave(),
      () => undefined,
    )
  }

  function count(network: string, step: 1 | -1): void {
    const next = (networks.get(network) ?? 0) + step
    if (next > 0) networks.set(network, next)
    else networks.delete(network)
  }

  return {
    async open(tx: Tx, wanted: readonly string[], network: string): Promise<Listener> {
      if (listeners.size >= MOST || (networks.get(network) ?? 0) >= MOST_OF_NETWORK) {
        throw TooManyRequests({ retryAfterSeconds: 60 })
      }
      let room: Room | undefined
      const page = createListener(() => {
        listeners.delete(page)
        count(network, -1)
        if (room) exit(tx.siteId, room, wanted, page)
      })
      listeners.add(page)
      count(network, 1)
      try {
        const ids = await shown(tx, wanted)
        room = roomOf(tx)
        enter(room, ids, page)
        await room.joined
      } catch (error) {
        page.end()
        throw error
      }
      page.say(greeting())
      return page
    },
    close() {
      for (const page of [...listeners]) page.end()
    },
  }
}

function watchedOf(pages: Room['pages'], hints: Notice['hints']): string[] {
  const ids = new Set<string>()
  for (const { entity, entityId } of hints) {
    if (!entitiesOfProducts.has(entity)) continue
    for (const id of entityId ? [entityId] : pages.keys()) if (pages.has(id)) ids.add(id)
  }
  return [...ids]
}

/** After a restart not all come back in the same moment. */
const greeting = () => `retry: ${randomInt(2000, 8000)}\n\n`
