import {
  ProductChanged,
  RibbonChanged,
  RibbonCreated,
  RibbonDeleted,
  RibbonNotFound,
} from '../catalog/index.ts'
import { history } from '../history/index.ts'
import { AlreadyExists, DELETE, GET, Guid, operation, POST, service, Type } from '../kit/index.ts'
import { CatalogLabel, LabelListRequest, LabelToSave } from '../labels/index.ts'
import { RevisionConflict, SaveRequest, SaveResponse, saveDescription } from '../saves/index.ts'

const writes = { permission: 'admin', writes: true } as const
const WithRibbon = Type.Object({ ribbon: CatalogLabel })

/** Ribbons as the catalog has them, in no dialect; products show a new name at once. */
export const ribbons = service({
  name: 'ribbons',
  summary: 'Ribbons of products',
  mounts: ['/vitrine/v1/ribbons'],
  operations: {
    saveRibbon: operation({
      ...writes,
      route: POST('/save'),
      summary: 'Create or rename a ribbon',
      description: saveDescription,
      request: SaveRequest('ribbon', LabelToSave(30)),
      response: SaveResponse('ribbon', CatalogLabel),
      errors: [AlreadyExists, RibbonNotFound, RevisionConflict],
      facts: [RibbonCreated, RibbonChanged],
    }),
    getRibbon: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a ribbon',
      request: Type.Object({ id: Guid() }),
      response: WithRibbon,
      errors: [RibbonNotFound],
    }),
    listRibbons: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List ribbons that match a filter, with the number of products of each',
      request: LabelListRequest,
      response: Type.Object({
        ribbons: Type.Array(CatalogLabel),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    restoreRibbon: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted ribbon, also on the products that had it',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: WithRibbon,
      errors: [RibbonNotFound, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteRibbon: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary: 'Delete a ribbon and remove it from all products; `restoreRibbon` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [RibbonNotFound],
      facts: [RibbonDeleted, ProductChanged],
    }),
  },
})
