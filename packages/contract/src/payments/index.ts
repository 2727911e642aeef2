import { CheckoutNotFound } from '../checkouts/errors.ts'
import { DELETE, GET, Guid, operation, POST, PUT, service, Type } from '../kit/index.ts'
import {
  PaymentMethodNotFound,
  PaymentMethodRevisionConflict,
  TooManyPaymentMethods,
} from './errors.ts'
import { PaymentMethodChanged, PaymentMethodCreated, PaymentMethodDeleted } from './facts.ts'
import { PaymentMethod, PaymentMethodInput, PaymentOffer, PluginProvider } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** Payment methods: their settings for merchants, and the available ones for buyers. */
export const payments = service({
  name: 'payments',
  summary: 'Payment methods',
  mounts: ['/vitrine/v1/payments'],
  operations: {
    listOffers: operation({
      route: GET('/offers/{checkoutId}'),
      permission: 'anyone',
      summary: 'List the payment methods of a checkout, and why others are missing',
      request: Type.Object({ checkoutId: Guid() }),
      response: Type.Object({ offers: Type.Array(PaymentOffer) }),
      errors: [CheckoutNotFound],
    }),
    listMethods: operation({
      route: GET('/methods'),
      permission: 'admin',
      summary: 'List every payment method of the shop, in the order in which buyers see them',
      request: Type.Object({}),
      response: Type.Object({
        methods: Type.Array(PaymentMethod),
        /** Payment providers of plug-ins. */
        pluginProviders: Type.Array(PluginProvider),
      }),
    }),
    saveMethod: operation({
      route: PUT('/methods'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Create a payment method, or replace one',
      request: Type.Object({ method: PaymentMethodInput }),
      response: Type.Object({ method: PaymentMethod }),
      errors: [PaymentMethodNotFound, PaymentMethodRevisionConflict, TooManyPaymentMethods],
      facts: [PaymentMethodCreated, PaymentMethodChanged],
    }),
    orderMethods: operation({
      route: POST('/methods/order'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Set the order in which buyers see payment methods',
      description: 'Methods that are not named follow in their present order.',
      request: Type.Object({ ids: Type.Array(Guid(), { minItems: 1, maxItems: 50 }) }),
      response: Type.Object({ methods: Type.Array(PaymentMethod) }),
      errors: [PaymentMethodNotFound],
      facts: [PaymentMethodChanged],
    }),
    deleteMethod: operation({
      route: DELETE('/methods/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Delete a payment method; its payments stay',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [PaymentMethodNotFound],
      facts: [PaymentMethodDeleted],
    }),
  },
})
