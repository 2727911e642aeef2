import { InfoSectionCreated } from '@vitrine/contract/catalog'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  asSharedSection,
  type FullInfoSection,
  findInfoSections,
  findSectionsByName,
  type InfoSection,
  type InfoSectionText,
  insertInfoSections,
  lockSectionNames,
  ownName,
} from '../../info-sections/index.ts'
import { readDocument } from '../../rich-content/index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type {
  ForeignSection,
  ForeignSharedSection,
  SharedSection,
} from '../rules/foreign-catalog.ts'

/** Creates shared sections under their own ids; returns how many were new. */
export async function restoreInfoSections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  sections: readonly ForeignSharedSection[],
): Promise<number> {
  const { added } = await findOrRestore(tx, deps, sections)
  return added
}

/**
 * Sections of foreign products. A shared one is found by id, or else by name, or created; a product's own one
 * keeps its id while that is free.
 */
export async function restoredSections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  sections: readonly ForeignSection[],
): Promise<(section: ForeignSection) => InfoSection> {
  const common = sections.filter(isShared)
  const { find } = await findOrRestore(tx, deps, common)
  const own = sections.flatMap(({ id, isOwn }) => (id !== undefined && isOwn !== false ? id : []))
  const taken = new Set((await findInfoSections(tx, own)).keys())
  return (section) => {
    if (isShared(section)) return asSharedSection(find(section))
    const { id: request = '' } = section
    const id = request === '' || taken.has(request) ? newId() : request
    taken.add(id)
    return { id, uniqueName: ownName(id), ...readText(tx, section), isOwn: true }
  }
}

const isShared = (section: ForeignSection): section is SharedSection =>
  section.isOwn === false && section.id !== undefined && section.uniqueName !== undefined

async function findOrRestore(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  sections: readonly ForeignSharedSection[],
) {
  const requested = [...new Map(sections.map((one) => [one.id, one])).values()]
  if (requested.length > 0) await lockSectionNames(tx)
  const existing = await findInfoSections(
    tx,
    requested.map(({ id }) => id),
    'use',
  )
  const unknown = requested.filter(({ id }) => !existing.has(id))
  const names = unknown.map(({ uniqueName }) => uniqueName)
  const named = await findSectionsByName(tx, names)
  const missing = new Map(
    unknown
      .filter(({ uniqueName }) => !named.has(uniqueName))
      .map((one) => [one.uniqueName.toLowerCase(), one]),
  )
  const created = await insertInfoSections(
    tx,
    [...missing.values()].map((one) => ({ ...one, ...readText(tx, one) })),
  )
  const definition = InfoSectionCreated
  await events.append(
    tx,
    ...[...created.values()].map((after) => ({ definition, entityId: after.id, after })),
  )
  const find = ({ id, uniqueName }: SharedSection): FullInfoSection => {
    const twin = missing.get(uniqueName.toLowerCase())
    return (existing.get(id) ??
      named.get(uniqueName) ??
      created.get(twin?.id ?? '')) as FullInfoSection
  }
  return { find, added: created.size }
}

function readText(tx: Tx, { title, description, document }: ForeignSection): InfoSectionText {
  const provided = { field: 'infoSections.document', now: tx.now, mint: newId }
  return {
    title,
    description: cleanHtml(description),
    document: document ? readDocument(document, provided) : null,
  }
}
