import {
  DraftOrderHasProblems,
  DraftOrderUpdated,
  PROPOSAL_DAYS,
  ProposalOutdated,
} from '@vitrine/contract/draft-orders'
import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { DraftOrder, DraftView } from '../model.ts'
import { dueAfter } from '../rules/effects.ts'
import { factOf } from '../rules/facts.ts'
import { updateDraft } from '../store/draft-orders.ts'
import {
  type AppliedEdit,
  type ApplyOptions,
  applyDraft,
  checkTotal,
  refuseProblems,
} from './apply-draft.ts'
import type { DraftOrderDeps } from './deps.ts'
import { checkRevision, storedOf } from './save-draft.ts'
import { recordVersion } from './versions.ts'
import { lockOpenDraft, requireDraft, viewDraft } from './view-draft.ts'

/** Asks the buyer to accept the current version of an edit. */
export async function proposeDraft(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
  { revision, expectedTotal }: Pick<ApplyOptions, 'revision' | 'expectedTotal'>,
): Promise<DraftView> {
  const draft = await lockOpenDraft(tx, id)
  if (!draft.isEdit) throw DraftOrderHasProblems({ problems: ['NOT_AN_EDIT'] })
  if (draft.email === null) throw DraftOrderHasProblems({ problems: ['BUYER_HAS_NO_EMAIL'] })
  checkRevision(draft, revision)
  const view = await viewDraft(tx, deps, draft)
  refuseProblems(view)
  checkTotal(view, expectedTotal)
  const { total: totalMinor } = view.result.totals
  const after: DraftOrder = {
    ...draft,
    revision: draft.revision + 1,
    totalMinor,
    proposal: { totalMinor, proposedDate: tx.now },
    updatedDate: tx.now,
    expiresDate: deps.platform.clock.after(tx.now, { days: PROPOSAL_DAYS }),
  }
  await updateDraft(tx, after, storedOf(after, view))
  await recordVersion(tx, after, view)
  await deps.events.append(tx, {
    definition: DraftOrderUpdated,
    entityId: id,
    before: factOf(draft),
    after: factOf(after),
    changedFields: ['proposal'],
  })
  await mailProposal(tx, deps, after, {
    to: draft.email,
    isRehearsal: view.order?.order.isRehearsal === true,
  })
  return { ...view, draft: after }
}

async function mailProposal(
  tx: Tx,
  deps: DraftOrderDeps,
  draft: DraftOrder,
  { to, isRehearsal }: { readonly to: string; readonly isRehearsal: boolean },
): Promise<void> {
  const { currency, totalMinor } = draft
  const { locale } = await deps.settingsOf(tx.siteId)
  await deps.mail.write(tx, {
    to,
    isRehearsal,
    language: draft.language ?? locale,
    template: 'order-change-proposed',
    facts: {
      number: String(draft.orderNumber ?? ''),
      address: await deps.proposalPageOf(tx.siteId, draft.id),
      amount: { value: fromMinorUnits(BigInt(totalMinor), currency), currency },
    },
  })
}

/** Accepts an edit for the buyer: applies the proposed version, once. */
export async function agreeToProposal(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
  expectedTotal: number | undefined,
): Promise<AppliedEdit> {
  const draft = await requireDraft(tx, id)
  const { proposal, revision } = draft
  if (!proposal) throw ProposalOutdated()
  const view = await viewDraft(tx, deps, draft)
  return applyDraft(tx, deps, id, {
    revision,
    expectedTotal: expectedTotal ?? proposal.totalMinor,
    settle: dueAfter(view) > 0 ? 'PAYMENT_REQUEST' : 'REFUND',
    reason: draft.reason,
    notify: false,
    stockFollows: () => true,
  })
}

/** The proposal for the holder of the link. */
export interface ProposalView {
  readonly view: DraftView
  readonly state: 'OPEN' | 'AGREED' | 'OUTDATED'
  readonly totalBefore: number
  readonly due: number
  readonly paymentRequestId: string | null
}

export async function viewProposal(
  tx: Tx,
  deps: DraftOrderDeps,
  id: string,
): Promise<ProposalView> {
  const draft = await requireDraft(tx, id)
  const view = await viewDraft(tx, deps, draft)
  const isApplied = draft.status === 'APPLIED'
  const { total } = view.result.totals
  const isOpen = draft.proposal?.totalMinor === total
  const requests =
    isApplied && draft.orderId ? await deps.paymentRequests.ofOrder(tx, draft.orderId) : []
  const open = requests.find(({ status }) => status === 'UNPAID')
  return {
    view,
    state: !draft.proposal ? 'OUTDATED' : isApplied ? 'AGREED' : isOpen ? 'OPEN' : 'OUTDATED',
    totalBefore: view.totalBefore ?? view.order?.order.totals.total ?? 0,
    due: isApplied ? (open?.amountMinor ?? 0) : dueAfter(view),
    paymentRequestId: open?.id ?? null,
  }
}
