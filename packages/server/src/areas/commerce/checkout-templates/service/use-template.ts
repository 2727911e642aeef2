import {
  CannotCreateCheckoutFromInactiveTemplate,
  CheckoutTemplateUsed,
} from '@vitrine/contract/checkout-templates'
import { ApplicationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { CheckoutFeature, CheckoutSettings, CheckoutView } from '../../checkout/index.ts'
import type { CheckoutTemplate } from '../model.ts'
import { getTemplate } from './save-template.ts'

export interface UseDeps {
  readonly events: Events
  readonly checkouts: CheckoutFeature
}

/** A checkout of the items of an active template. */
export async function checkOutTemplate(
  tx: Tx,
  { events, checkouts }: UseDeps,
  caller: CartCaller,
  id: string,
): Promise<CheckoutView> {
  const template = await getTemplate(tx, id)
  if (!template.active) throw CannotCreateCheckoutFromInactiveTemplate({ id })
  const { items, customItems, externalReference } = template
  const field = 'checkoutTemplateId'
  const created = await checkouts.ofItems(
    tx,
    caller,
    { lines: items.map((one) => ({ ...one, field })), customLines: customItems },
    { channel: 'WEB', settings: settingsOf(template), externalReference, changes: {} },
  )
  const view = await withCoupon(tx, checkouts, created, template.couponCode)
  await events.append(tx, {
    definition: CheckoutTemplateUsed,
    entityId: template.id,
    before: template,
    after: { ...template, checkoutId: view.checkout.id },
  })
  return view
}

const settingsOf = ({ customization }: CheckoutTemplate): CheckoutSettings => ({
  lockGiftCard: customization.lockedGiftCard ?? false,
  lockCouponCode: customization.lockedCoupon ?? false,
  disabledPolicyAgreementCheckbox:
    customization.webClient?.disabledPolicyAgreementCheckbox ?? false,
  disabledManualPayment: customization.disabledManualPayment ?? false,
})

/** Applies the merchant's coupon on behalf of any visitor; skips one that cannot be used. */
async function withCoupon(
  tx: Tx,
  checkouts: CheckoutFeature,
  view: CheckoutView,
  code: string,
): Promise<CheckoutView> {
  if (code === '') return view
  const merchant = { kind: 'merchant' } as const
  const apply = () =>
    checkouts.applyCode(tx, merchant, view.checkout.id, { code, policy: 'replace' })
  return inSavepoint(tx, apply).catch((error: unknown) => {
    if (error instanceof ApplicationError) return view
    throw error
  })
}
