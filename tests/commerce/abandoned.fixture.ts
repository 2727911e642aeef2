import type { TestServer, Visitor } from '@vitrine/testkit'
import { lamp, put } from './cart.fixture.ts'
import { berlin } from './checkout.fixture.ts'

type Task = 'abandoned:find' | 'abandoned:remind' | 'abandoned:expire'

/** Runs a job once, like the server's crontab. */
export const run = ({ server }: TestServer, task: Task) =>
  server.tasks[task]({}, { id: '1', attempt: 1, isLastAttempt: true, signal: undefined })

/** Advances the clock and runs the jobs. */
export async function pass(shop: TestServer, time: Parameters<TestServer['clock']['pass']>[0]) {
  shop.clock.pass(time)
  await run(shop, 'abandoned:find')
  await run(shop, 'abandoned:remind')
}

interface AbandonedBuyer {
  readonly email: string
  readonly parcel?: string
  readonly quantity?: number
  readonly consent?: string
  readonly language?: string
  readonly visitor?: Visitor
}

/** Fills in a checkout with lamps for 9.00 and abandons it. */
export async function leave(
  shop: TestServer,
  {
    email,
    parcel,
    quantity = 1,
    consent,
    language,
    visitor = shop.people.visitor(),
  }: AbandonedBuyer,
) {
  const productId = await lamp(shop.people.merchant())
  await put(visitor, productId, quantity)
  const { checkout } = await visitor.api.checkout.create({
    email,
    shipping: berlin,
    ...(parcel && { deliveryChoices: [{ code: parcel }] }),
    ...(consent && { consents: [{ key: consent, text: 'Remind me of what I leave' }] }),
    ...(language && { language }),
  })
  return { visitor, productId, checkoutId: checkout.id }
}

/** The shop's abandoned checkouts of an address. */
export async function leftBy({ people }: TestServer, email: string) {
  const { api } = people.merchant()
  const query = { filter: { email } }
  const { abandonedCheckouts } = await api.abandonedCheckouts.queryAbandonedCheckouts({ query })
  return abandonedCheckouts
}

export async function onlyLeftBy(shop: TestServer, email: string) {
  const [one, ...others] = await leftBy(shop, email)
  if (!one || others.length > 0) throw new Error(`${others.length + (one ? 1 : 0)} were found`)
  const { api } = shop.people.merchant()
  return (await api.abandonedCheckouts.getAbandonedCheckout({ id: one.id })).abandonedCheckout
}

/** The mails to an address, the latest first. */
export const mailsTo = async ({ people }: TestServer, to: string) =>
  (await people.merchant().api.mailbox.listMails({ to })).mails

/** The last path segment of the link in a mail that contains this path. */
export function linkIn(text: string | undefined, path: 'restore' | 'reminders'): string {
  const [, link = ''] = new RegExp(`/${path}/(\\S+)`).exec(text ?? '') ?? []
  return link
}
