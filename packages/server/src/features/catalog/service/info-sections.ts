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
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type {
  FullInfoSection,
  InfoSectionChange,
  NewInfoSection,
  WantedInfoSection,
} from '../model/info-section.ts'
import { isNamed, type SectionLookup } from '../rules/info-sections.ts'
import * as store from '../store/info-sections.ts'
import { keysOf } from '../store/labels.ts'

interface SectionDeps {
  readonly events: Events
}

/** What became of one section of many. */
export type SectionOutcome = FullInfoSection | ApplicationError | ValidationError

/** Most shared sections of a site. */
export const MOST_SHARED = 50_000

const taken = (uniqueName: string) =>
  AlreadyExists({ uniqueName }, `There is an info section named “${uniqueName}” already`)

/** Adds shared sections; one whose name is taken, also by an earlier one of the list, is refused. */
export async function createInfoSections(
  tx: Tx,
  { events }: SectionDeps,
  sections: readonly NewInfoSection[],
): Promise<SectionOutcome[]> {
  await store.lockSectionNames(tx)
  await requireRoom(tx, sections.length)
  const names = sections.map(({ uniqueName }) => uniqueName)
  const keys = await keysOf(tx, names)
  const known = await store.findSectionsByName(tx, names)
  const wanted = sections.map((one, at) => {
    const isFree = !known.has(one.uniqueName) && keys.indexOf(keys[at] as string) === at
    return isFree ? { ...one, id: newId() } : undefined
  })
  const made = await store.insertInfoSections(
    tx,
    wanted.filter((one) => one !== undefined),
  )
  const definition = InfoSectionCreated
  await events.append(
    tx,
    ...[...made.values()].map((after) => ({ definition, entityId: after.id, after })),
  )
  return sections.map(({ uniqueName }, at) => made.get(wanted[at]?.id ?? '') ?? taken(uniqueName))
}

async function requireRoom(tx: Tx, added: number): Promise<void> {
  if ((await store.countShared(tx)) + added <= MOST_SHARED) return
  throw brokenRule(
    'infoSection',
    'INFO_SECTIONS_LIMIT_EXCEEDED',
    `a site has at most ${MOST_SHARED} shared info sections`,
    { threshold: MOST_SHARED },
  )
}

/**
 * Sections by id or by name; those that are missing and say their title are added, and those that do not
 * are refused.
 */
export async function ensureInfoSections(
  tx: Tx,
  deps: SectionDeps,
  wanted: readonly WantedInfoSection[],
): Promise<SectionOutcome[]> {
  const find = await findOrAdd(tx, deps, wanted)
  return wanted.map((one) => {
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

/** Sections that products name, for rules to look up: a bounded number of statements for any number. */
export async function resolveInfoSections(
  tx: Tx,
  deps: SectionDeps,
  wanted: readonly WantedInfoSection[],
): Promise<SectionLookup> {
  const named = wanted.filter(isNamed)
  const find = await findOrAdd(
    tx,
    deps,
    named.map((one) => (one.description === undefined ? withoutTitle(one) : one)),
  )
  return (one) => {
    const found = find(one)
    if (found && found.ownedBy === null) return shared(found)
    if (found || one.id !== undefined) throw InfoSectionNotFound({ id: one.id ?? one.uniqueName })
    const missing = one.title === undefined ? 'title' : 'description'
    const sentence = `is required: there is no info section named “${one.uniqueName}” yet, and ${NEW}`
    throw violation(`${one.field ?? 'product.infoSections'}.${missing}`, 'REQUIRED_FIELD', sentence)
  }
}

const NEW = 'a new one needs a uniqueName, a title and a description'

const withoutTitle = ({ title: _, ...one }: WantedInfoSection): WantedInfoSection => one

/** What a product keeps of a section that it shares. */
export const shared = ({ id, uniqueName, title, description, document }: FullInfoSection) => ({
  id,
  uniqueName,
  title,
  description,
  document,
  isOwn: false,
})

async function findOrAdd(tx: Tx, deps: SectionDeps, wanted: readonly WantedInfoSection[]) {
  const ids = wanted.flatMap(({ id }) => id ?? [])
  const byId = await store.findInfoSections(tx, ids, 'use')
  const nameless = wanted.filter(({ id }) => id === undefined)
  const names = nameless.flatMap(({ uniqueName }) => uniqueName ?? [])
  const byName = await store.findSectionsByName(tx, names)
  const missing = nameless.flatMap(({ uniqueName, title, description = '', document = null }) =>
    uniqueName === undefined || title === undefined || byName.has(uniqueName)
      ? []
      : [{ uniqueName, title, description, document }],
  )
  const all = missing.length > 0 ? await add(tx, deps, missing, names) : byName
  return ({ id, uniqueName = '' }: WantedInfoSection): FullInfoSection | undefined =>
    id === undefined ? all.get(uniqueName) : byId.get(id.toLowerCase())
}

/** Somebody else may add the same names: what counts is what is there afterwards. */
async function add(
  tx: Tx,
  deps: SectionDeps,
  missing: readonly NewInfoSection[],
  names: readonly string[],
): Promise<Map<string, FullInfoSection>> {
  await createInfoSections(tx, deps, missing)
  return store.findSectionsByName(tx, names)
}

/** Changes sections that still have the revision they were read with; every product shows it at once. */
export async function updateInfoSections(
  tx: Tx,
  { events }: SectionDeps,
  changes: readonly InfoSectionChange[],
): Promise<SectionOutcome[]> {
  await store.lockSectionNames(tx)
  const ids = changes.map(({ id }) => id)
  const before = await store.findInfoSections(tx, ids, 'change')
  const names = changes.map(
    (one) => one.uniqueName ?? before.get(one.id.toLowerCase())?.uniqueName ?? '',
  )
  const keys = await keysOf(tx, names)
  const owners = await store.findSectionsByName(tx, names)
  const given = new Map(names.map((name, at) => [keys[at], owners.get(name)?.id]))
  const outcomes = changes.map(({ revision, id, ...change }, at) => {
    const known = before.get(id.toLowerCase())
    if (!known) return InfoSectionNotFound({ id })
    if (known.revision !== revision) {
      return InvalidRevision({ id: known.id, revision: String(known.revision) })
    }
    const owner = given.get(keys[at])
    if (owner !== undefined && owner !== known.id) return taken(names[at] as string)
    given.set(keys[at], known.id)
    return { ...known, ...change }
  })
  const wanted = outcomes.filter((one): one is FullInfoSection => !(one instanceof Error))
  const after = await store.updateInfoSections(tx, wanted)
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
  return outcomes.map((one) =>
    one instanceof Error ? one : (after.get(one.id) as FullInfoSection),
  )
}

/** One section; throws when there is none, or none for visitors. */
export async function requireInfoSection(
  tx: Tx,
  id: string,
  { seesHidden }: { readonly seesHidden: boolean },
): Promise<FullInfoSection> {
  const section = await store.findReadableSection(tx, id, seesHidden)
  if (!section) throw InfoSectionNotFound({ id })
  return section
}
