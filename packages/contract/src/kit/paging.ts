import type { TSchema } from 'typebox'
import { Nullable, Omittable, OneOf } from './scalars.ts'
import { Type } from './type.ts'

/** Sort order by a field's name; ascending by default. */
export const Sorting = Type.Object({
  fieldName: Type.String({ minLength: 1, maxLength: 512 }),
  order: Type.Optional(OneOf(['ASC', 'DESC'])),
})

/** No list is longer. */
const MAX_OFFSET = 2_147_483_647

/** The first position of a page in a list, from 0. */
export const Offset = () => Type.Integer({ minimum: 0, maximum: MAX_OFFSET })

/** Offset paging: `limit` items from `offset`. */
export const Paging = (maximum = 100) =>
  Type.Object({
    limit: Omittable(Type.Integer({ minimum: 0, maximum })),
    offset: Omittable(Offset()),
  })

/** Cursor paging: the cursor carries filter, sort and position. */
export const CursorPaging = (maximum = 100) =>
  Type.Object({
    limit: Omittable(Type.Integer({ minimum: 0, maximum })),
    cursor: Omittable(Type.String({ maxLength: 16_000 })),
  })

const Cursors = Type.Object({
  next: Type.Optional(Type.String()),
  prev: Type.Optional(Type.String()),
})

/**
 * Paging metadata of a response: `count` on this page, `total` over all pages. Cursor pages have `cursors`; a
 * missing one means no page in that direction, and `total` is the count at the first page.
 */
export const PagingMetadata = Type.Object({
  count: Type.Integer(),
  offset: Type.Integer(),
  total: Type.Integer(),
  tooManyToCount: Type.Optional(Type.Boolean()),
  hasNext: Type.Optional(Type.Boolean()),
  cursors: Type.Optional(Cursors),
})

/** The same for lists whose filters are JSON in text; together with `totalResults`. */
export const TextPaging = Type.Object({
  items: Type.Integer(),
  offset: Type.Integer(),
  cursors: Type.Optional(Cursors),
})

/** A query whose filter and sort are JSON in text, such as `{"id":"…"}` and `[{"numericId":"asc"}]`. */
export const TextQuery = (maximum = 100) =>
  Type.Object({
    filter: Type.Optional(Type.Unknown()),
    sort: Type.Optional(Type.Unknown()),
    paging: Type.Optional(Nullable(Paging(maximum))),
    cursorPaging: Type.Optional(Nullable(CursorPaging(maximum))),
  })

/** A query with filter, sort and paging as the published clients send it. */
export const Query = (maximum = 100, mostSorts = 10) =>
  Type.Object({
    filter: Type.Optional(Filter()),
    sort: Type.Optional(Type.Array(Sorting, { maxItems: mostSorts })),
    paging: Omittable(Paging(maximum)),
    cursorPaging: Omittable(CursorPaging(maximum)),
  })

/** A filter object, parsed by `filter.ts`. Null matches everything. */
export const Filter = () =>
  Type.Unsafe<unknown>({ 'x-filter': true, description: 'Filter object (§3.1)' })

/**
 * `{results, bulkActionMetadata}` of bulk operations; each entity only when requested, by default named
 * `item`.
 */
export const BulkReply = <S extends TSchema, const Name extends string = 'item'>(
  item?: S,
  name = 'item' as Name,
) => {
  const shown = Type.Optional((item ?? Type.Unknown()) as S)
  return Type.Object({
    results: Type.Array(
      Type.Object({
        itemMetadata: Type.Object({
          id: Type.Optional(Type.String()),
          originalIndex: Type.Integer(),
          success: Type.Boolean(),
          error: Type.Optional(
            Type.Object({ code: Type.String(), description: Type.String(), data: Type.Unknown() }),
          ),
        }),
        ...({ [name]: shown } as Record<Name, typeof shown>),
      }),
    ),
    bulkActionMetadata: Type.Object({
      totalSuccesses: Type.Integer(),
      totalFailures: Type.Integer(),
      undetailedFailures: Type.Integer(),
    }),
  })
}
