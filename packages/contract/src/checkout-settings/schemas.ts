import { Json, MapOf, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** The billing fields to request. The spelling of the first is that of published clients. */
export const billingFields = ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] as const

const Flag = () => Type.Boolean()
const Policy = Type.Object({
  visible: Flag(),
  /** Shown to buyers; up to 100 000 characters. */
  content: Text(0, 100_000),
})
const CustomPolicy = Type.Object({ ...Policy.properties, title: Text(0, 100) })
const Checkbox = { visible: Flag(), checkedByDefault: Flag() }

const policies = {
  termsAndConditions: Policy,
  privacyPolicy: Policy,
  returnPolicy: Policy,
  digitalItemPolicy: Policy,
  contactUs: Policy,
  customPolicy: CustomPolicy,
}
const SubscriptionCheckbox = Type.Object({ ...Checkbox, splitByChannel: Flag() })
const AgreementCheckbox = Type.Object(Checkbox)
const flags = {
  giftCardRedeemEnabled: Flag(),
  mitEnabled: Flag(),
  delayCaptureEnabled: Flag(),
  captureBeforeExpiryEnabled: Flag(),
}

export const CheckoutSettings = Type.Object({
  checkoutPolicies: Type.Object(policies),
  checkoutFields: Type.Object({
    subscriptionCheckbox: SubscriptionCheckbox,
    policyAgreementCheckbox: AgreementCheckbox,
    ...flags,
  }),
  checkoutBrand: MapOf(Json()),
  checkoutBillingFields: OneOf(billingFields),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type CheckoutSettings = Static<typeof CheckoutSettings>

const PolicyChanges = Type.Object({
  visible: Maybe(Flag()),
  content: Maybe(Text(0, 100_000)),
})
const checkboxChanges = { visible: Maybe(Flag()), checkedByDefault: Maybe(Flag()) }

/** Absent and null fields stay as they are. */
export const CheckoutSettingsChanges = Type.Object({
  checkoutPolicies: Maybe(
    Type.Object({
      termsAndConditions: Maybe(PolicyChanges),
      privacyPolicy: Maybe(PolicyChanges),
      returnPolicy: Maybe(PolicyChanges),
      digitalItemPolicy: Maybe(PolicyChanges),
      contactUs: Maybe(PolicyChanges),
      customPolicy: Maybe(Type.Object({ ...PolicyChanges.properties, title: Maybe(Text(0, 100)) })),
    }),
  ),
  checkoutFields: Maybe(
    Type.Object({
      subscriptionCheckbox: Maybe(
        Type.Object({ ...checkboxChanges, splitByChannel: Maybe(Flag()) }),
      ),
      policyAgreementCheckbox: Maybe(Type.Object(checkboxChanges)),
      giftCardRedeemEnabled: Maybe(Flag()),
      mitEnabled: Maybe(Flag()),
      delayCaptureEnabled: Maybe(Flag()),
      captureBeforeExpiryEnabled: Maybe(Flag()),
    }),
  ),
  checkoutBrand: Maybe(MapOf(Json())),
  checkoutBillingFields: Maybe(OneOf(billingFields)),
})
export type CheckoutSettingsChanges = Static<typeof CheckoutSettingsChanges>
