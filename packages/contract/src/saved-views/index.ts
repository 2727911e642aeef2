import { InvalidRevision } from '../catalog/index.ts'
import { GET, OneOf, operation, PUT, service, Type } from '../kit/index.ts'
import { SavedViewTaken } from './errors.ts'
import { SavedViewsChanged } from './facts.ts'
import { SavedViewSet, savedViewLists } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const write = {
  permission: 'admin',
  writes: true,
  request: Type.Object({ list: OneOf(savedViewLists), set: SavedViewSet }),
  response: Type.Object({ set: SavedViewSet }),
  errors: [InvalidRevision, SavedViewTaken],
  facts: [SavedViewsChanged],
} as const

/** Filters, order and columns of the lists of the dashboard, saved under names. */
export const savedViews = service({
  name: 'saved-views',
  summary: 'Saved views of the lists of the dashboard, for all staff and for each person',
  mounts: ['/vitrine/v1/saved-views'],
  operations: {
    getSavedViews: operation({
      route: GET('/{list}'),
      permission: 'admin',
      summary: 'List the saved views of a list: those of all staff and those of the caller',
      request: Type.Object({ list: OneOf(savedViewLists) }),
      response: Type.Object({ shared: SavedViewSet, own: SavedViewSet }),
    }),
    saveSharedViews: operation({
      ...write,
      route: PUT('/{list}/shared'),
      summary: 'Save the views of a list that all staff see, in their order',
      description: 'The set as it is now replaces the one with the given revision.',
    }),
    saveOwnViews: operation({
      ...write,
      leastRole: 'viewer',
      route: PUT('/{list}/own'),
      summary: 'Save the views of a list that only the caller sees, in their order',
      description: 'The set as it is now replaces the one with the given revision.',
    }),
  },
})
