import { ProductNotFound } from '@vitrine/contract/catalog'
import {
  FileGrantChanged,
  FileGrantCreated,
  FileGrantDeleted,
  FileGrantNotFound,
} from '@vitrine/contract/digital-files'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { Grant, GrantTerms } from '../model.ts'
import { checkTerms } from '../rules/rights.ts'
import { deleteGrant, findGrant, hasMember, putGrant } from '../store/grants.ts'
import { hasProduct } from '../store/product-files.ts'
import type { DigitalFilesServiceDeps } from './deps.ts'

interface GrantKey {
  readonly productId: string
  readonly memberId: string
}

export async function requireProduct(tx: Tx, productId: string): Promise<void> {
  if (!(await hasProduct(tx, productId))) throw ProductNotFound({ productId })
}

export async function grant(
  { events }: DigitalFilesServiceDeps,
  tx: Tx,
  { productId, memberId, ...terms }: GrantKey & GrantTerms,
): Promise<Grant> {
  checkTerms(terms, tx.now)
  await requireProduct(tx, productId)
  if (!(await hasMember(tx, memberId))) throw MemberNotFound({ id: memberId })
  const before = await findGrant(tx, productId, memberId)
  await putGrant(tx, { productId, memberId, ...terms })
  const after = (await findGrant(tx, productId, memberId)) as Grant
  await events.append(tx, {
    definition: before ? FileGrantChanged : FileGrantCreated,
    entityId: productId,
    ...(before && { before: ledgerFields(before) }),
    after: ledgerFields(after),
  })
  return after
}

export async function revoke(
  { events }: DigitalFilesServiceDeps,
  tx: Tx,
  { productId, memberId }: GrantKey,
): Promise<void> {
  const before = await findGrant(tx, productId, memberId)
  if (!before) throw FileGrantNotFound({ productId, memberId })
  await deleteGrant(tx, { productId, memberId })
  await events.append(tx, {
    definition: FileGrantDeleted,
    entityId: productId,
    before: ledgerFields(before),
  })
}

const ledgerFields = ({ memberName: _name, memberEmail: _email, ...right }: Grant) => right
