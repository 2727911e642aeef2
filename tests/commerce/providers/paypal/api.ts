import type { FakeReply, FakeRequest, FakeRoute } from '../fake-server.ts'
import type { Bank, BankOrder } from './bank.ts'

export const paypalError = (status: number, issue: string, description: string): FakeReply => ({
  status,
  body: {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: description,
    debug_id: 'd1',
    details: [{ issue, description }],
  },
})
const fine = (body: object, status = 200): FakeReply => ({ status, body })
const missing = paypalError(404, 'INVALID_RESOURCE_ID', 'The specified resource does not exist.')

interface OrderBody {
  readonly intent: string
  readonly purchase_units: readonly {
    readonly custom_id: string
    readonly amount: { readonly currency_code: string; readonly value: string }
  }[]
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context?: { readonly return_url: string }
      readonly attributes?: { readonly vault?: { readonly store_in_vault?: string } }
      readonly vault_id?: string
      readonly stored_credential?: { readonly payment_initiator?: string; readonly usage?: string }
    }
  }
}

/** The part of PayPal’s API that payments use. */
export function paypalApi(bank: Bank, base: () => string): FakeRoute[] {
  const shown = (order: BankOrder) => {
    const { id, status, intent, create_time, update_time, purchase_units, token } = order
    const vault = bank.namesToken(order) ? { id: token, status: 'VAULTED' } : { status: 'APPROVED' }
    return {
      id,
      status,
      intent,
      create_time,
      update_time,
      purchase_units,
      ...(token && { payment_source: { paypal: { ...buyer, attributes: { vault } } } }),
      links: [{ rel: 'payer-action', href: `${base()}/checkoutnow/${id}`, method: 'GET' }],
    }
  }
  const onOrder =
    (use: (order: BankOrder) => FakeReply) =>
    ({ params: [id = ''] }: FakeRequest) => {
      const order = bank.orders.get(id)
      return order ? use(order) : missing
    }
  const taking = (take: (order: BankOrder) => void) =>
    onOrder((order) => {
      if (order.status !== 'APPROVED') {
        return paypalError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the order.')
      }
      if (order.declines) {
        order.status = 'PAYER_ACTION_REQUIRED'
        return paypalError(422, 'INSTRUMENT_DECLINED', 'The instrument was declined.')
      }
      take(order)
      return fine(shown(order), 201)
    })
  return [
    ...[
      ['POST', /^\/v2\/checkout\/orders$/, (request: FakeRequest) => create(bank, request, shown)],
      ['GET', /^\/v2\/checkout\/orders\/(\w+)$/, onOrder((order) => fine(shown(order)))],
      [
        'POST',
        /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
        taking((order) => void bank.capture(order, bank.unitOf(order).amount)),
      ],
      [
        'POST',
        /^\/v2\/checkout\/orders\/(\w+)\/authorize$/,
        taking((order) => void bank.authorize(order)),
      ],
    ].map(asRoute),
    ...paymentRoutes(bank).map(asRoute),
    asRoute([
      'GET',
      /^\/v3\/vault\/payment-tokens\/(\w+)$/,
      ({ params: [id = ''] }: FakeRequest) =>
        bank.tokens.has(id) ? fine({ id, payment_source: { paypal: buyer } }) : missing,
    ]),
  ]
}

const buyer = { email_address: 'ada@example.com', account_id: 'BUYER1' }

type RouteRow = readonly (string | RegExp | FakeRoute['answer'])[]
const asRoute = ([method, path, answer]: RouteRow): FakeRoute => ({
  method: method as string,
  path: path as RegExp,
  answer: answer as FakeRoute['answer'],
})

