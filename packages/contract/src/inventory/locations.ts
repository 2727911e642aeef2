import { LocationNotFound } from '../catalog/index.ts'
import { AlreadyExists, GET, Guid, operation, PATCH, POST, Text, Type } from '../kit/index.ts'
import { LocationChanged, LocationCreated } from './facts.ts'
import { Location } from './location-schema.ts'

const adminMount = { mounts: ['/vitrine/v1'], permission: 'admin' } as const
const reply = Type.Object({ location: Location })
const name = Text(1, 100, { pattern: '\\S' })

/** The default location first, then by name. */
export const listLocations = operation({
  ...adminMount,
  route: GET('/locations'),
  summary: 'List stock locations',
  request: Type.Object({}),
  response: Type.Object({ locations: Type.Array(Location) }),
})

/** A name is the site's once, without regard to case. */
export const createLocation = operation({
  ...adminMount,
  writes: true,
  route: POST('/locations'),
  summary: 'Add a stock location',
  request: Type.Object({ location: Type.Object({ name }) }),
  response: reply,
  errors: [AlreadyExists],
  facts: [LocationCreated],
})

export const renameLocation = operation({
  ...adminMount,
  writes: true,
  route: PATCH('/locations/{location.id}'),
  summary: 'Rename a location',
  request: Type.Object({ location: Type.Object({ id: Guid(), name }) }),
  response: reply,
  errors: [LocationNotFound, AlreadyExists],
  facts: [LocationChanged],
})
