import { BrandChanged, BrandCreated, BrandDeleted, BrandNotFound } from '../catalog/index.ts'
import { history } from '../history/index.ts'
import {
  AlreadyExists,
  DELETE,
  GET,
  Guid,
  Offset,
  OneOf,
  operation,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { RevisionConflict, SaveRequest, SaveResponse, saveDescription } from '../saves/index.ts'

const brand = Type.Object({
  id: Guid(),
  /** Goes up by one with each save; send it back with the next. */
  revision: Type.Integer(),
  name: Type.String(),
  /** Hidden products too. */
  productCount: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export interface CatalogBrand extends Static<typeof brand> {}
/** A brand as the catalog has it, for merchants. */
export const CatalogBrand = Type.Unsafe<CatalogBrand>(brand)

const toSave = Type.Object({
  /** Absent: a new brand, which needs a name. */
  id: Type.Optional(Guid()),
  /** The revision that was read. Required with an id. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Unique in the site without regard to case. */
  name: Type.Optional(Text(1, 50)),
})
export interface BrandToSave extends Static<typeof toSave> {}
/** Absent fields are unchanged. */
export const BrandToSave = Type.Unsafe<BrandToSave>(toSave)

const filter = Type.Object({
  /** Words of the name, all of them. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
})
export interface BrandFilter extends Static<typeof filter> {}
/** Which brands are meant: those that fit every field; `{}` means all. */
export const BrandFilter = Type.Unsafe<BrandFilter>(filter)

export const brandSorts = ['NAME', 'NEWEST', 'OLDEST', 'LAST_CHANGED'] as const
export type BrandSort = (typeof brandSorts)[number]

const writes = { permission: 'admin', writes: true } as const
const WithBrand = Type.Object({ brand: CatalogBrand })

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
      request: SaveRequest('brand', BrandToSave),
      response: SaveResponse('brand', CatalogBrand),
      errors: [AlreadyExists, BrandNotFound, RevisionConflict],
      facts: [BrandCreated, BrandChanged],
    }),
    getBrand: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'One brand',
      request: Type.Object({ id: Guid() }),
      response: WithBrand,
      errors: [BrandNotFound],
    }),
    listBrands: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'Brands that fit a filter, with how many products have each',
      request: Type.Object({
        filter: Type.Optional(BrandFilter),
        /** Default: NAME. */
        sort: Type.Optional(OneOf(brandSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        brands: Type.Array(CatalogBrand),
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
        'Delete a brand; products that have it show it still, and `restoreBrand` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [BrandNotFound],
      facts: [BrandDeleted],
    }),
  },
})
