import { CustomizationNotExist } from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isRefusal } from '../../shared/rules/attempt.ts'
import type {
  Customization,
  RequestedCustomization,
  ResolvedCustomization,
} from '../model/customization.ts'
import {
  newCustomization,
  requireName,
  resolved,
  withMissing,
} from '../rules/resolve-customization.ts'
import * as store from '../store/customizations.ts'
import { findOwnCustomizations } from '../store/own-customizations.ts'
import {
  type CustomizationDeps,
  draftCustomizations,
  saveNewCustomizations,
} from './create-customizations.ts'
import { saveChangedCustomizations } from './save-customizations.ts'

/**
 * Resolves the requested options and modifiers of products, in the same order: existing ones by id, or by
 * name and render type, with missing choices added; others are created. At most 18 statements for any number
 * of requests. Everything found is locked until the end of the transaction against renaming and deletion:
 * call it before products are locked. An id may also be that of an option that only the product itself has
 * (`productId`); it stays the product's own.
 */
export async function resolveCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  requests: readonly RequestedCustomization[],
): Promise<ResolvedCustomization[]> {
  if (requests.length === 0) return []
  let found = await matchRequests(tx, requests)
  const isComplete = found.every((one) => one.now !== undefined && !lacksChoices(one))
  if (!isComplete) {
    await store.lockCustomizationNames(tx)
    found = await matchRequests(tx, requests)
  }
  const locked = await lockShared(tx, found, isComplete ? 'share' : 'update')
  const added = await draftMissing(tx, locked)
  const all = locked.map((one) => (one.now ? one : { ...one, now: added.get(one.same) }))
  const after = withChoices(all)
  const answer = all.map(({ request, isShared, same }) =>
    resolved(after.get(same) as Customization, request, isShared),
  )
  // All requests are valid: the first write is here.
  await saveNewCustomizations(tx, deps, [...added.values()])
  await saveChangedCustomizations(tx, deps, changesOf(all, added, after))
  return answer
}

/** A request and the customization found for it. */
interface MatchedRequest {
  readonly request: RequestedCustomization
  readonly now: Customization | undefined
  readonly isShared: boolean
  /** Equal requests have the same key. */
  readonly same: string
}

const lacksChoices = ({ request, now }: MatchedRequest): boolean =>
  now !== undefined && withMissing(now, request, newId) !== now

async function matchRequests(
  tx: Tx,
  requests: readonly RequestedCustomization[],
): Promise<MatchedRequest[]> {
  const named = requests.filter(({ id }) => id === undefined)
  const rows = await store.findByName(tx, named.map(requireName))
  const byName = new Map(named.map((request, at) => [request, rows[at]]))
  const idOf = (request: RequestedCustomization) =>
    request.id?.toLowerCase() ?? byName.get(request)?.id ?? ''
  const shared = await store.findCustomizations(tx, requests.map(idOf))
  const strangers = requests.filter(
    (request) => request.id !== undefined && !shared.has(idOf(request)),
  )
  const own = await findOwnCustomizations(
    tx,
    strangers.flatMap(({ productId }) => productId ?? []),
  )
  return requests.map((request): MatchedRequest => {
    const id = idOf(request)
    const now = shared.get(id)
    if (now?.kind === request.kind) return { request, now, isShared: true, same: id }
    if (request.id === undefined) {
      return { request, now: undefined, isShared: true, same: byName.get(request)?.same ?? '' }
    }
    const mine = own.find(
      ({ productId, customization }) =>
        productId === request.productId?.toLowerCase() &&
        customization.id === id &&
        customization.kind === request.kind,
    )
    if (!mine) throw CustomizationNotExist({ customizationId: request.id })
    return { request, now: mine.customization, isShared: false, same: `${mine.productId} ${id}` }
  })
}

/** Locks shared customizations and reads them again. */
async function lockShared(
  tx: Tx,
  found: readonly MatchedRequest[],
  mode: 'share' | 'update',
): Promise<MatchedRequest[]> {
  const ids = found.flatMap(({ now, isShared }) => (now && isShared ? now.id : []))
  await store.lockCustomizations(tx, ids, mode)
  const fresh = await store.findCustomizations(tx, ids)
  return found.map((one) => {
    if (!one.now || !one.isShared) return one
    const now = fresh.get(one.now.id)
    if (!now && one.request.id !== undefined) {
      throw CustomizationNotExist({ customizationId: one.request.id })
    }
    return { ...one, now }
  })
}

/** Drafts of missing customizations, one for all equal requests. */
async function draftMissing(
  tx: Tx,
  found: readonly MatchedRequest[],
): Promise<Map<string, Customization>> {
  const groups = new Map<string, RequestedCustomization[]>()
  for (const { request, now, same } of found) {
    if (!now) groups.set(same, [...(groups.get(same) ?? []), request])
  }
  const requested = [...groups.values()].map(newCustomization)
  const drafts = await draftCustomizations(tx, requested)
  const refused = drafts.find(isRefusal)
  if (refused) throw refused
  return new Map([...groups.keys()].map((same, at) => [same, drafts[at] as Customization]))
}

/** Each customization with the missing choices of its requests. */
function withChoices(found: readonly MatchedRequest[]): Map<string, Customization> {
  const after = new Map(found.map(({ same, now }) => [same, now as Customization]))
  for (const { same, request } of found) {
    after.set(same, withMissing(after.get(same) as Customization, request, newId))
  }
  return after
}

/** Existing shared customizations that got more choices. */
function changesOf(
  found: readonly MatchedRequest[],
  added: ReadonlyMap<string, Customization>,
  after: ReadonlyMap<string, Customization>,
) {
  const before = new Map(
    found.flatMap(({ same, now, isShared }) =>
      isShared && !added.has(same) ? [[same, now as Customization] as const] : [],
    ),
  )
  return [...before]
    .map(([same, one]) => ({ before: one, after: after.get(same) as Customization }))
    .filter((change) => change.before !== change.after)
}
