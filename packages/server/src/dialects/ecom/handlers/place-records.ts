import type { DefinedError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import { encodeFailure } from '../codec/bulk.ts'
import { eachItem } from './each-item.ts'
import { recordWithId } from './records.ts'

interface Place {
  readonly id: string
  readonly revision: number
  readonly deliveryRegionIds: string[]
}

/** A kind of way to deliver from or around a place, in the area and on the wire. */
export interface PlaceKind<P extends Place, New, Changed, Wire extends { readonly id: string }> {
  readonly list: (tx: Tx) => Promise<readonly P[]>
  readonly save: (
    tx: Tx,
    place: Omit<P, 'id' | 'revision' | 'createdDate' | 'updatedDate'> | P,
  ) => Promise<P>
  readonly remove: (tx: Tx, id: string) => Promise<void>
  readonly notFound: DefinedError
  readonly decode: (sent: New) => Omit<P, 'id' | 'revision' | 'createdDate' | 'updatedDate'>
  readonly change: (place: P, sent: Changed) => P
  readonly encode: (place: P) => Wire
}

interface OfRegion {
  readonly deliveryRegionId: string
  readonly revision?: string | null | undefined
}

/** Common functions for both kinds. */
export function placeCalls<
  P extends Place,
  New,
  Changed extends { readonly id: string },
  Wire extends { readonly id: string },
>(kind: PlaceKind<P, New, Changed, Wire>) {
  const find = async (tx: Tx, id: string) => recordWithId(await kind.list(tx), id, kind.notFound)
  const create = async (tx: Tx, sent: New) => kind.encode(await kind.save(tx, kind.decode(sent)))
  const change = async (tx: Tx, sent: Changed) =>
    kind.encode(await kind.save(tx, kind.change(await find(tx, sent.id), sent)))
  const remove = async (tx: Tx, sent: string) => {
    const id = sent.toLowerCase()
    await kind.remove(tx, id)
    return { id }
  }
  /** A revision that is not sent is the present one. */
  const withRegions = async (
    tx: Tx,
    id: string,
    { deliveryRegionId, revision }: OfRegion,
    regionsOf: (before: readonly string[], region: string) => string[],
  ) => {
    const place = await find(tx, id)
    const deliveryRegionIds = regionsOf(place.deliveryRegionIds, deliveryRegionId.toLowerCase())
    const changed = {
      ...place,
      deliveryRegionIds,
      revision: revision ? Number(revision) : place.revision,
    }
    return kind.encode(await kind.save(tx, changed))
  }
  return {
    create,
    change,
    remove,
    get: async (tx: Tx, id: string) => kind.encode(await find(tx, id)),
    list: async (tx: Tx) => (await kind.list(tx)).map(kind.encode),
    addRegion: (tx: Tx, id: string, sent: OfRegion) =>
      withRegions(tx, id, sent, (before, region) => [...new Set([...before, region])]),
    removeRegion: (tx: Tx, id: string, sent: OfRegion) =>
      withRegions(tx, id, sent, (before, region) => before.filter((one) => one !== region)),
    createEach: async (tx: Tx, sent: readonly New[]) =>
      sortOut(await eachItem(tx, sent, (one) => create(tx, one)), (at) => String(at)),
    changeEach: async (tx: Tx, sent: readonly Changed[]) =>
      sortOut(await eachItem(tx, sent, (one) => change(tx, one)), (at) => sent[at]?.id ?? ''),
    removeEach: async (tx: Tx, ids: readonly string[]) => {
      const results = await eachItem(tx, ids, (id) => remove(tx, id))
      return { errors: sortOut(results, (at) => ids[at] ?? '').errors }
    },
  }
}

/** Splits results into successes, and failures with their names. */
function sortOut<T>(results: readonly (T | Error)[], nameOf: (at: number) => string) {
  return {
    places: results.flatMap((one) => (one instanceof Error ? [] : [one])),
    errors: results.flatMap((one, at) =>
      one instanceof Error ? [{ id: nameOf(at), error: encodeFailure(one, at).error }] : [],
    ),
  }
}
