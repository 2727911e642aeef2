import {
  InfoSectionChanged,
  InfoSectionCreated,
  InfoSectionDeleted,
  InfoSectionNotFound,
  ProductChanged,
} from '../catalog/index.ts'
import { history } from '../history/index.ts'
import {
  AlreadyExists,
  DELETE,
  GET,
  Guid,
  Maybe,
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

const section = Type.Object({
  id: Guid(),
  /** Goes up by one with each save; send it back with the next. */
  revision: Type.Integer(),
  /** The name for merchants; buyers do not see it. */
  uniqueName: Type.String(),
  title: Type.String(),
  /** HTML. */
  description: Type.String(),
  /**
   * Whether it contains parts that HTML cannot represent, such as a video; saving the description drops them.
   */
  isRich: Type.Boolean(),
  /** Hidden products too. */
  productCount: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export interface SharedInfoSection extends Static<typeof section> {}
/** A section of text besides the descriptions of products, shared by products. */
export const SharedInfoSection = Type.Unsafe<SharedInfoSection>(section)

const toSave = Type.Object({
  /** Absent: a new section, which needs a name and a title. */
  id: Type.Optional(Guid()),
  /** The revision that was read. Required with an id. */
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Unique in the site without regard to case. */
  uniqueName: Type.Optional(Text(1, 100)),
  title: Type.Optional(Text(1, 50)),
  /** HTML; unsafe parts are removed. */
  description: Maybe(Text(0, 16_000)),
})
export interface InfoSectionToSave extends Static<typeof toSave> {}
/** Absent fields are unchanged, null clears. */
export const InfoSectionToSave = Type.Unsafe<InfoSectionToSave>(toSave)

const filter = Type.Object({
  /** Words of the name or the title, all of them. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
})
export interface InfoSectionFilter extends Static<typeof filter> {}
/** Sections that match every field; `{}` matches all shared ones. */
export const InfoSectionFilter = Type.Unsafe<InfoSectionFilter>(filter)

export const infoSectionSorts = ['NAME', 'TITLE', 'NEWEST', 'OLDEST', 'LAST_CHANGED'] as const
export type InfoSectionSort = (typeof infoSectionSorts)[number]

const writes = { permission: 'admin', writes: true } as const
const WithSection = Type.Object({ infoSection: SharedInfoSection })

/** Info sections that products share, in no dialect; a product's own ones are saved with the product. */
export const infoSections = service({
  name: 'info-sections',
  summary: 'Info sections that products share',
  mounts: ['/vitrine/v1/info-sections'],
  operations: {
    saveInfoSection: operation({
      ...writes,
      route: POST('/save'),
      summary: 'Create or change an info section; every product shows the change at once',
      description: saveDescription,
      request: SaveRequest('infoSection', InfoSectionToSave),
      response: SaveResponse('infoSection', SharedInfoSection),
      errors: [AlreadyExists, InfoSectionNotFound, RevisionConflict],
      facts: [InfoSectionCreated, InfoSectionChanged],
    }),
    getInfoSection: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read an info section that products share',
      request: Type.Object({ id: Guid() }),
      response: WithSection,
      errors: [InfoSectionNotFound],
    }),
    listInfoSections: operation({
      route: POST('/list'),
      permission: 'admin',
      summary: 'List info sections that match a filter, with the number of products that show each',
      request: Type.Object({
        filter: Type.Optional(InfoSectionFilter),
        /** Default: NAME. */
        sort: Type.Optional(OneOf(infoSectionSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        infoSections: Type.Array(SharedInfoSection),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    restoreInfoSection: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted info section on the products that had it',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: WithSection,
      errors: [InfoSectionNotFound, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteInfoSection: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary: 'Delete an info section from all products; `restoreInfoSection` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [InfoSectionNotFound],
      facts: [InfoSectionDeleted, ProductChanged],
    }),
  },
})
