import type { StockToSave } from '@vitrine/contract/stock'
import { MAX_SAVED_ITEMS } from '@vitrine/contract/stock'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import { VitrineError } from '@vitrine/sdk'
import type { Call } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { errorMessage } from '../../shared/failure.tsx'

/** Changes saved atomically, such as both sides of a transfer. */
export interface BatchEntry {
  readonly key: string
  readonly items: readonly StockToSave[]
}

export interface BatchOutcome {
  readonly saved: ReadonlySet<string>
  /** Groups of the history, by which all of it is taken back. */
  readonly groupIds: readonly string[]
  /** Changed by others since they were read. */
  readonly stale: ReadonlySet<string>
  /** Why an entry was refused. */
  readonly refusals: ReadonlyMap<string, string>
  /** A failure that is about no entry. */
  readonly failure: unknown
}

interface BatchContext {
  readonly reason: InventoryReason
  readonly messages: Messages
  /** Idempotency keys of calls without an answer, by their body, so that a second try adds nothing again. */
  readonly keys?: Map<string, string>
}

/** Saves entries in as few calls as there may be; the first call that fails is the last. */
export async function saveBatch(
  call: Call,
  entries: readonly BatchEntry[],
  { reason, messages, keys = new Map() }: BatchContext,
): Promise<BatchOutcome> {
  const saved = new Set<string>()
  const groupIds: string[] = []
  for (const part of partsOf(entries)) {
    try {
      const items = part.flatMap((entry) => entry.items)
      const body = JSON.stringify(items)
      const key = keys.get(body) ?? crypto.randomUUID()
      keys.set(body, key)
      const headers = { 'idempotency-key': key }
      const { groupId } = await call('stock.saveStock', { items, reason }, { headers })
      keys.delete(body)
      groupIds.push(groupId)
      for (const { key } of part) saved.add(key)
    } catch (error) {
      return { saved, groupIds, ...whatFailed(error, part, messages) }
    }
  }
  return { saved, groupIds, stale: new Set(), refusals: new Map(), failure: undefined }
}

/** Splits entries into the batches of single calls. */
export function partsOf(entries: readonly BatchEntry[]): BatchEntry[][] {
  const parts: BatchEntry[][] = []
  let room = 0
  for (const entry of entries) {
    if (entry.items.length > room) {
      parts.push([])
      room = MAX_SAVED_ITEMS
    }
    parts.at(-1)?.push(entry)
    room -= entry.items.length
  }
  return parts
}

function whatFailed(error: unknown, part: readonly BatchEntry[], messages: Messages) {
  const keys = part.flatMap(({ key, items }) => items.map(() => key))
  const nothing = { stale: new Set<string>(), refusals: new Map<string, string>() }
  if (!(error instanceof VitrineError)) return { ...nothing, failure: error }
  const { code, data } = error
  if (code === 'REVISION_CONFLICT') {
    const items = data.items as readonly { readonly index: number }[]
    return {
      ...nothing,
      stale: new Set(items.map(({ index }) => keys[index] ?? '')),
      failure: null,
    }
  }
  const key = typeof data.index === 'number' ? keys[data.index] : undefined
  if (key === undefined) return { ...nothing, failure: error }
  const { problems } = messages.stockList
  const known: Readonly<Record<string, string>> = {
    INSUFFICIENT_INVENTORY: problems.belowZero,
    INVENTORY_QUANTITY_NOT_TRACKED: problems.notTracked,
    MAX_QUANTITY_LIMIT_REACHED: problems.tooMany,
    VARIANT_NOT_FOUND: problems.gone,
    INVENTORY_ITEM_NOT_FOUND: problems.gone,
  }
  const text = known[code ?? ''] ?? errorMessage(error, messages)
  return { ...nothing, refusals: new Map([[key, text]]), failure: null }
}
