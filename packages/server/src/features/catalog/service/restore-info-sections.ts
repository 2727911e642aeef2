import { InfoSectionCreated } from '@vitrine/contract/catalog'
import { cleanHtml } from '../../../platform/clean-html.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { readDocument } from '../../rich-content/index.ts'
import type { FullInfoSection, InfoSection, InfoSectionText } from '../model/info-section.ts'
import { ownName } from '../rules/info-sections.ts'
import type { ForeignSection, ForeignSharedSection, SharedSection } from '../rules/restored.ts'
import * as store from '../store/info-sections.ts'
import type { CatalogDeps } from './context.ts'
import { shared } from './info-sections.ts'

/** Adds shared sections under the ids they bring; answers how many were new. */
export async function restoreInfoSections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  sections: readonly ForeignSharedSection[],
): Promise<number> {
  const { added } = await findOrRestore(tx, deps, sections)
  return added
}

/**
 * Sections of products that come from elsewhere. A shared one is found by its id, or else by its name, or
 * added; a product's own one keeps its id while that is free.
 */
export async function restoredSections(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  sections: readonly ForeignSection[],
): Promise<(section: ForeignSection) => InfoSection> {
  const common = sections.filter(isShared)
  const { find } = await findOrRestore(tx, deps, common)
  const own = sections.flatMap(({ id, isOwn }) => (id !== undefined && isOwn !== false ? id : []))
  const taken = new Set((await store.findInfoSections(tx, own)).keys())
  return (section) => {
    if (isShared(section)) return shared(find(section))
    const { id: wish = '' } = section
    const id = wish === '' || taken.has(wish) ? newId() : wish
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
  const wanted = [...new Map(sections.map((one) => [one.id, one])).values()]
  if (wanted.length > 0) await store.lockSectionNames(tx)
  const known = await store.findInfoSections(
    tx,
    wanted.map(({ id }) => id),
    'use',
  )
  const unknown = wanted.filter(({ id }) => !known.has(id))
  const names = unknown.map(({ uniqueName }) => uniqueName)
  const named = await store.findSectionsByName(tx, names)
  const missing = new Map(
    unknown
      .filter(({ uniqueName }) => !named.has(uniqueName))
      .map((one) => [one.uniqueName.toLowerCase(), one]),
  )
  const made = await store.insertInfoSections(
    tx,
    [...missing.values()].map((one) => ({ ...one, ...readText(tx, one) })),
  )
  const definition = InfoSectionCreated
  await events.append(
    tx,
    ...[...made.values()].map((after) => ({ definition, entityId: after.id, after })),
  )
  const find = ({ id, uniqueName }: SharedSection): FullInfoSection => {
    const twin = missing.get(uniqueName.toLowerCase())
    return (known.get(id) ?? named.get(uniqueName) ?? made.get(twin?.id ?? '')) as FullInfoSection
  }
  return { find, added: made.size }
}

function readText(tx: Tx, { title, description, document }: ForeignSection): InfoSectionText {
  const given = { field: 'infoSections.document', now: tx.now, mint: newId }
  return {
    title,
    description: cleanHtml(description),
    document: document ? readDocument(document, given) : null,
  }
}
