import type { Calculation } from './calculation.ts'
import type { PaymentPart, PaymentPlan, PricedLine, Totals, UsedTender, Verdict } from './result.ts'
import type { SnapshotLine, Tender } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

type Time = keyof PaymentPlan
type MutablePart = { -readonly [Key in keyof PaymentPart]: MinorUnits }

const emptyPart = (): MutablePart => ({
  subtotal: 0,
  discount: 0,
  delivery: 0,
  fees: 0,
  tax: 0,
  total: 0,
})

const timeOf = ({ payment, subscription }: SnapshotLine): Time => {
  if (subscription?.hasFreeTrial) return 'afterTrial'
  return payment?.kind === 'offline' ? 'later' : 'now'
}

/** Divides the totals over the times of payment. */
export function planPayment(
  lines: readonly SnapshotLine[],
  priced: ReadonlyMap<string, PricedLine>,
  totals: Totals,
): PaymentPlan {
  const plan = { now: emptyPart(), later: emptyPart(), afterTrial: emptyPart() }
  const times = new Set(lines.map(timeOf))
  const common = (['now', 'later', 'afterTrial'] as const).find((time) => times.has(time)) ?? 'now'
  for (const line of lines) {
    const result = priced.get(line.id)
    if (result === undefined) continue
    addLine(plan, line, result)
    const addedTax = result.afterTax - result.total
    plan[timeOf(line) === 'afterTrial' ? 'afterTrial' : common].tax += addedTax
  }
  const main = plan[common]
  main.delivery = totals.delivery - totals.deliveryDiscount
  main.fees = totals.fees
  const linesTax = plan.now.tax + plan.later.tax + plan.afterTrial.tax
  main.tax += totals.tax - linesTax
  for (const part of Object.values(plan)) part.total = totalOf(part)
  return plan
}

const totalOf = ({ subtotal, discount, delivery, fees, tax }: PaymentPart): MinorUnits =>
  subtotal - discount + delivery + fees + tax

/** For a line with a deposit, the deposit is due now, the rest with its discount later. */
function addLine(
  plan: Record<Time, MutablePart>,
  line: SnapshotLine,
  { subtotal, discount, total }: PricedLine,
): void {
  const time = timeOf(line)
  if (time === 'now' && line.payment?.kind === 'deposit') {
    const deposit = Math.min(line.payment.deposit * line.quantity, total)
    plan.now.subtotal += deposit
    plan.later.subtotal += subtotal - deposit
    plan.later.discount += discount
    return
  }
  plan[time].subtotal += subtotal
  plan[time].discount += discount
}

/** Applies the tenders in order to the amount due now. Gift cards cannot pay for gift cards. */
export function useTenders(
  { snapshot, trace, verdicts }: Calculation,
  priced: ReadonlyMap<string, PricedLine>,
  now: MinorUnits,
): { readonly tenders: UsedTender[]; readonly due: MinorUnits } {
  const isGiftCardDue = (line: SnapshotLine) =>
    line.isGiftCard && timeOf(line) === 'now' && line.payment?.kind !== 'deposit'
  let forGiftCards = snapshot.lines
    .filter(isGiftCardDue)
    .reduce((sum, { id }) => sum + (priced.get(id)?.afterTax ?? 0), 0)
  let due = now
  const tenders: UsedTender[] = []
  for (const tender of snapshot.tenders) {
    const payable = tender.kind === 'gift-card' ? due - forGiftCards : due
    const amount = Math.min(tender.balance, tender.requested ?? tender.balance, payable)
    verdicts.push(tenderVerdict(tender, amount, due))
    if (amount === 0) continue
    const { id, kind, balance } = tender
    const target = { kind: 'order', id: 'order' } as const
    trace.push({ phase: 'tender', rule: id, target, base: due, amount: -amount })
    tenders.push({ id, kind, amount, balanceLeft: balance - amount })
    due -= amount
    if (kind === 'store-credit') forGiftCards = Math.max(0, forGiftCards - amount)
  }
  return { tenders, due }
}

function tenderVerdict(tender: Tender, amount: MinorUnits, due: MinorUnits): Verdict {
  const subject = { subject: 'tender', id: tender.id } as const
  if (amount > 0) return { ...subject, applies: true, reason: 'applies', amount }
  const refusal = (reason: Verdict['reason']): Verdict => ({ ...subject, applies: false, reason })
  if (due === 0) return refusal('nothing-due')
  return refusal(tender.balance === 0 ? 'no-balance' : 'only-gift-cards-due')
}
