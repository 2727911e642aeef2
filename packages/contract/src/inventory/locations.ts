import { LocationNotFound } from '../catalog/index.ts'
import { AlreadyExists, GET, Guid, operation, PATCH, POST, Text, Type } from '../kit/index.ts'
import { LocationChanged, LocationCreated } from './facts.ts'
import { Location } from './location-schema.ts'

const house = { mounts: ['/vitrine/v1'], permission: 'admin' } as const
const reply = Type.Object({ location: Location })
const name = Text(1, 100, { pattern: '\\S' })

/** The default location first, then by name. */
export const listLocations = operation({
  ...house,
  route: GET('/locations'),
  summary: 'Where stock is kept',
  request: Type.Object({}),
  response: Type.Object({ locations: Type.Array(Location) }),
})

/** A name is the site's once, without regard to case. */
export const createLocation = operation({
  ...house,
  writes: true,
  route: POST('/locations'),
  summary: 'Add a place where stock is kept',
  request: Type.Object({ location: Type.Object({ name }) }),
  response: reply,
  errors: [AlreadyExists],
  facts: [LocationCreated],
})

export const renameLocation = operation({
  ...house,
  writes: true,
  route: PATCH('/locations/{location.id}'),
  summary: 'Call a location something else',
  request: Type.Object({ location: Type.Object({ id: Guid(), name }) }),
  response: reply,
  errors: [LocationNotFound, AlreadyExists],
  facts: [LocationChanged],
})
