import { NamespaceNotFound } from '../../catalog/index.ts'
import { CursorMetadata } from '../../catalog-v3/schemas/entity.ts'
import { AggregationData, Search, SearchDetails } from '../../catalog-v3/schemas/search.ts'
import {
  Filter,
  InvalidFilter,
  Maybe,
  operation,
  PermissionDenied,
  POST,
  Query,
  Type,
} from '../../kit/index.ts'
import { Category, CategoryFields } from '../schemas/category.ts'
import { tree } from '../schemas/references.ts'

const reads = { permission: 'anyone' } as const
const hidden = { returnNonVisibleCategories: Maybe(Type.Boolean()) }
const errors = [NamespaceNotFound, InvalidFilter, PermissionDenied]
const page = {
  categories: Type.Array(Category),
  pagingMetadata: CursorMetadata,
}

/** Hidden categories are only included for merchants who request them. Fields: `query-fields.ts`. */
export const queryCategories = operation({
  ...reads,
  route: POST('/v1/categories/query'),
  summary: 'Find categories, 1000 a page at most, by cursor',
  request: Type.Object({
    query: Maybe(Query(1000, 5)),
    ...hidden,
    fields: CategoryFields,
    ...tree,
  }),
  response: Type.Object(page),
  errors,
})

export const searchCategories = operation({
  ...reads,
  route: POST('/v1/categories/search'),
  summary: 'Find categories by filter and free text in names and descriptions',
  request: Type.Object({
    search: Maybe(Search(1000, 5)),
    ...hidden,
    fields: CategoryFields,
    ...tree,
  }),
  response: Type.Object({ ...page, aggregationData: AggregationData }),
  errors,
})

export const countCategories = operation({
  ...reads,
  route: POST('/v1/categories/count'),
  summary: 'Count the categories that match',
  request: Type.Object({
    filter: Maybe(Filter()),
    search: Maybe(SearchDetails),
    ...hidden,
    ...tree,
  }),
  response: Type.Object({ count: Type.Integer() }),
  errors,
})
