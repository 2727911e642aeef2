import { Guid, Offset, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

const label = Type.Object({
  id: Guid(),
  /** Goes up by one with each save; send it back with the next. */
  revision: Type.Integer(),
  name: Type.String(),
  /** Hidden products too. */
  productCount: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export interface CatalogLabel extends Static<typeof label> {}
/** A brand or a ribbon as the catalog has it, for merchants. */
export const CatalogLabel = Type.Unsafe<CatalogLabel>(label)

export interface LabelToSave {
  readonly id?: string
  readonly revision?: number
  readonly name?: string
}
/** Absent fields are unchanged. */
export const LabelToSave = (maxLength: number) =>
  Type.Unsafe<LabelToSave>(
    Type.Object({
      /** Absent: a new one, which needs a name. */
      id: Type.Optional(Guid()),
      /** The revision that was read. Required with an id. */
      revision: Type.Optional(Type.Integer({ minimum: 1 })),
      /** Unique in the site without regard to case. */
      name: Type.Optional(Text(1, maxLength)),
    }),
  )

const filter = Type.Object({
  /** Words of the name, all of them. */
  text: Type.Optional(Text(0, 100)),
  ids: Type.Optional(Type.Array(Guid(), { maxItems: 1000 })),
})
export interface LabelFilter extends Static<typeof filter> {}
/** Labels that match every field; `{}` matches all. */
export const LabelFilter = Type.Unsafe<LabelFilter>(filter)

export const labelSorts = ['NAME', 'NEWEST', 'OLDEST', 'LAST_CHANGED'] as const
export type LabelSort = (typeof labelSorts)[number]

export const LabelListRequest = Type.Object({
  filter: Type.Optional(LabelFilter),
  /** Default: NAME. */
  sort: Type.Optional(OneOf(labelSorts)),
  /** Default 24, at most 100. */
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  offset: Type.Optional(Offset()),
})
