import type { Tx } from '../../../../platform/tx.ts'
import type { VisitDay } from '../../visits/index.ts'
import type { Scope } from '../model.ts'
import { daysOf, type Period } from '../rules/period.ts'
import { findOrdersByDay } from '../store/funnel.ts'

/** The steps from a visit to an order. */
export interface FunnelFigures extends Omit<VisitDay, 'day'> {
  readonly orders: number
  readonly otherOrders: number
}

export interface FunnelPeriod extends Period {
  readonly totals: FunnelFigures
  readonly days: (FunnelFigures & { readonly day: string })[]
}

const nothing: FunnelFigures = {
  visits: 0,
  products: 0,
  carts: 0,
  checkouts: 0,
  orders: 0,
  otherOrders: 0,
}

type FunnelScope = Pick<Scope, 'from' | 'to' | 'timeZone'>
export type VisitDays = (tx: Tx, scope: FunnelScope) => Promise<readonly VisitDay[]>

/** Every day of the period, including those without visits, and the totals. */
export async function findFunnel(
  tx: Tx,
  visitDays: VisitDays,
  scope: FunnelScope,
): Promise<FunnelPeriod> {
  const visits = new Map((await visitDays(tx, scope)).map((one) => [one.day, one]))
  const orders = new Map((await findOrdersByDay(tx, scope)).map((one) => [one.day, one]))
  const days = daysOf(scope).map((day) => ({
    ...nothing,
    ...visits.get(day),
    ...orders.get(day),
    day,
  }))
  const names = Object.keys(nothing) as (keyof FunnelFigures)[]
  const totals = { ...nothing }
  for (const name of names) totals[name] = days.reduce((sum, one) => sum + one[name], 0)
  return { from: scope.from, to: scope.to, totals, days }
}
