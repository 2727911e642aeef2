import { abandonedSteps } from './abandoned-steps.ts'
import { backInStockSteps } from './back-in-stock-steps.ts'
import { bankStatementSteps } from './bank-statement-steps.ts'
import { calculationSteps } from './calculation-steps.ts'
import { cartSteps } from './cart-steps.ts'
import { cartV2Steps } from './cart-v2-steps.ts'
import { catalogSteps } from './catalog-steps.ts'
import { checkoutSetupSteps } from './checkout-setup-steps.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { customFieldSteps } from './custom-field-steps.ts'
import { customerSteps } from './customer-steps.ts'
import { deliverySteps } from './delivery-steps.ts'
import { draftOrderSteps } from './draft-order-steps.ts'
import { eventSteps } from './event-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'
import { fileSteps } from './file-steps.ts'
import { fulfillmentSteps } from './fulfillment-steps.ts'
import { giftCardSteps } from './gift-card-steps.ts'
import { identitySteps } from './identity-steps.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { labelSteps } from './label-steps.ts'
import { mailTextSteps } from './mail-text-steps.ts'
import { memberSteps } from './member-steps.ts'
import { nativeSteps } from './native-steps.ts'
import { newsletterSteps } from './newsletter-steps.ts'
import { openidSteps } from './openid-steps.ts'
import { orderFileSteps } from './order-file-steps.ts'
import { orderSteps } from './order-steps.ts'
import { pageSteps } from './page-steps.ts'
import { passkeySteps } from './passkey-steps.ts'
import { paymentConnectionSteps } from './payment-connection-steps.ts'
import { paymentRequestSteps } from './payment-request-steps.ts'
import { peopleFileSteps } from './people-file-steps.ts'
import { placeSteps } from './place-steps.ts'
import { pluginSteps } from './plugin-steps.ts'
import { productSteps } from './product-steps.ts'
import { promotionSteps } from './promotion-steps.ts'
import { providerSteps } from './provider-steps.ts'
import { publishedDraftSteps } from './published-draft-steps.ts'
import { publishedOrderSteps } from './published-order-steps.ts'
import { reportSteps } from './report-steps.ts'
import { returnSteps } from './return-steps.ts'
import { reviewSteps } from './review-steps.ts'
import { savedViewSteps } from './saved-view-steps.ts'
import { settlementSteps } from './settlement-steps.ts'
import { siteSteps } from './site-steps.ts'
import { staffFactorSteps } from './staff-factor-steps.ts'
import { stockSteps } from './stock-steps.ts'
import { storeCreditSteps } from './store-credit-steps.ts'
import { subscriptionSteps } from './subscription-steps.ts'
import { taxSteps } from './tax-steps.ts'
import { wishListSteps } from './wish-list-steps.ts'

/** One example for each operation, in the order in which they are played on one shop. */
export const steps: Steps = {
  ...labelSteps,
  ...catalogSteps,
  ...identitySteps,
  ...passkeySteps,
  // Before their owner's sign-in ends after twelve hours.
  ...siteSteps,
  ...staffFactorSteps,
  ...openidSteps,
  ...providerSteps,
  ...memberSteps,
  ...eventSteps,
  ...pluginSteps,
  ...stockSteps,
  ...taxSteps,
  ...deliverySteps,
  ...promotionSteps,
  ...cartSteps,
  ...cartV2Steps,
  ...calculationSteps,
  ...placeSteps,
  ...checkoutSteps,
  ...orderSteps,
  ...bankStatementSteps,
  ...paymentConnectionSteps,
  ...checkoutSetupSteps,
  ...publishedOrderSteps,
  ...fulfillmentSteps,
  ...returnSteps,
  ...invoiceSteps,
  ...paymentRequestSteps,
  ...draftOrderSteps,
  ...publishedDraftSteps,
  ...giftCardSteps,
  ...settlementSteps,
  ...storeCreditSteps,
  ...subscriptionSteps,
  ...reportSteps,
  ...customerSteps,
  ...abandonedSteps,
  ...backInStockSteps,
  ...reviewSteps,
  ...savedViewSteps,
  ...mailTextSteps,
  ...pageSteps,
  ...newsletterSteps,
  ...wishListSteps,
  ...fileSteps,
  ...orderFileSteps,
  ...peopleFileSteps,
  ...productSteps,
  ...nativeSteps,
  ...customFieldSteps,
}

const everything = { filter: { name: 'Nothing' } }

/** Steps that need a job that has not started: run on a shop that does not run jobs. */
export const stepsWithoutJobs: Steps = {
  'jobs.cancelJob': async ({ merchant }: ExampleContext) => {
    const { jobId } = await merchant.catalogV3.bulkDeleteProductsByFilter(everything)
    return merchant.jobs.cancelJob({ id: jobId })
  },
  'imports.cancelImport': async ({ merchant }) => {
    const body = 'Handle,Title\nbowl,Bowl\n'
    const { id } = (await merchant.imports.startImport({ fileName: 'shop.csv' }, { body })).import
    return merchant.imports.cancelImport({ id })
  },
  'exports.cancelExport': async ({ merchant }) => {
    const { id } = (await merchant.exports.startExport({ format: 'csv' })).export
    return merchant.exports.cancelExport({ id })
  },
}
