import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Member } from '../model.ts'
import { memberToChange, save } from './update.ts'

type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Stores a photo and shows it as that of the member, in place of the one before. */
export const uploadPhoto = (
  deps: Pick<Deps, 'events' | 'photos'>,
  transaction: Transaction,
  memberId: string,
  stream: AsyncIterable<Uint8Array>,
): Promise<Member> =>
  deps.photos.store(transaction, { memberId, stream }, async (tx, photo) =>
    save(tx, deps, await memberToChange(tx, memberId), { photo }),
  )

/** Takes the photo of a member away, wherever it is stored. */
export const removePhoto = async (
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  memberId: string,
): Promise<Member> => save(tx, deps, await memberToChange(tx, memberId), { photo: null })
