import { BackInStockLinkInvalid, BackInStockRequestDeleted } from '@vitrine/contract/back-in-stock'
import type { Tx } from '../../../../platform/tx.ts'
import type { BackInStockRequest } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { deleteRequests, lockRequests } from '../store/requests.ts'
import type { BackInStockDeps } from './deps.ts'

const PURPOSE = 'end back-in-stock requests of'

/** The page of the shop that deletes all requests of an address, even after this request was deleted. */
export const unsubscribePathOf = (
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: Pick<BackInStockDeps, 'platform'>,
  { email }: Pick<BackInStockRequest, 'email'>,
) => `/back-in-stock/${platform.sealing.seal(JSON.stringify([PURPOSE, siteId, email]))}`

/** The waiting address in the link of a mail. */
export function emailIn(
  { siteId }: Pick<Tx, 'siteId'>,
  { platform }: Pick<BackInStockDeps, 'platform'>,
  link: string,
): string {
  const [purpose, owner, email] = opened(platform.sealing, link)
  if (purpose !== PURPOSE || owner !== siteId || !email) throw BackInStockLinkInvalid()
  return email
}

function opened(
  sealing: Pick<BackInStockDeps['platform']['sealing'], 'open'>,
  link: string,
): readonly (string | undefined)[] {
  try {
    const parts: unknown = JSON.parse(sealing.open(link))
    return Array.isArray(parts) ? parts : []
  } catch {
    // Cut short, changed, or made by another installation.
    return []
  }
}

/** Forgets some that are locked. */
async function forget(
  tx: Tx,
  { events }: Pick<BackInStockDeps, 'events'>,
  requests: readonly BackInStockRequest[],
): Promise<string[]> {
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  await deleteRequests(tx, ids)
  await events.append(
    tx,
    ...requests.map((one) => ({
      definition: BackInStockRequestDeleted,
      entityId: one.id,
      before: factOf(one),
    })),
  )
  return ids
}

/** Deletes existing ones; returns their ids. */
export const removeRequests = async (
  tx: Tx,
  deps: Pick<BackInStockDeps, 'events'>,
  ids: readonly string[],
): Promise<string[]> => forget(tx, deps, await lockRequests(tx, { ids }))

/** Ends everything that an address waits for. */
export async function endRequestsOf(
  tx: Tx,
  deps: Pick<BackInStockDeps, 'events'>,
  email: string,
): Promise<void> {
  await forget(tx, deps, await lockRequests(tx, { email }))
}

/** Ends everything that the address of a link waits for. */
export const unsubscribe = async (tx: Tx, deps: BackInStockDeps, link: string): Promise<void> =>
  endRequestsOf(tx, deps, emailIn(tx, deps, link))
