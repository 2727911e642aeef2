import {
  InfoSectionChanged,
  InfoSectionCreated,
  InfoSectionNotFound,
  InvalidRevision,
} from '@vitrine/contract/catalog'
import {
  AlreadyExists,
  type ApplicationError,
  brokenRule,
  type ValidationError,
  violation,
} from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import { keysOf } from '../../shared/store/references.ts'
import type {
  FullInfoSection,
  InfoSectionChange,
  NewInfoSection,
  RequestedInfoSection,
} from '../model/info-section.ts'
import { isNamed, type SectionLookup } from '../rules/info-sections.ts'
import * as store from '../store/info-sections.ts'

interface SectionDeps {
  readonly events: Events
}

/** The result for one section of a bulk operation. */
export type InfoSectionResult = FullInfoSection | ApplicationError | ValidationError

/** Maximum shared sections of a site. */
export const MAX_SHARED = 50_000

const taken = (uniqueName: string) =>
  AlreadyExists({ uniqueName }, `There is an info section named “${uniqueName}” already`)

/** Creates shared sections; refuses names that are taken, including by earlier ones of the list. */
export async function createInfoSections(
  tx: Tx,
  { events }: SectionDeps,
  sections: readonly NewInfoSection[],
): Promise<InfoSectionResult[]> {
  await store.lockSectionNames(tx)
  await requireCapacity(tx, sections.length)
  const names = sections.map(({ uniqueName }) => uniqueName)
  const keys = await keysOf(tx, names)
  const existing = await store.findSectionsByName(tx, names)
  const requested = sections.map((one, at) => {
    const isFree = !existing.has(one.uniqueName) && keys.indexOf(keys[at] as string) === at
    return isFree ? { ...one, id: newId() } : undefined
  })
  const created = await store.insertInfoSections(
    tx,
    requested.filter((one) => one !== undefined),
  )
  const definition = InfoSectionCreated
  await events.append(
    tx,
    ...[...created.values()].map((after) => ({ definition, entityId: after.id, after })),
  )
  return sections.map(
    ({ uniqueName }, at) => created.get(requested[at]?.id ?? '') ?? taken(uniqueName),
  )
}

async function requireCapacity(tx: Tx, added: number): Promise<void> {
  if ((await store.countShared(tx)) + added <= MAX_SHARED) return
  throw brokenRule(
    'infoSection',
    'INFO_SECTIONS_LIMIT_EXCEEDED',
    `a site has at most ${MAX_SHARED} shared info sections`,
    { threshold: MAX_SHARED },
  )
}

/** Sections by id or by name; missing ones with a title are created, those without are refused. */
export async function ensureInfoSections(
  tx: Tx,
  deps: SectionDeps,
  requested: readonly RequestedInfoSection[],
): Promise<InfoSectionResult[]> {
  const find = await findOrAdd(tx, deps, requested)
  return requested.map((one) => {
    const found = find(one)
    if (found) return found
    if (one.id !== undefined) return InfoSectionNotFound({ id: one.id })
    const missing = one.uniqueName === undefined ? 'uniqueName' : 'title'
    const sentence = `is required: there is no info section named “${one.uniqueName}” yet`
    return violation(
      `${one.field ?? 'infoSection'}.${missing}`,
      'REQUIRED_FIELD',
      missing === 'title' ? sentence : 'or id is required',
    )
  })
}

/** Looks up the sections that products name, for the rules, with a bounded number of statements. */
export async function resolveInfoSections(
  tx: Tx,
  deps: SectionDeps,
  requested: readonly RequestedInfoSection[],
): Promise<SectionLookup> {
  const named = requested.filter(isNamed)
  const find = await findOrAdd(
    tx,
    deps,
    named.map((one) => (one.description === undefined ? withoutTitle(one) : one)),
  )
  return (one) => {
    const found = find(one)
    if (found && found.ownedBy === null) return asSharedSection(found)
    if (found || one.id !== undefined) throw InfoSectionNotFound({ id: one.id ?? one.uniqueName })
    const missing = one.title === undefined ? 'title' : 'description'
    const sentence = `is required: there is no info section named “${one.uniqueName}” yet, and ${NEW}`
    throw violation(`${one.field ?? 'product.infoSections'}.${missing}`, 'REQUIRED_FIELD', sentence)
  }
}

