import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'

type Source = OutputOf<'inventory.testStockRouting'>['lines'][number]['sources'][number]

/** From where pieces are sent, and why. */
export const sourceText = (
  { locationId, quantity, reason }: Source,
  nameOf: (locationId: string) => string,
  { routing }: Messages,
): string =>
  `${routing.source({ n: quantity, location: nameOf(locationId) })} – ${routing.reasons[reason]}`
