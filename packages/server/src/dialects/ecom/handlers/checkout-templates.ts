import {
  checkoutTemplateFields,
  type checkoutTemplates,
} from '@vitrine/contract/checkout-templates'
import { ApplicationError, type Handlers } from '@vitrine/contract/kit'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { CheckoutTemplateFeature } from '../../../areas/commerce/checkout-templates/index.ts'
import { inSavepoint } from '../../../platform/savepoint.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { decodeTemplate, encodeTemplate } from '../codec/checkout-template.ts'
import { pageOfRecords } from '../codec/record-list.ts'
import { fieldOf } from '../codec/taxes.ts'
import { byCursor } from './records.ts'

export interface CheckoutTemplateDeps {
  readonly templates: CheckoutTemplateFeature
  readonly pages: QueryPages
  siteUrlOf(call: HandlerContext): Promise<string>
}

/** Creates a checkout without owner for a caller without a token: it belongs to the first who opens it. */
const nobody = { kind: 'merchant' } as const

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface CheckoutTemplateHandlers
  extends Handlers<typeof checkoutTemplates, HandlerContext> {}

export const checkoutTemplateHandlers = ({
  templates,
  pages,
  siteUrlOf,
}: CheckoutTemplateDeps): CheckoutTemplateHandlers => {
  const pageOf = async (call: HandlerContext, checkoutId: string) =>
    new URL(`/checkout/${checkoutId}`, await siteUrlOf(call)).href
  return {
    createCheckoutTemplate: async ({ tx, input }) => {
      const created = await templates.create(tx, decodeTemplate(input.checkoutTemplate))
      return { checkoutTemplate: encodeTemplate(created) }
    },
    queryCheckoutTemplates: async ({ input, ...call }) => {
      const all = (await templates.list(call.tx)).map(encodeTemplate)
      const open = pages.open('checkoutTemplates', call, byCursor(input.query))
      const list = { fields: checkoutTemplateFields, readField: fieldOf }
      const { records, pagingMetadata } = pageOfRecords(all, open, list)
      return { checkoutTemplates: records, pagingMetadata }
    },
    getCheckoutTemplate: async ({ tx, input }) => ({
      checkoutTemplate: encodeTemplate(await templates.get(tx, input.checkoutTemplateId)),
    }),
    updateCheckoutTemplate: async ({ tx, input }) => {
      const { id, ...fields } = input.checkoutTemplate
      const changed = await templates.change(tx, id, decodeTemplate(fields))
      return { checkoutTemplate: encodeTemplate(changed) }
    },
    deleteCheckoutTemplate: async ({ tx, input }) => {
      await templates.delete(tx, input.checkoutTemplateId)
      return {}
    },
    createCheckoutFromTemplate: async (call) => {
      const { checkoutTemplateId } = call.input
      const view = await templates.use(call.tx, cartCallerOf(call), checkoutTemplateId)
      return {
        checkoutId: view.checkout.id,
        checkoutUrl: await pageOf(call, view.checkout.id),
        purchaseFlowId: view.cart.cart.purchaseFlowId,
      }
    },
    createAndRedirectToCheckout: async (call) => {
      const { tx, input } = call
      const use = () => templates.use(tx, nobody, input.checkoutTemplateId)
      const view = await inSavepoint(tx, use).catch((error: unknown) => {
        if (error instanceof ApplicationError) return undefined
        throw error
      })
      if (!view) return nothingToBuy
      const location = await pageOf(call, view.checkout.id)
      return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: null }
    },
  }
}

const nothingToBuy = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'What this link was for is not offered any more.',
}
