import type { InfoSectionToSave } from '@vitrine/contract/info-sections'
import { RevisionConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, FullInfoSection } from '../../../catalog/index.ts'
import {
  differing,
  type Editor,
  type Fields,
  mergePlainFields,
  onlyResult,
  present,
  requiredWords,
  type SavedEntity,
  type SaveOptions,
  saveEntity,
} from '../../editing/index.ts'
import { changesOf, descriptionOf } from '../rules/plan-info-section.ts'

export interface InfoSectionDeps {
  readonly catalog: Catalog
}

/** Creates a shared info section or changes any part of one, as one revision. */
export const saveInfoSection = (
  tx: Tx,
  deps: InfoSectionDeps,
  request: InfoSectionToSave,
  options: SaveOptions,
): Promise<SavedEntity<FullInfoSection>> =>
  saveEntity(tx, infoSectionEditor(deps), request, options)

const infoSectionEditor = ({
  catalog,
}: InfoSectionDeps): Editor<InfoSectionToSave, FullInfoSection> => ({
  field: 'infoSection',
  facts: { entities: ['info_section'] },
  read: (tx, id) => catalog.lockInfoSection(tx, id),
  create: async (tx, { uniqueName, title, description }) =>
    onlyResult(
      await catalog.createInfoSections(tx, [
        {
          uniqueName: requiredWords(uniqueName, 'infoSection.uniqueName'),
          title: requiredWords(title, 'infoSection.title'),
          ...descriptionOf(description),
        },
      ]),
    ),
  async update(tx, before, request) {
    const changes = changesOf(request, before)
    if (Object.keys(changes).length === 0) return before
    const { id, revision } = before
    return onlyResult(await catalog.updateInfoSections(tx, [{ id, revision, ...changes }]))
  },
  differences: (before, after) => differing(fieldsOf(before), fieldsOf(after)),
  merge: mergePlainFields,
  refuse: (stale) => RevisionConflict({ entity: 'info_section', ...stale }),
})

const fieldsOf = ({ uniqueName, title, description }: Fields): Fields =>
  present({ uniqueName, title, description })
