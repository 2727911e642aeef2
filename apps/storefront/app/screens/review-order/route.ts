import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import { findOrder } from '../../order/find-order.ts'
import type { Api } from '../../request/api.ts'
import type { RequestContext } from '../../request/context.ts'
import { type ReviewFields, readFields, wordsIn } from '../../reviews/review-form.ts'
import { pictureAt, viewPicture } from '../../views/picture.ts'
import { notFoundRoute } from '../not-found/route.ts'
import { type Route, redirectTo, type ScreenResult } from '../screen.ts'

type Reviewable = Awaited<ReturnType<Api['productReviews']['listReviewable']>>

export type ReviewOrderProps = {
  number: string
  link: string
  suggestedName: string
  lines: readonly (Pick<Reviewable['lines'][number], 'lineId' | 'name'> & {
    /** Address of a small picture. */
    picture?: string
    review?: {
      status: 'PENDING' | 'PUBLISHED' | 'REJECTED'
      fields: ReviewFields
    }
  })[]
  /** Whether the shop accepts reviews. */
  isOpen: boolean
  /** The result of the last form. */
  done: '' | 'saved' | 'withdrawn'
  /** The line whose form was refused, with its input. */
  sent?: { lineId: string; fields: ReviewFields }
  errors: Errors
}

/** Reviews the products of an order, by its link or with its buyer's session. */
export const reviewOrderRoute: Route<ReviewOrderProps> = {
  load: async (context, { link = '' }) => show(context, link),
  act: async (context, form) => {
    const link = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const order = await findOrder(context, link)
    if (!order) return show(context, link)
    const lineId = String(form.get('line') ?? '')
    return form.get('act') === 'withdraw'
      ? withdraw(context, order.link, lineId)
      : save(context, order.link, lineId, readFields(form))
  },
}

async function save(
  context: RequestContext,
  link: string,
  lineId: string,
  fields: ReviewFields,
): Promise<ScreenResult<ReviewOrderProps>> {
  const { words, errors } = wordsIn(fields, lineId, context.messages.reviews.write)
  if (!words) return show(context, link, { sent: { lineId, fields }, errors })
  try {
    await context.api.productReviews.saveReview({ order: link, lineId, ...words })
    return redirectTo(links.reviewOrder(link, 'saved'))
  } catch (error) {
    const refused = { form: refusalOf(context, error) }
    return show(context, link, { sent: { lineId, fields }, errors: refused })
  }
}

async function withdraw(
  { api }: RequestContext,
  order: string,
  lineId: string,
): Promise<ScreenResult<ReviewOrderProps>> {
  try {
    await api.productReviews.withdrawReview({ order, lineId })
  } catch (error) {
    // Deleted already.
    if (!(error instanceof VitrineError) || error.code !== 'REVIEW_NOT_FOUND') throw error
  }
  return redirectTo(links.reviewOrder(order, 'withdrawn'))
}

function refusalOf({ messages }: RequestContext, error: unknown): string {
  const { write } = messages.reviews
  if (!(error instanceof VitrineError)) throw error
  switch (error.code) {
    case 'TOO_MANY_REVIEWS':
      return write.tooMany
    case 'REVIEWS_DISABLED':
      return write.closed
    case 'LINE_NOT_REVIEWABLE':
      return write.notPossible
    default:
      throw error
  }
}

type FormState = Pick<ReviewOrderProps, 'sent' | 'errors'>

async function show(
  context: RequestContext,
  link: string,
  refused: FormState = { errors: {} },
): Promise<ScreenResult<ReviewOrderProps>> {
  const order = await findOrder(context, link)
  if (!order) {
    return (await notFoundRoute.load(context)) as unknown as ScreenResult<ReviewOrderProps>
  }
  const { api, messages, site, url } = context
  const found = await api.productReviews.listReviewable({ order: order.link })
  const number = found.orderNumber
  return {
    kind: 'page',
    status: Object.keys(refused.errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.reviews.write.title({ number })} – ${site.name}`,
      isPrivate: true,
      isHiddenFromSearch: true,
    },
    props: {
      number,
      link: order.link,
      suggestedName: found.suggestedName,
      lines: found.lines.map((line) => viewLine(line, context.origin)),
      isOpen: site.collectsReviews === true,
      done: doneOf(url.searchParams.get('done')),
      ...refused,
    },
  }
}

/** Twice its displayed size in pixels. */
const PICTURE_WIDTH = 240

const viewLine = (
  { lineId, name, imageUrl: url, review }: Reviewable['lines'][number],
  origin: string,
) => ({
  lineId,
  name,
  ...(url && {
    picture: pictureAt(viewPicture({ url, width: 0, height: 0 }, origin, ''), PICTURE_WIDTH),
  }),
  ...(review && {
    review: {
      status: review.status,
      fields: {
        rating: String(review.rating),
        title: review.title,
        text: review.text,
        name: review.displayName,
      },
    },
  }),
})

const doneOf = (text: string | null): ReviewOrderProps['done'] =>
  text === 'saved' || text === 'withdrawn' ? text : ''
