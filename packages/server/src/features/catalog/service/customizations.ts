import { CustomizationNotExist } from '@vitrine/contract/catalog'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type {
  Customization,
  CustomizationWish,
  ResolvedCustomization,
} from '../model/customization.ts'
import { isRefusal } from '../rules/attempt.ts'
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
 * What products get for the options and modifiers they wish for, in the same order: those that are known,
 * by id or by name and look, with the choices they lack; others are added. At most 18 statements, however
 * many wishes. Everything that is found is held until the transaction ends, so that nobody renames or
 * deletes it meanwhile: call it before products are held, not after.
 *
 * An id may also be that of an option that only the product itself has (`productId`); it stays so.
 */
export async function resolveCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  wishes: readonly CustomizationWish[],
): Promise<ResolvedCustomization[]> {
  if (wishes.length === 0) return []
  let found = await find(tx, wishes)
  const isComplete = found.every((one) => one.now !== undefined && !lacksChoices(one))
  if (!isComplete) {
    await store.lockCustomizationNames(tx)
    found = await find(tx, wishes)
  }
  const held = await hold(tx, found, isComplete ? 'share' : 'update')
  const added = await draftMissing(tx, held)
  const all = held.map((one) => (one.now ? one : { ...one, now: added.get(one.same) }))
  const after = withChoices(all)
  const answer = all.map(({ wish, isShared, same }) =>
    resolved(after.get(same) as Customization, wish, isShared),
  )
  // Every wish can be met: nothing was written before that is known.
  await saveNewCustomizations(tx, deps, [...added.values()])
  await saveChangedCustomizations(tx, deps, changesOf(all, added, after))
  return answer
}

/** A wish and what there is for it. */
interface Found {
  readonly wish: CustomizationWish
  readonly now: Customization | undefined
  readonly isShared: boolean
  /** Wishes that mean the same have the same. */
  readonly same: string
}

const lacksChoices = ({ wish, now }: Found): boolean =>
  now !== undefined && withMissing(now, wish, newId) !== now

async function find(tx: Tx, wishes: readonly CustomizationWish[]): Promise<Found[]> {
  const named = wishes.filter(({ id }) => id === undefined)
  const rows = await store.findByName(tx, named.map(requireName))
  const byName = new Map(named.map((wish, at) => [wish, rows[at]]))
  const idOf = (wish: CustomizationWish) => wish.id?.toLowerCase() ?? byName.get(wish)?.id ?? ''
  const shared = await store.findCustomizations(tx, wishes.map(idOf))
  const strangers = wishes.filter((wish) => wish.id !== undefined && !shared.has(idOf(wish)))
  const own = await findOwnCustomizations(
    tx,
    strangers.flatMap(({ productId }) => productId ?? []),
  )
  return wishes.map((wish): Found => {
    const id = idOf(wish)
    const now = shared.get(id)
    if (now?.kind === wish.kind) return { wish, now, isShared: true, same: id }
    if (wish.id === undefined) {
      return { wish, now: undefined, isShared: true, same: byName.get(wish)?.same ?? '' }
    }
    const mine = own.find(
      ({ productId, customization }) =>
        productId === wish.productId?.toLowerCase() &&
        customization.id === id &&
        customization.kind === wish.kind,
    )
    if (!mine) throw CustomizationNotExist({ customizationId: wish.id })
    return { wish, now: mine.customization, isShared: false, same: `${mine.productId} ${id}` }
  })
}

/** Holds what is shared and reads it again, as it is from now on. */
async function hold(tx: Tx, found: readonly Found[], mode: 'share' | 'update'): Promise<Found[]> {
  const ids = found.flatMap(({ now, isShared }) => (now && isShared ? now.id : []))
  await store.lockCustomizations(tx, ids, mode)
  const fresh = await store.findCustomizations(tx, ids)
  return found.map((one) => {
    if (!one.now || !one.isShared) return one
    const now = fresh.get(one.now.id)
    if (!now && one.wish.id !== undefined) {
      throw CustomizationNotExist({ customizationId: one.wish.id })
    }
    return { ...one, now }
  })
}

/** What there is nothing for yet, once for all wishes that mean the same. */
async function draftMissing(tx: Tx, found: readonly Found[]): Promise<Map<string, Customization>> {
  const groups = new Map<string, CustomizationWish[]>()
  for (const { wish, now, same } of found) {
    if (!now) groups.set(same, [...(groups.get(same) ?? []), wish])
  }
  const wanted = [...groups.values()].map(newCustomization)
  const drafts = await draftCustomizations(tx, wanted)
  const refused = drafts.find(isRefusal)
  if (refused) throw refused
  return new Map([...groups.keys()].map((same, at) => [same, drafts[at] as Customization]))
}

/** Each customization with the choices that wishes name and it lacks. */
function withChoices(found: readonly Found[]): Map<string, Customization> {
  const after = new Map(found.map(({ same, now }) => [same, now as Customization]))
  for (const { same, wish } of found) {
    after.set(same, withMissing(after.get(same) as Customization, wish, newId))
  }
  return after
}

/** What is shared and was there, and has more choices now. */
function changesOf(
  found: readonly Found[],
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
