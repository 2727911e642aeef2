import {
  BrandChanged,
  BrandCreated,
  BrandNotFound,
  InvalidRevision,
  RibbonChanged,
  RibbonCreated,
  RibbonNotFound,
} from '@vitrine/contract/catalog'
import { AlreadyExists, type ApplicationError, brokenRule } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import { keysOf } from '../../shared/store/references.ts'
import type { FullLabel, LabelChange, LabelKind } from '../model/label.ts'
import * as store from '../store/labels.ts'

const facts = {
  brand: { created: BrandCreated, changed: BrandChanged },
  ribbon: { created: RibbonCreated, changed: RibbonChanged },
} as const
export const labelNotFound = { brand: BrandNotFound, ribbon: RibbonNotFound } as const

interface LabelDeps {
  readonly events: Events
}

/** The result for one label of a bulk operation. */
export type LabelResult = FullLabel | ApplicationError

/** Maximum brands of a site. */
const MAX_BRANDS = 100_000

/** Creates labels; refuses names that are taken, including by earlier ones of the list. */
export async function createLabels(
  tx: Tx,
  { events }: LabelDeps,
  kind: LabelKind,
  names: readonly string[],
): Promise<LabelResult[]> {
  await store.lockLabelNames(tx, kind)
  const keys = await keysOf(tx, names)
  const taken = await store.findLabelsByName(tx, kind, names)
  const requested = names
    .map((name, at) => ({ name, at, id: newId() }))
    .filter(({ name, at }) => !taken.has(name) && keys.indexOf(keys[at] as string) === at)
  if (kind === 'brand') await requireCapacity(tx, requested.length)
  const newItems = await store.insertLabels(
    tx,
    kind,
    requested.map(({ id, name }) => ({ id, name })),
  )
  const definition = facts[kind].created
  await events.append(tx, ...newItems.map((after) => ({ definition, entityId: after.id, after })))
  const byId = new Map(newItems.map((label) => [label.id, label]))
  const idAt = new Map(requested.map(({ at, id }) => [at, id]))
  return names.map((name, at) => {
    const label = byId.get(idAt.get(at) ?? '')
    return label ?? AlreadyExists({ name }, `There is a ${kind} named “${name}” already`)
  })
}

async function requireCapacity(tx: Tx, added: number): Promise<void> {
  if (added === 0 || (await store.countBrands(tx)) + added <= MAX_BRANDS) return
  const sentence = `a site has at most ${MAX_BRANDS} brands`
  throw brokenRule('brand', 'BRAND_LIMIT_EXCEEDED', sentence, { threshold: MAX_BRANDS })
}

/** Labels by case-insensitive name; missing ones are created. */
export async function ensureLabels(
  tx: Tx,
  deps: LabelDeps,
  kind: LabelKind,
  names: readonly string[],
): Promise<Map<string, FullLabel>> {
  if (names.length === 0) return new Map()
  const existing = await store.findLabelsByName(tx, kind, names)
  const missing = names.filter((name) => !existing.has(name))
  if (missing.length === 0) return existing
  await createLabels(tx, deps, kind, missing)
  return store.findLabelsByName(tx, kind, names)
}

/** Renames labels whose revision matches. */
export async function updateLabels(
  tx: Tx,
  { events }: LabelDeps,
  kind: LabelKind,
  changes: readonly LabelChange[],
): Promise<LabelResult[]> {
  await store.lockLabelNames(tx, kind)
  const ids = changes.map(({ id }) => id)
  const before = await store.findLabels(tx, kind, ids, { lock: true })
  const names = changes.map((change) => change.name ?? before.get(change.id)?.name ?? '')
  const keys = await keysOf(tx, names)
  const owners = await store.findLabelsByName(tx, kind, names)
  const provided = new Map(names.map((name, at) => [keys[at], owners.get(name)?.id]))
  const results = changes.map((change, at): { id: string; name: string } | ApplicationError => {
    const existing = before.get(change.id.toLowerCase())
    if (!existing) return labelNotFound[kind]({ id: change.id })
    if (existing.revision !== change.revision) {
      return InvalidRevision({ id: existing.id, revision: String(existing.revision) })
    }
    const key = keys[at] as string
    const name = names[at] as string
    const owner = provided.get(key)
    if (owner !== undefined && owner !== existing.id) {
      return AlreadyExists({ name }, `There is a ${kind} named “${name}” already`)
    }
    provided.set(key, existing.id)
    return { id: existing.id, name }
  })
  const after = await store.renameLabels(
    tx,
    kind,
    results.filter((one): one is { id: string; name: string } => !(one instanceof Error)),
  )
  const definition = facts[kind].changed
  await events.append(
    tx,
    ...[...after.values()].map((label) => ({
      definition,
      entityId: label.id,
      before: before.get(label.id),
      after: label,
    })),
  )
  return results.map((one) => (one instanceof Error ? one : (after.get(one.id) as FullLabel)))
}

/** A label to change, and the names of all, locked until the end of the transaction. */
export async function lockLabel(tx: Tx, kind: LabelKind, id: string): Promise<FullLabel> {
  await store.lockLabelNames(tx, kind)
  const label = (await store.findLabels(tx, kind, [id], { lock: true })).get(id.toLowerCase())
  if (!label) throw labelNotFound[kind]({ id })
  return label
}

/** One label; throws when there is none. */
export async function requireLabel(tx: Tx, kind: LabelKind, id: string): Promise<FullLabel> {
  const label = (await store.findLabels(tx, kind, [id])).get(id.toLowerCase())
  if (!label) throw labelNotFound[kind]({ id })
  return label
}