const NEW = 'a new one needs a uniqueName, a title and a description'

const withoutTitle = ({ title: _, ...one }: RequestedInfoSection): RequestedInfoSection => one

/** The fields of a shared section that a product stores. */
export const asSharedSection = ({
  id,
  uniqueName,
  title,
  description,
  document,
}: FullInfoSection) => ({
  id,
  uniqueName,
  title,
  description,
  document,
  isOwn: false,
})

async function findOrAdd(tx: Tx, deps: SectionDeps, requested: readonly RequestedInfoSection[]) {
  const ids = requested.flatMap(({ id }) => id ?? [])
  const byId = await store.findInfoSections(tx, ids, 'use')
  const nameless = requested.filter(({ id }) => id === undefined)
  const names = nameless.flatMap(({ uniqueName }) => uniqueName ?? [])
  const byName = await store.findSectionsByName(tx, names)
  const missing = nameless.flatMap(({ uniqueName, title, description = '', document = null }) =>
    uniqueName === undefined || title === undefined || byName.has(uniqueName)
      ? []
      : [{ uniqueName, title, description, document }],
  )
  const all = missing.length > 0 ? await add(tx, deps, missing, names) : byName
  return ({ id, uniqueName = '' }: RequestedInfoSection): FullInfoSection | undefined =>
    id === undefined ? all.get(uniqueName) : byId.get(id.toLowerCase())
}

/** Inserts, then reads by name: a concurrent transaction may have created the same names. */
async function add(
  tx: Tx,
  deps: SectionDeps,
  missing: readonly NewInfoSection[],
  names: readonly string[],
): Promise<Map<string, FullInfoSection>> {
  await createInfoSections(tx, deps, missing)
  return store.findSectionsByName(tx, names)
}

/** Changes sections whose revision matches; every product shows the change at once. */
export async function updateInfoSections(
  tx: Tx,
  { events }: SectionDeps,
  changes: readonly InfoSectionChange[],
): Promise<InfoSectionResult[]> {
  await store.lockSectionNames(tx)
  const ids = changes.map(({ id }) => id)
  const before = await store.findInfoSections(tx, ids, 'change')
  const names = changes.map(
    (one) => one.uniqueName ?? before.get(one.id.toLowerCase())?.uniqueName ?? '',
  )
  const keys = await keysOf(tx, names)
  const owners = await store.findSectionsByName(tx, names)
  const provided = new Map(names.map((name, at) => [keys[at], owners.get(name)?.id]))
  const results = changes.map(({ revision, id, ...change }, at) => {
    const existing = before.get(id.toLowerCase())
    if (!existing) return InfoSectionNotFound({ id })
    if (existing.revision !== revision) {
      return InvalidRevision({ id: existing.id, revision: String(existing.revision) })
    }
    const owner = provided.get(keys[at])
    if (owner !== undefined && owner !== existing.id) return taken(names[at] as string)
    provided.set(keys[at], existing.id)
    return { ...existing, ...change }
  })
  const requested = results.filter((one): one is FullInfoSection => !(one instanceof Error))
  const after = await store.updateInfoSections(tx, requested)
  const definition = InfoSectionChanged
  await events.append(
    tx,
    ...[...after.values()].map((section) => ({
      definition,
      entityId: section.id,
      before: before.get(section.id),
      after: section,
    })),
  )
  return results.map((one) => (one instanceof Error ? one : (after.get(one.id) as FullInfoSection)))
}

/** A shared section to change, and the names of all, locked until the end of the transaction. */
export async function lockInfoSection(tx: Tx, id: string): Promise<FullInfoSection> {
  await store.lockSectionNames(tx)
  const section = (await store.findInfoSections(tx, [id], 'change')).get(id.toLowerCase())
  if (section?.ownedBy === null) return section
  throw InfoSectionNotFound({ id })
}

/** One section; throws when there is none, or none that the reader may see. */
export async function requireInfoSection(
  tx: Tx,
  id: string,
  { seesHidden }: { readonly seesHidden: boolean },
): Promise<FullInfoSection> {
  const section = await store.findReadableSection(tx, id, seesHidden)
  if (!section) throw InfoSectionNotFound({ id })
  return section
}
