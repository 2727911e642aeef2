import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'

/** A new template, for steps that read or change one. */
async function createTemplate(context: ExampleContext) {
  const catalogReference = { catalogItemId: await soldProduct(context), appId: STORES_APP_ID }
  const { checkoutTemplate } = await context.merchant.checkoutTemplates.createCheckoutTemplate({
    checkoutTemplate: { lineItems: [{ catalogReference, quantity: 1 }], couponCode: 'FIRSTORDER' },
  })
  return { api: context.merchant.checkoutTemplates, id: checkoutTemplate.id }
}

export const checkoutSetupSteps: Steps = {
  'checkoutSettings.getCheckoutSettings': ({ visitor }) =>
    visitor.checkoutSettings.getCheckoutSettings({}),
  'checkoutSettings.updateCheckoutSettings': ({ merchant }) =>
    merchant.checkoutSettings.updateCheckoutSettings({
      checkoutSettings: {
        checkoutPolicies: { returnPolicy: { visible: true, content: 'Within thirty days.' } },
      },
    }),
  'checkoutTemplates.createCheckoutTemplate': (context) => createTemplate(context),
  'checkoutTemplates.queryCheckoutTemplates': async ({ merchant }) =>
    merchant.checkoutTemplates.queryCheckoutTemplates({ query: { filter: { status: 'ACTIVE' } } }),
  'checkoutTemplates.getCheckoutTemplate': async (context) => {
    const { api, id } = await createTemplate(context)
    return api.getCheckoutTemplate({ checkoutTemplateId: id })
  },
  'checkoutTemplates.updateCheckoutTemplate': async (context) => {
    const { api, id } = await createTemplate(context)
    return api.updateCheckoutTemplate({ checkoutTemplate: { id, status: 'INACTIVE' } })
  },
  'checkoutTemplates.createCheckoutFromTemplate': async (context) => {
    const { id } = await createTemplate(context)
    const { checkoutTemplates } = context.visitor
    return checkoutTemplates.createCheckoutFromTemplate({ checkoutTemplateId: id })
  },
  'checkoutTemplates.createAndRedirectToCheckout': async (context) => {
    const { id } = await createTemplate(context)
    const { checkoutTemplates } = context.visitor
    return checkoutTemplates.createAndRedirectToCheckout({ checkoutTemplateId: id })
  },
  'checkoutTemplates.deleteCheckoutTemplate': async (context) => {
    const { api, id } = await createTemplate(context)
    return api.deleteCheckoutTemplate({ checkoutTemplateId: id })
  },
}
