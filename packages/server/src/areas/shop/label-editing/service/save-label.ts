import type { LabelToSave } from '@vitrine/contract/labels'
import { RevisionConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, FullLabel, LabelKind } from '../../../catalog/index.ts'
import {
  differing,
  type Editor,
  type Fields,
  mergePlainFields,
  onlyResult,
  present,
  requiredWords,
  requireWords,
  type SavedEntity,
  type SaveOptions,
  saveEntity,
} from '../../editing/index.ts'

export interface LabelDeps {
  readonly catalog: Catalog
  readonly kind: LabelKind
}

/** Creates or renames a label. */
export const saveLabel = (
  tx: Tx,
  deps: LabelDeps,
  request: LabelToSave,
  options: SaveOptions,
): Promise<SavedEntity<FullLabel>> => saveEntity(tx, labelEditor(deps), request, options)

const labelEditor = ({ catalog, kind }: LabelDeps): Editor<LabelToSave, FullLabel> => ({
  field: kind,
  facts: { entities: [kind] },
  read: (tx, id) => catalog.lockLabel(tx, kind, id),
  create: async (tx, { name }) =>
    onlyResult(await catalog.createLabels(tx, kind, [requiredWords(name, `${kind}.name`)])),
  async update(tx, before, { name }) {
    if (name === undefined || name === before.name) return before
    requireWords(name, `${kind}.name`)
    const { id, revision } = before
    return onlyResult(await catalog.updateLabels(tx, kind, [{ id, revision, name }]))
  },
  differences: (before, after) => differing(named(before), named(after)),
  merge: mergePlainFields,
  refuse: (stale) => RevisionConflict({ entity: kind, ...stale }),
})

const named = ({ name }: Fields): Fields => present({ name })
