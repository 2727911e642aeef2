import type { OutputOf } from '../../../api/client.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { AmountField, Switch, TextArea } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { formatMinor } from '../../orders/words.ts'
import { TargetChoice } from '../refund-target.tsx'
import { NotifySwitch, ReturnPreview } from './preview.tsx'
import { checkSettle, newSettleForm, type SettleForm, settlementOf } from './settle-form.ts'
import { type ReturnWindowProps, staleReturns } from './setup.ts'

const kinds = ['REFUND', 'EXCHANGE', 'NONE'] as const

interface SettleDialogProps extends ReturnWindowProps {
  /** Proposed as deduction, in minor units. */
  readonly returnFee: number
}

/** Ends a return; the button says how much goes back. */
export function SettleDialog({ order, one, locale, returnFee, onClose }: SettleDialogProps) {
  const messages = useMessages()
  const { settling, text } = messages.returns
  const saving = useDialogSave('returns.settleReturn', {
    invalidates: staleReturns,
    onClose,
    stored: undefined,
  })
  const { form, set, errors, dirty, submit } = useDialogForm<SettleForm>({
    initialForm: () => newSettleForm(one, order, returnFee),
    validate: (typed) => checkSettle(typed, order, messages),
    onSubmit: (typed) =>
      saving.save(
        {
          ...settlementOf(one.id, typed, order),
          text: typed.text.trim(),
          notify: typed.notify && order.email !== null,
        },
        settling.done({ number: one.number }),
      ),
  })
  const { preview, failure } = usePreview(form, { order, one })
  const isRefund = form.kind === 'REFUND'
  const amount = preview && formatMinor(preview.amount, order, locale)
  return (
    <FormDialog
      title={settling.title({ number: one.number })}
      submitLabel={isRefund && amount ? settling.submit({ amount }) : settling.submitOther}
      busy={saving.isBusy}
      isIncomplete={isRefund && !preview?.amount}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <ChoiceField
        label={settling.kind}
        value={form.kind}
        options={kinds.map((value) => ({
          value,
          label: settling.kinds[value],
          hint: settling.kindHints[value],
        }))}
        onValue={(kind) => set({ kind })}
      />
      {isRefund && (
        <MoneyFields form={form} set={set} errors={errors} order={order} preview={preview} />
      )}
      <TextArea
        label={text}
        maxLength={1000}
        rows={2}
        value={form.text}
        onText={(typed) => set({ text: typed })}
      />
      {isRefund && (
        <NotifySwitch
          order={order}
          checked={form.notify && order.email !== null}
          onChecked={(notify) => set({ notify })}
        />
      )}
      <SettlePreview
        form={form}
        order={order}
        one={one}
        locale={locale}
        preview={preview}
        failure={failure}
      />
    </FormDialog>
  )
}

type Preview = OutputOf<'returns.previewSettlement'>
type Shown = Pick<ReturnWindowProps, 'order' | 'one'>

/** What the server would pay back now; undefined until it has said so. */
function usePreview(form: SettleForm, { order, one }: Shown) {
  const messages = useMessages()
  const isRight = Object.keys(checkSettle(form, order, messages)).length === 0
  const result = useOperation('returns.previewSettlement', settlementOf(one.id, form, order), {
    enabled: isRight,
  })
  return {
    preview: isRight && !result.isFetching && !result.error ? result.data : undefined,
    failure: isRight ? result.error : null,
  }
}

interface MoneyFieldsProps {
  readonly form: SettleForm
  readonly set: (change: Partial<SettleForm>) => void
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly order: ReturnWindowProps['order']
  readonly preview: Preview | undefined
}

function MoneyFields({ form, set, errors, order, preview }: MoneyFieldsProps) {
  const { settling } = useMessages().returns
  return (
    <>
      <TargetChoice order={order} value={form.to} onValue={(to) => set({ to })} />
      <AmountField
        label={settling.deduction({ currency: order.currency })}
        hint={settling.deductionHint}
        value={form.deduction}
        {...(errors.deduction && { error: errors.deduction })}
        onText={(deduction) => set({ deduction })}
      />
      {order.totals.delivery > 0 && (
        <Switch
          label={settling.delivery}
          hint={settling.deliveryHint}
          checked={form.refundDelivery ?? (preview?.delivery ?? 0) > 0}
          onChecked={(refundDelivery) => set({ refundDelivery })}
        />
      )}
    </>
  )
}

interface SettlePreviewProps extends Shown {
  readonly form: SettleForm
  readonly locale: string
  readonly preview: Preview | undefined
  readonly failure: unknown
}

function SettlePreview({ form, order, locale, preview, failure }: SettlePreviewProps) {
  const { returns, shell } = useMessages()
  const { will } = returns
  if (form.kind !== 'REFUND') {
    return (
      <ReturnPreview>
        {form.kind === 'EXCHANGE' && <li>{will.exchange}</li>}
        <li>{will.noMoney}</li>
        <li>{will.noStock}</li>
        <li>{will.noMail}</li>
      </ReturnPreview>
    )
  }
  if (failure) return <Failure error={failure} />
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  return (
    <ReturnPreview>
      {preview ? (
        <>
          {preview.pieces > 0 ? (
            <li>{will.goods({ n: preview.pieces, amount: amountOf(preview.goods) })}</li>
          ) : (
            <li>{will.gone}</li>
          )}
          {preview.delivery > 0 && <li>{will.delivery({ amount: amountOf(preview.delivery) })}</li>}
          {preview.deduction > 0 && (
            <li>{will.deducted({ amount: amountOf(preview.deduction) })}</li>
          )}
          <li>
            <strong>{will.refund({ amount: amountOf(preview.amount) })}</strong>
          </li>
          {preview.asStoreCredit > 0 && (
            <li>{will.asCredit({ amount: amountOf(preview.asStoreCredit) })}</li>
          )}
          {preview.byHand > 0 && <li>{will.byHand({ amount: amountOf(preview.byHand) })}</li>}
          {preview.tax > 0 && <li>{will.tax({ amount: amountOf(preview.tax) })}</li>}
        </>
      ) : (
        <li className="mute">{shell.loading}</li>
      )}
      <li>{will.noStock}</li>
      <li>{form.notify && order.email !== null ? will.mail : will.noMail}</li>
    </ReturnPreview>
  )
}
