import { CustomLineItem, LineItemToAdd } from '../ecom/line-item.ts'
import {
  Guid,
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

const statuses = ['ACTIVE', 'INACTIVE'] as const
const Reference = Type.Object({ appId: Text(1, 100), resourceId: Maybe(Text(0, 100)) })
const Content = Type.Object({ appId: Text(1, 100), componentId: Text(1, 100) })
const Customization = Type.Object({
  webClient: Maybe(
    Type.Object({
      disabledContinueShoppingButton: Maybe(Type.Boolean()),
      disabledPolicyAgreementCheckbox: Maybe(Type.Boolean()),
    }),
  ),
  lockedGiftCard: Maybe(Type.Boolean()),
  lockedCoupon: Maybe(Type.Boolean()),
  disabledManualPayment: Maybe(Type.Boolean()),
})
export type TemplateCustomization = Static<typeof Customization>

/** The fields of a template to save; absent fields stay unchanged. */
export const CheckoutTemplateFields = Type.Object({
  status: Omittable(OneOf(statuses)),
  lineItems: Omittable(Type.Array(LineItemToAdd, { maxItems: 300 })),
  customLineItems: Omittable(Type.Array(CustomLineItem, { maxItems: 300 })),
  couponCode: Maybe(Text(0, 20)),
  customization: Maybe(Customization),
  customContentReference: Maybe(Content),
  externalReference: Maybe(Reference),
})
export type CheckoutTemplateFields = Static<typeof CheckoutTemplateFields>

/** Items behind a link: opening it creates a checkout with them. */
export const CheckoutTemplate = Type.Object({
  id: Guid(),
  status: OneOf(statuses),
  lineItems: Type.Array(
    Type.Object({
      quantity: Type.Integer(),
      catalogReference: Type.Object({
        catalogItemId: Type.String(),
        appId: Type.String(),
        options: Type.Optional(MapOf(Json())),
      }),
      /** Overrides of catalog data. */
      catalogOverrideFields: Type.Optional(Json()),
    }),
  ),
  customLineItems: Type.Array(CustomLineItem),
  couponCode: Type.Optional(Type.String()),
  customization: Customization,
  customContentReference: Type.Optional(Content),
  externalReference: Type.Optional(Reference),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type CheckoutTemplate = Static<typeof CheckoutTemplate>
