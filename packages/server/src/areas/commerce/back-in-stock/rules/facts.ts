import type { BackInStockRequest } from '../model.ts'

/** What a fact says of a request: nothing of whose it is. */
export function factOf(request: BackInStockRequest) {
  const { email: _, memberId: __, itemUrl: ___, ...others } = request
  return others
}
