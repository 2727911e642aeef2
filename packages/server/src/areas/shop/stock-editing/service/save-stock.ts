import { ApplicationError, type ErrorDefinition, violation } from '@vitrine/contract/kit'
import { type FieldChange, type OthersChange, RevisionConflict } from '@vitrine/contract/saves'
import type { StockToSave } from '@vitrine/contract/stock'
import { dryRun } from '../../../../platform/dry-run.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Inventory, Item, ItemRequest, Reason } from '../../../stock/index.ts'
import {
  type Fields,
  findFactsSince,
  type OthersChanges,
  othersChanges,
  type SaveOptions,
  type StaleSave,
} from '../../editing/index.ts'
import type { LocatedItem, PlannedItem, RequestedItem } from '../model.ts'
import { mergeStock } from '../rules/merge-stock.ts'
import { planItem, referenceOf } from '../rules/plan-stock.ts'
import { stockDifferences } from '../rules/stock-fields.ts'
import { findLocated } from './list-stock.ts'

export interface StockEditingDeps {
  readonly inventory: Inventory
}

export interface StockSave {
  readonly items: readonly StockToSave[]
  readonly reason: Reason
}

export interface SavedStock {
  readonly items: readonly LocatedItem[]
  /** By paths such as `items.<id>.quantity`. */
  readonly changes: readonly FieldChange[]
  readonly othersChanges: readonly OthersChange[]
}

const facts = { entities: ['inventory_item'] } as const

/** Saves the stock of any number of items: all of them, or none. */
export function saveStock(
  tx: Tx,
  deps: StockEditingDeps,
  requested: StockSave,
  options: SaveOptions,
): Promise<SavedStock> {
  const save = () => saveLocked(tx, deps, requested, options)
  return options.dryRun ? dryRun(tx, save) : save()
}

async function saveLocked(
  tx: Tx,
  deps: StockEditingDeps,
  { items: requests, reason }: StockSave,
  { merge }: SaveOptions,
): Promise<SavedStock> {
  const requested = await lockRequested(tx, deps, requests)
  const others = await findOthers(tx, requested)
  const merged = mergeItems(requested, others, merge)
  const planned = merged.map((one): PlannedItem => ({ ...one, change: planAt(one) }))
  const written = planned.filter((one): one is PlannedItem & { change: ItemRequest } =>
    Boolean(one.change),
  )
  const results = await deps.inventory.changeItems(
    tx,
    written.map(({ change }) => change),
    reason,
  )
  const after = new Map<string, Item | null>()
  for (const [at, { index, id }] of written.entries()) {
    const result = results[at]
    if (result?.error) throw ofItem(index, result.error)
    after.set(id, result?.item ?? null)
  }
  return {
    items: await findLocated(
      tx,
      deps,
      requested.map(({ id }) => id),
    ),
    changes: written.flatMap(({ id, before }) =>
      below(id, stockDifferences(fieldsOf(before), fieldsOf(after.get(id)))),
    ),
    othersChanges: [...others].flatMap(([id, { changes }]) => below(id, changes)),
  }
}

const fieldsOf = (item: Item | null | undefined): Fields => ({ ...item })

const below = <Change extends FieldChange>(id: string, changes: readonly Change[]): Change[] =>
  changes.map((one) => ({ ...one, field: `items.${id}.${one.field}` }))

/** The items that are meant, as they stay until the end of the transaction. */
async function lockRequested(
  tx: Tx,
  { inventory }: StockEditingDeps,
  requests: readonly StockToSave[],
): Promise<RequestedItem[]> {
  const locked = await inventory.lockItems(tx, requests.map(referenceOf))
  const seen = new Map<string, number>()
  return requests.map((request, index) => {
    const found = locked[index]
    if (!found || found.error) throw ofItem(index, found?.error)
    const first = seen.get(found.id)
    if (first !== undefined) {
      const sentence = `is the same item as items[${first}]; send each once`
      throw violation(`items[${index}]`, 'FIELD_NOT_ALLOWED', sentence)
    }
    seen.set(found.id, index)
    return { index, id: found.id, before: found.item, request }
  })
}

/** What others changed of the items whose revision is not the present one, in one statement. */
async function findOthers(
  tx: Tx,
  requested: readonly RequestedItem[],
): Promise<ReadonlyMap<string, OthersChanges>> {
  const stale = requested.filter(
    ({ request: { revision }, before }) =>
      revision !== undefined && revision !== (before?.revision ?? 0),
  )
  if (stale.length === 0) return new Map()
  const bases = stale.map(({ id, request }) => ({ id, revision: request.revision as number }))
  const found = await findFactsSince(tx, facts, bases)
  return new Map(
    stale.map(({ id, before, request }) => {
      const present = { revision: before?.revision ?? 0 }
      const base = request.revision as number
      return [id, othersChanges(found.get(id) ?? [], present, base, stockDifferences)]
    }),
  )
}

/** The requests without what others changed already; throws where they cannot be merged. */
function mergeItems(
  requested: readonly RequestedItem[],
  others: ReadonlyMap<string, OthersChanges>,
  merge: boolean,
): RequestedItem[] {
  const refused: (StaleSave & { readonly index: number })[] = []
  const merged = requested.map((one): RequestedItem => {
    const theirs = others.get(one.id)
    if (!theirs) return one
    const { changes, isComplete } = theirs
    const { request, conflicts } = mergeStock(one.request, changes)
    if (!merge || !isComplete || conflicts.length > 0) {
      const { index, id, before } = one
      refused.push({ index, id, revision: before?.revision ?? 0, changes, conflicts, isComplete })
    }
    return { ...one, request }
  })
  if (refused.length > 0) throw RevisionConflict({ entity: 'inventory_item', items: refused })
  return merged
}

function planAt(one: RequestedItem): ItemRequest | undefined {
  try {
    return planItem(one)
  } catch (error) {
    throw error instanceof ApplicationError ? ofItem(one.index, error) : error
  }
}

/** The error with the place of its item in the request. */
const ofItem = (index: number, error: ApplicationError | undefined): Error =>
  error
    ? new ApplicationError(
        error.definition as ErrorDefinition,
        { ...error.data, index },
        error.message,
      )
    : new Error(`Nothing was found of items[${index}]`)
