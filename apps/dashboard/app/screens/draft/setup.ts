import type { InputOf, OperationName, OutputOf } from '../../api/client.ts'

export type DraftOrder = OutputOf<'draftOrders.getDraftOrder'>['draftOrder']
export type DraftLine = DraftOrder['lines'][number]
export type DraftPreview = OutputOf<'draftOrders.previewDraftOrder'>
export type DraftChange = Omit<InputOf<'draftOrders.saveDraftOrder'>, 'id' | 'revision'>
export type LineToSave = NonNullable<DraftChange['lines']>[number]

/** Queries that show a draft order. */
export const staleDrafts: readonly OperationName[] = [
  'draftOrders.getDraftOrder',
  'draftOrders.previewDraftOrder',
  'draftOrders.queryDraftOrders',
]

/** Props of the parts of the page: the draft, and functions to change it. */
export interface DraftPartProps {
  readonly draft: DraftOrder
  /** How the site writes amounts. */
  readonly locale: string
  /** Resolves to whether it is stored. */
  readonly onSave: (change: DraftChange) => Promise<boolean>
}

/** The lines as they are, for saving one of them differently. */
export const linesOf = ({ lines }: Pick<DraftOrder, 'lines'>): LineToSave[] =>
  lines.map(({ id, quantity }) => ({ id, quantity }))

/** All lines with one changed. */
export const withLine = (draft: DraftOrder, id: string, change: Partial<LineToSave>) =>
  linesOf(draft).map((line) => (line.id === id ? { ...line, ...change } : line))

/** Manual discounts, in the form of a save. */
export const manualDiscounts = ({ discounts }: DraftOrder) =>
  discounts
    .filter(({ source }) => source === 'CUSTOM')
    .map(({ id, name, percent, amount, lineId, applied }) => ({
      id,
      name,
      ...(percent === null ? { amount } : { percent }),
      ...(lineId !== null && { lineId }),
      applied,
    }))

export const manualFees = ({ fees }: DraftOrder) =>
  fees
    .filter(({ source }) => source === 'CUSTOM')
    .map(({ id, name, amount, applied }) => ({ id, name, amount, applied }))
