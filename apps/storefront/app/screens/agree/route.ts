import type { OrderProposal } from '@vitrine/contract/draft-orders'
import { fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { notFoundRoute } from '../not-found/route.ts'
import { type PageResult, type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type AgreeProps = {
  proposal: ProposalView
  shop: string
  errors: Errors
}

/** Amounts as exact decimals. */
export type ProposalView = {
  link: string
  number: string
  state: OrderProposal['state']
  currency: string
  lines: { id: string; name: string; quantityBefore: number; quantity: number; total: string }[]
  delivery: { title: string; total: string }[]
  totalBefore: string
  total: string
  totalMinor: number
  /** Amount due; negative for a refund. */
  due: string
  dueMinor: number
  paymentRequestId: string
}

/** An edit of an order that its buyer is asked to accept, for the holder of the link. */
export const agreeRoute: Route<AgreeProps> = {
  load: async (context, { link = '' }) => {
    const proposal = await find(context, link)
    return proposal ? proposalPage(context, link, proposal) : notFound(context)
  },
  act: async (context, form) => {
    const link = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const expectedTotal = Number(form.get('total'))
    try {
      await context.newApi().draftOrders.agreeToProposal({
        link,
        ...(Number.isSafeInteger(expectedTotal) && { expectedTotal }),
      })
      return redirectTo(links.agree(link))
    } catch (error) {
      const sentence = refusalOf(context, error)
      const proposal = await find(context, link)
      return proposal
        ? proposalPage(context, link, proposal, { form: sentence })
        : notFound(context)
    }
  },
}

const notFound = async (context: RequestContext) =>
  (await notFoundRoute.load(context)) as unknown as ScreenResult<AgreeProps>

async function find({ api }: RequestContext, link: string): Promise<OrderProposal | undefined> {
  try {
    return (await api.draftOrders.getProposal({ link })).proposal
  } catch (error) {
    if (error instanceof VitrineError && [400, 404].includes(error.status ?? 0)) return undefined
    throw error
  }
}

function refusalOf({ messages: { agree } }: RequestContext, error: unknown): string {
  if (!(error instanceof VitrineError) || error.kind === 'system' || error.status === 429) {
    throw error
  }
  if (error.code === 'PROPOSAL_OUTDATED') return agree.outdated
  const isSoldOut = error.code === 'FULL_OUT_OF_STOCK' || error.code === 'PARTIAL_OUT_OF_STOCK'
  return isSoldOut ? agree.soldOut : agree.changed
}

function proposalPage(
  { messages, site }: RequestContext,
  link: string,
  proposal: OrderProposal,
  errors: Errors = {},
): PageResult<AgreeProps> {
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.agree.title({ number: proposal.orderNumber })} – ${site.name}`,
      isPrivate: true,
      isHiddenFromSearch: true,
    },
    props: { proposal: viewOf(link, proposal), shop: site.name, errors },
  }
}

function viewOf(link: string, proposal: OrderProposal): ProposalView {
  const { currency, due, total, totalBefore } = proposal
  const amount = (units: number) => fromMinorUnits(BigInt(units), currency)
  return {
    link,
    number: proposal.orderNumber,
    state: proposal.state,
    currency,
    lines: proposal.lines.map((line) => ({ ...line, total: amount(line.total) })),
    delivery: proposal.delivery.map((one) => ({ ...one, total: amount(one.total) })),
    totalBefore: amount(totalBefore),
    total: amount(total),
    totalMinor: total,
    due: amount(Math.abs(due)),
    dueMinor: due,
    paymentRequestId: proposal.paymentRequestId ?? '',
  }
}
