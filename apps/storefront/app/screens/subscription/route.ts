import { type AddressFormat, addressFormat } from '@vitrine/addresses'
import type { SubscriptionAction } from '@vitrine/contract/subscriptions'
import { VitrineError } from '@vitrine/sdk'
import {
  addressOf,
  addressProblems,
  type CheckoutFields,
  readFields,
  splitName,
} from '../../checkout/checkout-form.ts'
import { fieldsOf } from '../../checkout/checkout-view.ts'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { pathOf } from '../../request/path-of.ts'
import { type SubscriptionView, viewSubscription } from '../../subscription/view.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type SubscriptionProps = {
  subscription: SubscriptionView
  /** The action that the buyer has to confirm; empty: none. */
  asked: (typeof questions)[number] | ''
  /** The values of the address form. */
  fields: CheckoutFields
  format: AddressFormat
  isMember: boolean
  errors: Errors
}

const questions = ['cancel', 'pay', 'address'] as const

const acts = ['PAUSE', 'RESUME', 'SKIP_NEXT', 'CANCEL', 'CANCEL_AT_PERIOD_END'] as const

/** A subscription and its buyer's actions; the link of a mail works without an account. */
export const subscriptionRoute: Route<SubscriptionProps> = {
  load: (context, { link = '' }) => page(context, link),
  act: async (context, form) => {
    const id = String(form.get('link') ?? '')
    if (form.get('act') === 'PAY') return pay(context, id)
    if (form.get('act') === 'ADDRESS') return move(context, id, readFields(form))
    const action = acts.find((one) => one === form.get('act'))
    const cycle = Number(form.get('cycle'))
    if (!action) return page(context, id)
    const problem = await change(context, { id, action, ...(cycle > 0 && { cycle }) })
    return problem ? page(context, id, { form: problem }) : redirectTo(links.subscription(id))
  },
}

/** Redirects to the payment page of the open or next order. */
async function pay(context: RequestContext, id: string) {
  const { api, messages } = context
  const { changed, pay: texts } = messages.subscription
  try {
    const { paymentUrl } = await api.subscriptions.payOwnSubscription({ id })
    return redirectTo(pathOf(context, paymentUrl))
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    if (error.code === 'SUBSCRIPTION_STATUS_UNSUITABLE') {
      return page(context, id, { form: changed })
    }
    if (error.code !== 'SUBSCRIPTION_ORDER_UNAVAILABLE') throw error
    return page(context, id, { form: texts.unavailable })
  }
}

/** Changes the shipping address of later orders. */
async function move(context: RequestContext, id: string, fields: CheckoutFields) {
  const { api, messages } = context
  const errors = {
    ...(fields.name === '' && { name: messages.checkout.missing.name }),
    ...addressProblems(fields, messages),
  }
  if (Object.keys(errors).length > 0) return page(context, id, errors, fields)
  const { phone, company } = fields
  const contactDetails = {
    ...splitName(fields.name),
    phone: phone || null,
    company: company || null,
  }
  try {
    const shipping = { address: addressOf(fields), contactDetails }
    await api.subscriptions.changeOwnSubscriptionAddress({ id, shipping })
    return redirectTo(links.subscription(id))
  } catch (error) {
    if (error instanceof VitrineError && error.code === 'SUBSCRIPTION_STATUS_UNSUITABLE') {
      return page(context, id, { form: messages.subscription.changed })
    }
    throw error
  }
}

interface Change {
  readonly id: string
  readonly action: SubscriptionAction
  readonly cycle?: number
}

/** Returns the error, if any. */
async function change({ api, messages }: RequestContext, asked: Change) {
  try {
    await api.subscriptions.changeOwnSubscription(asked)
    return undefined
  } catch (error) {
    if (error instanceof VitrineError && error.code === 'SUBSCRIPTION_STATUS_UNSUITABLE') {
      return messages.subscription.changed
    }
    throw error
  }
}

async function page(
  context: RequestContext,
  id: string,
  errors: Errors = {},
  typed?: CheckoutFields,
): Promise<ScreenResult<SubscriptionProps>> {
  const { api, session, site, url } = context
  const { subscription, cycles, savedMethod } = await api.subscriptions.getOwnSubscription({ id })
  const isOpen = subscription.status !== 'CANCELLED' && subscription.status !== 'COMPLETED'
  const asked = typed ? 'address' : questions.find((one) => one === url.searchParams.get('ask'))
  const { email, shipping } = subscription
  const fields = typed ?? fieldsOf({ email, shipping, deliveryChoices: [] })
  const result: PageResult<SubscriptionProps> = {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${subscription.name} – ${site.name}`,
      isPrivate: true,
      isHiddenFromSearch: true,
    },
    props: {
      subscription: viewSubscription(subscription, cycles, savedMethod),
      asked: (isOpen && asked) || '',
      fields,
      format: addressFormat(url.searchParams.get('country') ?? fields.country),
      isMember: session.isMember,
      errors,
    },
  }
  return result
}
