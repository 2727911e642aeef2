import {
  CannotDeletePaidRequest,
  CannotUpdateExpiredRequest,
  CannotUpdatePaidRequest,
  CannotUpdateVoidedRequest,
  CannotVoidExpiredRequest,
  CannotVoidPaidRequest,
  PaymentRequestDeleted,
  PaymentRequestUpdated,
  PaymentRequestVoided,
} from '@vitrine/contract/payment-requests'
import type { Tx } from '../../../../platform/tx.ts'
import type { PaymentRequest, RequestChanges } from '../model.ts'
import { deleteRequest } from '../store/requests.ts'
import { type PaymentRequestDeps, saveRequest } from './deps.ts'
import { lockRequest } from './read-request.ts'

/** Changes an unpaid request. */
export async function changeRequest(
  tx: Tx,
  deps: PaymentRequestDeps,
  id: string,
  changes: RequestChanges,
): Promise<PaymentRequest> {
  const before = await lockRequest(tx, deps, id)
  if (before.status === 'PAID') throw CannotUpdatePaidRequest({ id })
  if (before.status === 'EXPIRED') throw CannotUpdateExpiredRequest({ id })
  if (before.status === 'VOIDED') throw CannotUpdateVoidedRequest({ id })
  return saveRequest(tx, deps, before, { ...before, ...changes }, PaymentRequestUpdated)
}

/** Replaces an application's fields of a request, in any state. */
export async function changeExtendedFields(
  tx: Tx,
  deps: PaymentRequestDeps,
  id: string,
  { namespace, data }: { readonly namespace: string; readonly data: Record<string, unknown> },
): Promise<PaymentRequest> {
  const before = await lockRequest(tx, deps, id)
  const namespaces = { ...before.extendedFields?.namespaces, [namespace]: data }
  const after = { ...before, extendedFields: { namespaces } }
  return saveRequest(tx, deps, before, after, PaymentRequestUpdated)
}

/** Voids a request; does nothing when voided already. */
export async function voidRequest(
  tx: Tx,
  deps: PaymentRequestDeps,
  id: string,
): Promise<PaymentRequest> {
  const before = await lockRequest(tx, deps, id)
  if (before.status === 'PAID') throw CannotVoidPaidRequest({ id })
  if (before.status === 'EXPIRED') throw CannotVoidExpiredRequest({ id })
  if (before.status === 'VOIDED') return before
  await giveUpAttempts(tx, deps, before)
  return saveRequest(tx, deps, before, { ...before, status: 'VOIDED' }, PaymentRequestVoided)
}

export async function removeRequest(tx: Tx, deps: PaymentRequestDeps, id: string): Promise<void> {
  const before = await lockRequest(tx, deps, id)
  if (before.status === 'PAID') throw CannotDeletePaidRequest({ id })
  await giveUpAttempts(tx, deps, before)
  await deleteRequest(tx, id)
  await deps.events.append(tx, { definition: PaymentRequestDeleted, entityId: id, before })
}

/** Voids open payment pages of providers. */
export const giveUpAttempts = (
  tx: Tx,
  { payments }: Pick<PaymentRequestDeps, 'payments'>,
  { orderId, attemptIds }: Pick<PaymentRequest, 'orderId' | 'attemptIds'>,
): Promise<void> => payments.cancelOpen(tx, orderId, ({ id }) => attemptIds.includes(id))
