import {
  InsufficientInventory,
  ItemNotFoundInCatalog,
  QuantityLimitReached,
} from '../carts/errors.ts'
import { CheckoutCreated, CheckoutUpdated } from '../checkouts/facts.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Omittable,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { HtmlPage } from '../oauth/page.ts'
import { ListPage } from '../published-taxes/schemas.ts'
import * as errors from './errors.ts'
import * as facts from './facts.ts'
import { CheckoutTemplate, CheckoutTemplateFields } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { checkoutTemplateId: Guid() }
const response = Type.Object({ checkoutTemplate: CheckoutTemplate })
const write = { permission: 'admin', writes: true } as const

/** Items behind a link (cart contract, section 9.6). Merchants write templates, buyers get checkouts of them. */
export const checkoutTemplates = service({
  name: 'checkout-templates',
  summary: 'Templates of checkouts, published form',
  mounts: ['/ecom/v1/checkout-templates'],
  operations: {
    createCheckoutTemplate: operation({
      ...write,
      route: POST(''),
      summary: 'Create a checkout template; it is active unless set otherwise',
      request: Type.Object({ checkoutTemplate: CheckoutTemplateFields }),
      response,
      errors: [errors.CannotCreateTemplateWithoutItems, errors.TooManyCheckoutTemplates],
      facts: [facts.CheckoutTemplateCreated],
    }),
    queryCheckoutTemplates: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find checkout templates, latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        checkoutTemplates: Type.Array(CheckoutTemplate),
        pagingMetadata: ListPage,
      }),
      errors: [InvalidFilter],
    }),
    getCheckoutTemplate: operation({
      route: GET('/{checkoutTemplateId}'),
      permission: 'admin',
      summary: 'Read a checkout template',
      request: Type.Object(byId),
      response,
      errors: [errors.CheckoutTemplateNotFound],
    }),
    updateCheckoutTemplate: operation({
      ...write,
      route: PATCH('/{checkoutTemplate.id}'),
      summary: 'Change a checkout template; absent fields stay',
      request: Type.Object({
        checkoutTemplate: Type.Object({ id: Guid(), ...CheckoutTemplateFields.properties }),
      }),
      response,
      errors: [
        errors.CheckoutTemplateNotFound,
        errors.CannotUpdateTemplateWithoutFields,
        errors.CannotUpdateTemplateWithEmptyItems,
      ],
      facts: [facts.CheckoutTemplateUpdated],
    }),
    deleteCheckoutTemplate: operation({
      ...write,
      route: DELETE('/{checkoutTemplateId}'),
      summary: 'Delete a checkout template; its checkouts stay',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [errors.CheckoutTemplateNotFound],
      facts: [facts.CheckoutTemplateDeleted],
    }),
    createCheckoutFromTemplate: operation({
      route: POST('/{checkoutTemplateId}/create-checkout-from-template'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 120,
      summary: 'Create a checkout of the items of a template',
      description: 'A coupon that cannot be used any more is left out.',
      request: Type.Object({ ...byId, siteId: Omittable(Text(0, 100)) }),
      response: Type.Object({
        checkoutId: Type.String(),
        checkoutUrl: Type.String(),
        purchaseFlowId: Type.String(),
      }),
      errors: [
        errors.CheckoutTemplateNotFound,
        errors.CannotCreateCheckoutFromInactiveTemplate,
        ItemNotFoundInCatalog,
        InsufficientInventory,
        QuantityLimitReached,
      ],
      facts: [CheckoutCreated, CheckoutUpdated, facts.CheckoutTemplateUsed],
    }),
    createAndRedirectToCheckout: operation({
      route: GET('/{checkoutTemplateId}/create-and-redirect-to-checkout'),
      permission: 'open',
      answers: 'page',
      writes: true,
      callsPerMinute: 60,
      summary: 'Create a checkout by the link of a template, and redirect to it',
      description: 'Where there is nothing to buy any more, a page says so.',
      request: Type.Object({ ...byId, siteId: Omittable(Text(0, 100)) }),
      response: HtmlPage,
      facts: [CheckoutCreated, CheckoutUpdated, facts.CheckoutTemplateUsed],
    }),
  },
})
