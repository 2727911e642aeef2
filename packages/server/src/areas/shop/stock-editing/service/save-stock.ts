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
  const items = await lockItems(tx, deps, requests)
  const others = await findOthers(tx, items)
  const plans = mergeItems(items, others, merge).map(
    (one): PlannedItem => ({ ...one, change: planAt(one) }),
  )
  const changes = await writeItems(tx, deps, plans, reason)
  const ids = items.map(({ id }) => id)
  return {
    items: await findLocated(tx, deps, ids),
    changes,
    othersChanges: [...others].flatMap(([id, theirs]) => below(id, theirs.changes)),
  }
}

/** Writes the changed items; throws the first refusal, so that nothing changes. */
async function writeItems(
  tx: Tx,
  { inventory }: StockEditingDeps,
  plans: readonly PlannedItem[],
  reason: Reason,
): Promise<FieldChange[]> {
  const writes = plans.flatMap(({ change, ...one }) => (change ? [{ ...one, change }] : []))
  const results = await inventory.changeItems(
    tx,
    writes.map(({ change }) => change),
    reason,
  )
  return writes.flatMap(({ index, id, before }, at) => {
    const result = results[at]
    if (result?.error) throw ofItem(index, result.error)
    return below(id, stockDifferences(fieldsOf(before), fieldsOf(result?.item)))
  })
}

const fieldsOf = (item: Item | null | undefined): Fields => ({ ...item })

const below = <Change extends FieldChange>(id: string, changes: readonly Change[]): Change[] =>
  changes.map((one) => ({ ...one, field: `items.${id}.${one.field}` }))

/** The referenced items, locked until the end of the transaction. */
async function lockItems(
  tx: Tx,
  { inventory }: StockEditingDeps,
  requests: readonly StockToSave[],
): Promise<RequestedItem[]> {
  const items = await inventory.lockItems(tx, requests.map(referenceOf))
  const places = new Map<string, number>()
  return requests.map((request, index) => {
    const item = items[index]
    if (!item || item.error) throw ofItem(index, item?.error)
    const first = places.get(item.id)
    if (first !== undefined) {
      const sentence = `is the same item as items[${first}]; send each once`
      throw violation(`items[${index}]`, 'FIELD_NOT_ALLOWED', sentence)
    }
    places.set(item.id, index)
    return { index, id: item.id, before: item.item, request }
  })
}

/** Changes by others of items with an outdated revision, in one statement. */
async function findOthers(
  tx: Tx,
  items: readonly RequestedItem[],
): Promise<ReadonlyMap<string, OthersChanges>> {
  const stale = items.flatMap(({ id, before, request: { revision: base } }) => {
    const present = { revision: before?.revision ?? 0 }
    return base === undefined || base === present.revision ? [] : [{ id, present, base }]
  })
  if (stale.length === 0) return new Map()
  const bases = stale.map(({ id, base }) => ({ id, revision: base }))
  const factsOf = await findFactsSince(tx, facts, bases)
  return new Map(
    stale.map(({ id, present, base }) => [
      id,
      othersChanges(factsOf.get(id) ?? [], present, base, stockDifferences),
    ]),
  )
}

/** The requests without fields that others have changed; throws if they cannot be merged. */
function mergeItems(
  items: readonly RequestedItem[],
  others: ReadonlyMap<string, OthersChanges>,
  merge: boolean,
): RequestedItem[] {
  const refusals: (StaleSave & { readonly index: number })[] = []
  const remaining = items.map((one): RequestedItem => {
    const theirs = others.get(one.id)
    if (!theirs) return one
    const { changes, isComplete } = theirs
    const { request, conflicts } = mergeStock(one.request, changes)
    if (!merge || !isComplete || conflicts.length > 0) {
      const { index, id, before } = one
      refusals.push({ index, id, revision: before?.revision ?? 0, changes, conflicts, isComplete })
    }
    return { ...one, request }
  })
  if (refusals.length > 0) throw RevisionConflict({ entity: 'inventory_item', items: refusals })
  return remaining
}

function planAt(one: RequestedItem): ItemRequest | undefined {
  try {
    return planItem(one)
  } catch (error) {
    throw error instanceof ApplicationError ? ofItem(one.index, error) : error
  }
}

/** Adds the index of its item in the request to an error. */
const ofItem = (index: number, error: ApplicationError | undefined): Error =>
  error
    ? new ApplicationError(
        error.definition as ErrorDefinition,
        { ...error.data, index },
        error.message,
      )
    : new Error(`Nothing was found of items[${index}]`)
