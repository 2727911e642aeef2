import type { Location as WireLocation } from '@vitrine/contract/inventory'
import type { Location } from '../../items/model/item.ts'

export const encodeLocation = ({ isDefault, ...location }: Location): WireLocation => ({
  ...location,
  default: isDefault,
})
