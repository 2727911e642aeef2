import type {
  CheckoutTemplateFields,
  CheckoutTemplate as Wire,
} from '@vitrine/contract/checkout-templates'
import type {
  CheckoutTemplate,
  TemplateChanges,
} from '../../../areas/commerce/checkout-templates/index.ts'
import { decodeCustomItems, encodeCustomItem } from './custom-item.ts'
import { encodeOverrides } from './overrides.ts'
import { decodeItems, encodeReference } from './references.ts'

export const encodeTemplate = (template: CheckoutTemplate): Wire => ({
  id: template.id,
  status: template.active ? 'ACTIVE' : 'INACTIVE',
  lineItems: template.items.map(({ reference, quantity, overrides }) => ({
    quantity,
    catalogReference: encodeReference(reference),
    ...encodeOverrides(overrides, ({ id, width, height, altText, title }) => ({
      id,
      width,
      height,
      altText,
      filename: title,
    })),
  })),
  customLineItems: template.customItems.map(encodeCustomItem),
  ...(template.couponCode && { couponCode: template.couponCode }),
  customization: template.customization,
  ...(template.customContent && { customContentReference: template.customContent }),
  ...(template.externalReference && { externalReference: template.externalReference }),
  createdDate: template.createdDate,
  updatedDate: template.updatedDate,
})

/** The changes of a sent template; absent fields are absent. */
export function decodeTemplate(sent: CheckoutTemplateFields): TemplateChanges {
  const { status, lineItems, customLineItems, couponCode, customization } = sent
  const { customContentReference, externalReference } = sent
  return {
    ...(status && { active: status === 'ACTIVE' }),
    ...(lineItems && {
      items: decodeItems(lineItems, 'checkoutTemplate.lineItems').map(
        ({ reference, quantity, overrides }) => ({
          reference,
          quantity,
          ...(overrides && { overrides }),
        }),
      ),
    }),
    ...(customLineItems && { customItems: decodeCustomItems(customLineItems) }),
    ...(couponCode !== undefined && { couponCode: couponCode ?? '' }),
    ...(customization !== undefined && { customization: customization ?? {} }),
    ...(customContentReference !== undefined && { customContent: customContentReference }),
    ...(externalReference !== undefined && {
      externalReference: externalReference && {
        appId: externalReference.appId,
        ...(externalReference.resourceId && { resourceId: externalReference.resourceId }),
      },
    }),
  }
}
