import type { BrandToSave } from '@vitrine/contract/brands'
import { RevisionConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, FullLabel } from '../../../catalog/index.ts'
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

export interface BrandDeps {
  readonly catalog: Catalog
}

/** Creates or renames a brand. */
export const saveBrand = (
  tx: Tx,
  deps: BrandDeps,
  request: BrandToSave,
  options: SaveOptions,
): Promise<SavedEntity<FullLabel>> => saveEntity(tx, brandEditor(deps), request, options)

const brandEditor = ({ catalog }: BrandDeps): Editor<BrandToSave, FullLabel> => ({
  field: 'brand',
  facts: { entities: ['brand'] },
  read: (tx, id) => catalog.lockLabel(tx, 'brand', id),
  create: async (tx, { name }) =>
    onlyResult(await catalog.createLabels(tx, 'brand', [requiredWords(name, 'brand.name')])),
  async update(tx, before, { name }) {
    if (name === undefined || name === before.name) return before
    requireWords(name, 'brand.name')
    const { id, revision } = before
    return onlyResult(await catalog.updateLabels(tx, 'brand', [{ id, revision, name }]))
  },
  differences: (before, after) => differing(named(before), named(after)),
  merge: mergePlainFields,
  refuse: (stale) => RevisionConflict({ entity: 'brand', ...stale }),
})

const named = ({ name }: Fields): Fields => present({ name })
