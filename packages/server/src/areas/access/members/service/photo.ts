import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { memberToChange, save } from './update.ts'

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Stores a photo and sets it as the member's, replacing the previous one. */
export const uploadPhoto = (
  deps: Pick<Deps, 'events' | 'photos'>,
  transaction: Transaction,
  memberId: string,
  stream: AsyncIterable<Uint8Array>,
): Promise<Member> =>
  deps.photos.store(transaction, { memberId, stream }, async (tx, photo) =>
    save(tx, deps, await memberToChange(tx, memberId), { photo }),
  )

/** Removes the photo of a member, wherever it is stored. */
export const removePhoto = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  memberId: string,
): Promise<Member> => save(tx, deps, await memberToChange(tx, memberId), { photo: null })
