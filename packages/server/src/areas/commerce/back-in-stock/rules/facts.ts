import type { BackInStockRequest } from '../model.ts'

/** The fact of a request, without personal data. */
export function factOf(request: BackInStockRequest) {
  const { email: _, memberId: __, itemUrl: ___, ...others } = request
  return others
}
