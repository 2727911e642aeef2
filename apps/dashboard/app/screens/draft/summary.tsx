import { useState } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import type { DraftOrder, DraftPreview } from './setup.ts'
import { effectSentences, problemSentences, totalRows } from './texts.ts'

/** How a draft is applied. */
export interface ApplyForm {
  readonly settle: 'BALANCE' | 'REFUND' | 'PAYMENT_REQUEST'
  readonly notify: boolean
  readonly reason: string
}

interface SummaryProps {
  readonly draft: DraftOrder
  readonly locale: string
  /** Undefined until the first answer. */
  readonly preview: DraftPreview | undefined
  readonly isBusy: boolean
  readonly failure: unknown
  readonly onApply: (form: ApplyForm) => void
  /** Asks the buyer to accept. */
  readonly onPropose: () => void
  readonly onDiscard: () => void
}

/** Totals and effects of the draft, and the button to apply it. */
export function Summary(props: SummaryProps) {
  const { draft, locale, preview } = props
  const { draft: texts } = useMessages()
  const money = (minor: number) => formatMinor(minor, draft, locale)
  const { totalBefore, totals } = draft
  const difference = totals.total - (totalBefore ?? 0)
  return (
    <Section title={texts.totals.heading}>
      <dl className="order-steps" aria-live="polite">
        {totalRows(draft, texts, locale).map(({ key, label, amount }) => (
          <div key={key}>
            <dt dir="auto">{label}</dt>
            <dd className="figure">{amount}</dd>
          </div>
        ))}
        <div data-kind="total">
          <dt>{draft.isEdit ? texts.totals.after : texts.totals.total}</dt>
          <dd className="figure">{money(totals.total)}</dd>
        </div>
        {totalBefore !== null && (
          <>
            <div data-kind="contained">
              <dt>{texts.totals.before}</dt>
              <dd className="figure">{money(totalBefore)}</dd>
            </div>
            <div>
              <dt>{texts.totals.difference}</dt>
              <dd className="figure">
                {difference > 0 ? '+' : ''}
                {money(difference)}
              </dd>
            </div>
          </>
        )}
      </dl>
      {preview && <PreviewTotals {...props} preview={preview} />}
    </Section>
  )
}

function PreviewTotals(props: SummaryProps & { readonly preview: DraftPreview }) {
  const { draft, locale, preview, failure, isBusy, onApply, onDiscard } = props
  const { draft: texts } = useMessages()
  const [form, setForm] = useState<Partial<ApplyForm>>({})
  const choices = settlementsOf(preview, draft)
  const usual = choices[0] ?? 'BALANCE'
  const shown: ApplyForm = {
    settle: form.settle && choices.includes(form.settle) ? form.settle : usual,
    notify: form.notify ?? draft.email !== null,
    reason: form.reason ?? '',
  }
  const set = (change: Partial<ApplyForm>) => setForm({ ...form, ...change })
  const problems = problemSentences(preview.problems, texts)
  const total = formatMinor(draft.totals.total, draft, locale)
  return (
    <>
      <h3 className="order-subheading">{texts.effects.heading}</h3>
      <ul className="draft-effects">
        {effectSentences(preview, draft, texts, locale).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {choices.length > 1 && (
        <SelectField
          label={texts.settle.label}
          value={shown.settle}
          options={choices.map((one) => [one, texts.settle[one]] as const)}
          onValue={(chosen) => set({ settle: chosen })}
        />
      )}
      {draft.email !== null && (
        <Switch
          label={texts.notify({ email: draft.email })}
          checked={shown.notify}
          onChecked={(notify) => set({ notify })}
        />
      )}
      {draft.isEdit && (
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
          maxLength={200}
          value={shown.reason}
          onText={(reason) => set({ reason })}
        />
      )}
      {problems.length > 0 && (
        <ul className="notice draft-problems">
          {problems.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Proposed draft={draft} />
      {failure ? <Failure error={failure} /> : null}
      <div className="draft-acts">
        <IfAllowed
          call={draft.isEdit ? 'draftOrders.applyDraftOrder' : 'draftOrders.orderDraftOrder'}
        >
          <button
            type="button"
            className="button button-primary"
            disabled={isBusy || problems.length > 0}
            onClick={() => onApply(shown)}
          >
            {draft.isEdit ? texts.apply({ total }) : texts.order({ total })}
          </button>
        </IfAllowed>
        {draft.isEdit && draft.email !== null && (
          <IfAllowed call="draftOrders.proposeDraftOrder">
            <button
              type="button"
              className="button"
              disabled={isBusy || problems.length > 0}
              onClick={props.onPropose}
            >
              {texts.propose}
            </button>
          </IfAllowed>
        )}
        <button type="button" className="button" disabled={isBusy} onClick={onDiscard}>
          {texts.discard}
        </button>
      </div>
    </>
  )
}

/** The pending request to the buyer, with the page to share. */
function Proposed({ draft }: Pick<SummaryProps, 'draft'>) {
  const { draft: texts } = useMessages()
  const language = useLanguage()
  const { proposedDate, proposalUrl } = draft
  if (!proposedDate || !proposalUrl) return null
  return (
    <p className="notice">
      {texts.isProposed({ date: formatDateTime(proposedDate, language) })}{' '}
      <CopyButton text={proposalUrl} subject={texts.proposalLink} />
    </p>
  )
}

/** The possible ways to handle the difference in money, the usual one first. */
function settlementsOf({ due }: DraftPreview, { isEdit }: DraftOrder): ApplyForm['settle'][] {
  if (due > 0) return ['PAYMENT_REQUEST', 'BALANCE']
  return isEdit && due < 0 ? ['REFUND', 'BALANCE'] : ['BALANCE']
}
