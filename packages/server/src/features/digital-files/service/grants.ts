import { ProductNotFound } from '@vitrine/contract/catalog'
import {
  FileGrantChanged,
  FileGrantCreated,
  FileGrantDeleted,
  FileGrantNotFound,
} from '@vitrine/contract/digital-files'
import { MemberNotFound } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { Grant, Terms } from '../model.ts'
import { checkTerms } from '../rules/rights.ts'
import { deleteGrant, findGrant, hasMember, putGrant } from '../store/grants.ts'
import { hasProduct } from '../store/product-files.ts'
import type { FilesWorld } from './world.ts'

interface Right {
  readonly productId: string
  readonly memberId: string
}

export async function requireProduct(tx: Tx, productId: string): Promise<void> {
  if (!(await hasProduct(tx, productId))) throw ProductNotFound({ productId })
}

export async function grant(
  { events }: FilesWorld,
  tx: Tx,
  { productId, memberId, ...terms }: Right & Terms,
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
    ...(before && { before: told(before) }),
    after: told(after),
  })
  return after
}

export async function revoke(
  { events }: FilesWorld,
  tx: Tx,
  { productId, memberId }: Right,
): Promise<void> {
  const before = await findGrant(tx, productId, memberId)
  if (!before) throw FileGrantNotFound({ productId, memberId })
  await deleteGrant(tx, { productId, memberId })
  await events.append(tx, {
    definition: FileGrantDeleted,
    entityId: productId,
    before: told(before),
  })
}

const told = ({ memberName: _name, memberEmail: _email, ...right }: Grant) => right
