import type { FactDefinition } from '@vitrine/contract/kit'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'
import type { PaymentsFeature } from '../../payments/index.ts'
import type { PaymentRequest } from '../model.ts'
import { updateRequest } from '../store/requests.ts'

/** Dependencies of payment requests on other features. */
export interface PaymentRequestDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'require' | 'note' | 'payPart' | 'payableOf'>
  readonly payments: Pick<PaymentsFeature, 'of' | 'offers' | 'cancelOpen'>
  readonly mail: Pick<MailFeature, 'write'>
  /** The page on which a request is paid. */
  readonly pageOf: (siteId: string, id: string) => Promise<string>
}

export const merchant = { kind: 'merchant' } as const

/** Stores a request that has changed, with its fact. */
export async function saveRequest(
  tx: Tx,
  { events }: Pick<PaymentRequestDeps, 'events'>,
  before: PaymentRequest,
  changed: PaymentRequest,
  definition: FactDefinition,
): Promise<PaymentRequest> {
  const after = { ...changed, updatedDate: tx.now }
  await updateRequest(tx, after)
  await events.append(tx, { definition, entityId: after.id, before, after })
  return after
}
