import type { StockRouting } from '@vitrine/contract/inventory'
import type { StoredRouting } from './model.ts'

export const encodeRouting = ({
  revision,
  rules,
  locations,
  updatedDate,
}: StoredRouting): StockRouting => ({
  revision,
  rules: [...rules],
  locations: [...locations],
  updatedDate,
})
