import { CheckoutSettings } from '@vitrine/contract/checkout-settings'
import { CheckoutTemplate } from '@vitrine/contract/checkout-templates'
import { CheckoutV1 } from '@vitrine/contract/ecom'
import { toWire } from '@vitrine/contract/kit'
import type { CheckoutTemplate as Template } from '../../../areas/commerce/checkout-templates/index.ts'
import { domainEvent, type StoredFact, type Translators } from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeTemplate } from '../codec/checkout-template.ts'
import { type CartEventDeps, writeCheckout } from './carts.ts'

const settings = 'wix.ecom.v1.checkout_settings'
const template = 'wix.ecom.v1.checkout_template'

type Body = Parameters<typeof domainEvent>[1]['body']

const templateEvent = (fact: StoredFact, slug: string, body: Body) =>
  domainEvent(fact, { entityFqdn: template, slug, entityId: fact.entityId, body })

/** Facts of settings and templates of checkouts as published events. */
export const checkoutSetupTranslators = (deps: CartEventDeps): Translators => ({
  'checkout_settings.updated': async (_tx, fact) => {
    const dates = { createdDate: new Date(fact.at), updatedDate: new Date(fact.at) }
    const currentEntity = toWire(CheckoutSettings, {
      ...(fact.after as Omit<CheckoutSettings, keyof typeof dates>),
      ...dates,
    }) as object
    const body = { updatedEvent: { currentEntity } }
    return [
      domainEvent(fact, {
        entityFqdn: settings,
        slug: 'updated',
        entityId: fact.entityId,
        body,
      }),
    ]
  },
  'checkout_template.created': async (_tx, fact) => [
    templateEvent(fact, 'created', { createdEvent: { entity: write(fact.after) } }),
  ],
  'checkout_template.updated': async (_tx, fact) => [
    templateEvent(fact, 'updated', { updatedEvent: { currentEntity: write(fact.after) } }),
  ],
  'checkout_template.deleted': async (_tx, fact) => [
    templateEvent(fact, 'deleted', { deletedEvent: {} }),
  ],
  'checkout_template.used': async (tx, fact) => {
    const checkout = await checkoutOf(deps, tx, fact)
    const body = { checkoutTemplate: write(fact.after), ...(checkout && { checkout }) }
    return [templateEvent(fact, 'used', { actionEvent: { body } })]
  },
})

async function checkoutOf(deps: CartEventDeps, tx: Tx, { after }: StoredFact) {
  const { checkoutId } = after as { readonly checkoutId: string }
  const found = await writeCheckout(deps, tx, checkoutId)
  return found && (toWire(CheckoutV1, found) as object)
}

/** Facts store dates as text. */
function write(stored: unknown): object {
  const record = stored as Template
  const dates = {
    createdDate: new Date(record.createdDate),
    updatedDate: new Date(record.updatedDate),
  }
  return toWire(CheckoutTemplate, encodeTemplate({ ...record, ...dates })) as object
}
