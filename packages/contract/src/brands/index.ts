import { BrandChanged, BrandCreated, BrandDeleted, BrandNotFound } from '../catalog/index.ts'
import { history } from '../history/index.ts'
import { AlreadyExists, DELETE, GET, Guid, operation, POST, service, Type } from '../kit/index.ts'
import { CatalogLabel, LabelListRequest, LabelToSave } from '../labels/index.ts'
import { RevisionConflict, SaveRequest, SaveResponse, saveDescription } from '../saves/index.ts'

const writes = { permission: 'admin', writes: true } as const
const WithBrand = Type.Object({ brand: CatalogLabel })

/** Brands as the catalog has them, in no dialect; products show a new name at once. */
export const brands = service({
  name: 'brands',
  summary: 'Brands of products',
  mounts: ['/vitrine/v1/brands'],
  operations: {
    saveBrand: operation({
      ...writes,
      route: POST('/save'),
      summary: 'Create or rename a brand',
      description: saveDescription,
      request: SaveRequest('brand', LabelToSave(50)),
      response: SaveResponse('brand', CatalogLabel),
      errors: [AlreadyExists, BrandNotFound, RevisionConflict],
      facts: [BrandCreated, BrandChanged],
    }),
    getBrand: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a brand',
      request: Type.Object({ id: Guid() }),
      response: WithBrand,
      errors: [BrandNotFound],
    }),
    listBrands: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List brands that match a filter, with the number of products of each',
      request: LabelListRequest,
      response: Type.Object({
        brands: Type.Array(CatalogLabel),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    restoreBrand: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted brand',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: WithBrand,
      errors: [BrandNotFound, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteBrand: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary:
        'Delete a brand; products that have it still show it, and `restoreBrand` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [BrandNotFound],
      facts: [BrandDeleted],
    }),
  },
})
