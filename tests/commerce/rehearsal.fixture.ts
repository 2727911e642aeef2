import type { Merchant, TestServer, Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { berlin } from './checkout.fixture.ts'

/** Headers of a call that is part of a rehearsal. */
export async function rehearsing({ api }: Merchant) {
  const { token } = await api.rehearsal.startRehearsal({})
  return { headers: { 'vitrine-rehearsal': token } }
}

export type RehearsalPerson = Awaited<ReturnType<typeof rehearsing>>

interface OrderInput {
  readonly productId: string
  readonly parcel: string
  readonly quantity?: number
  readonly code?: string
  readonly giftCard?: string
}

/** A checkout of a rehearsal that is ready to order. */
export async function rehearsedCheckout(
  { api }: Visitor,
  options: RehearsalPerson,
  { productId, parcel, quantity = 1, code, giftCard }: OrderInput,
): Promise<string> {
  await api.cart.addLines({ lines: [{ productId, quantity }] }, options)
  const { checkout } = await api.checkout.create(
    { email: 'rehearsal@example.com', shipping: berlin, deliveryChoices: [{ code: parcel }] },
    options,
  )
  const { id } = checkout
  if (code) await api.checkout.applyCode({ id, code }, options)
  if (giftCard) await api.checkout.applyGiftCard({ id, code: giftCard }, options)
  return id
}

/** The test bank's method, which a rehearsal has in addition to offline methods. */
export async function testBankFor({ api }: Visitor, checkoutId: string, options: RehearsalPerson) {
  const { offers } = await api.payments.listOffers({ checkoutId }, options)
  return offers.find(({ provider }) => provider === 'TEST_BANK')?.id ?? ''
}

/** Submits the form of the test bank's page. */
export const enter = ({ api }: Visitor, id: string, fields: Readonly<Record<string, string>>) =>
  api.testBank.submitTestPayment(
    { id },
    { body: new Blob([new URLSearchParams(fields).toString()]) },
  )

/** Row counts by table. */
export async function countRows({ server }: TestServer): Promise<Record<string, number>> {
  const { db } = server.platform
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}
