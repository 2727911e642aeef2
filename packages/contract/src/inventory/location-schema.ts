import { Guid, type Static, Timestamp, Type } from '../kit/index.ts'

/** A stock location. Each site has a default one, whose id is the site's own. */
export const Location = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  name: Type.String(),
  /** Products show the stock of this location. */
  default: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Location = Static<typeof Location>