function create(bank: Bank, request: FakeRequest, shown: (order: BankOrder) => object): FakeReply {
  const { body, headers } = request
  const { intent, purchase_units, payment_source } = JSON.parse(body) as OrderBody
  const [unit] = purchase_units
  if (!unit || !/^\d+(\.\d\d)?$/.test(unit.amount.value)) {
    return paypalError(422, 'DECIMAL_PRECISION', 'The value has more decimals than allowed.')
  }
  const { experience_context, attributes, vault_id } = payment_source.paypal
  const { amount, custom_id } = unit
  const saves = attributes?.vault?.store_in_vault === 'ON_SUCCESS'
  const return_url = experience_context?.return_url ?? ''
  const values = { intent, return_url, saves, amount, custom_id }
  if (vault_id === undefined) return fine(shown(bank.open(values)), 200)
  if (!headers['paypal-request-id']) {
    return paypalError(400, 'PAYPAL_REQUEST_ID_REQUIRED', 'A PayPal-Request-Id is required.')
  }
  return refusedCharge(bank, payment_source.paypal, custom_id) ?? fine(shown(bank.charge(values)))
}

/** docs.paypal.ai/payments/save: the merchant charges a saved account as a subsequent payment. */
function refusedCharge(
  bank: Bank,
  { vault_id = '', stored_credential: stored }: OrderBody['payment_source']['paypal'],
  customId: string,
): FakeReply | undefined {
  if (stored?.payment_initiator !== 'MERCHANT' || stored.usage !== 'SUBSEQUENT') {
    return paypalError(422, 'PAYER_ACTION_REQUIRED', 'The payer needs to approve the order.')
  }
  if (!bank.tokens.has(vault_id)) {
    return paypalError(422, 'TOKEN_ID_NOT_FOUND', 'Specified token was not found.')
  }
  if (bank.wasCharged(customId)) {
    return paypalError(422, 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
  }
  return bank.isDeclining()
    ? paypalError(422, 'INSTRUMENT_DECLINED', 'The instrument was declined.')
    : undefined
}

function paymentRoutes(bank: Bank): RouteRow[] {
  const onPart =
    (
      kind: 'authorizations' | 'captures',
      use: (found: NonNullable<ReturnType<Bank['partOf']>>, body: string) => FakeReply,
    ) =>
    ({ params: [id = ''], body }: FakeRequest) => {
      const found = bank.partOf(kind, id)
      return found ? use(found, body) : missing
    }
  return [
    [
      'POST',
      /^\/v2\/payments\/authorizations\/(\w+)\/capture$/,
      onPart('authorizations', ({ order, part }, body) => {
        if (part.status !== 'CREATED') {
          return paypalError(
            422,
            'AUTHORIZATION_VOIDED',
            'A voided authorization cannot be captured.',
          )
        }
        part.status = 'CAPTURED'
        const { amount = part.amount } = JSON.parse(body || '{}') as Partial<typeof part>
        return fine(bank.capture(order, amount), 201)
      }),
    ],
    [
      'POST',
      /^\/v2\/payments\/authorizations\/(\w+)\/void$/,
      onPart('authorizations', ({ order }) => {
        bank.void(order)
        return { status: 204, body: '' }
      }),
    ],
    [
      'GET',
      /^\/v1\/customer\/disputes$/,
      () => fine({ items: [...bank.disputes.values()].map(({ dispute_id }) => ({ dispute_id })) }),
    ],
    [
      'GET',
      /^\/v1\/customer\/disputes\/([\w-]+)$/,
      ({ params: [id = ''] }: FakeRequest) => {
        const found = bank.disputes.get(id)
        return found ? fine(found) : missing
      },
    ],
    [
      'GET',
      /^\/v2\/payments\/captures\/(\w+)$/,
      onPart('captures', ({ order, part }) =>
        fine({ ...part, supplementary_data: { related_ids: { order_id: order.id } } }),
      ),
    ],
    [
      'POST',
      /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      onPart('captures', ({ order, part }, body) => {
        const asked = JSON.parse(body || '{}') as Partial<typeof part>
        const { amount = part.amount } = asked
        if (Number(amount.value) > bank.left(order)) {
          return paypalError(422, 'REFUND_AMOUNT_EXCEEDED', 'The refund is more than what is left.')
        }
        return fine(bank.refund(order, amount, asked.custom_id), 201)
      }),
    ],
  ]
}
