import { GiftCardNotFound } from '@vitrine/contract/gift-cards'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { GiftCard } from '../model.ts'
import { hashCode } from '../rules/code.ts'
import { refuseUnusable } from '../rules/status.ts'
import { findByHash, findGiftCard } from '../store/gift-cards.ts'
import type { GiftCardDeps } from './deps.ts'

export async function requireGiftCard(tx: Tx, id: string, lock = false): Promise<GiftCard> {
  const card = isGuid(id) ? await findGiftCard(tx, id, lock) : undefined
  if (!card) throw GiftCardNotFound({ id })
  return card
}

/** The gift card of a code, however it is typed. */
export async function findByCode(
  tx: Tx,
  { codeKey }: Pick<GiftCardDeps, 'codeKey'>,
  code: string,
): Promise<GiftCard> {
  const card = await findByHash(tx, hashCode(code, codeKey))
  if (!card) throw GiftCardNotFound()
  return card
}

/** The gift card of a code with which something can be paid now. */
export async function findUsable(
  tx: Tx,
  deps: Pick<GiftCardDeps, 'codeKey'>,
  code: string,
  currency: string,
): Promise<GiftCard> {
  const card = await findByCode(tx, deps, code)
  refuseUnusable(card, currency, tx.now)
  return card
}
