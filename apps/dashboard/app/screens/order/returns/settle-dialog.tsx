import type { OutputOf } from '../../../api/client.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { AmountField, Switch, TextArea } from '../../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useDialogSave } from '../../../shared/use-dialog-save.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { formatMinor } from '../../orders/texts.ts'
import { TargetChoice } from '../refund-target.tsx'
import { ExchangeFields } from './exchange-fields.tsx'
import { NotifySwitch } from './preview.tsx'
import {
  checkSettle,
  isWithoutGoods,
  newSettleForm,
  type SettleForm,
  settlementOf,
} from './settle-form.ts'
import { SettlePreview } from './settle-preview.tsx'
import { type ReturnWindowProps, staleReturns } from './setup.ts'

const kinds = ['REFUND', 'EXCHANGE', 'NONE'] as const

interface SettleDialogProps extends ReturnWindowProps {
  /** Proposed as deduction, in minor units. */
  readonly returnFee: number
}

/** Settles a return; the button shows the refunded amount. */
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
  const isExchange = form.kind === 'EXCHANGE'
  const isShort = preview?.exchange?.lines.some(({ short }) => short) === true
  const amount = preview && formatMinor(preview.amount, order, locale)
  return (
    <FormDialog
      title={settling.title({ number: one.number })}
      submitLabel={
        isExchange
          ? settling.exchange.submit
          : isRefund && amount
            ? settling.submit({ amount })
            : settling.submitOther
      }
      busy={saving.isBusy}
      isIncomplete={
        (isRefund && !preview?.amount) || (isExchange && (!preview?.exchange || isShort))
      }
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
      {isExchange && (
        <ExchangeFields form={form} set={set} errors={errors} order={order} one={one} />
      )}
      {(isRefund || isExchange) && (
        <MoneyFields form={form} set={set} errors={errors} order={order} preview={preview} />
      )}
      <TextArea
        label={text}
        maxLength={1000}
        rows={2}
        value={form.text}
        onText={(typed) => set({ text: typed })}
      />
      {(isRefund || isExchange) && (
        <NotifySwitch
          order={order}
          checked={form.notify && order.email !== null}
          onChecked={(notify) => set({ notify })}
        />
      )}
      <SettlePreview
        form={form}
        order={order}
        locale={locale}
        preview={preview}
        failure={failure}
      />
    </FormDialog>
  )
}

type Preview = OutputOf<'returns.previewSettlement'>

/** The server's preview of the settlement; undefined while loading. */
function usePreview(form: SettleForm, { order, one }: Pick<ReturnWindowProps, 'order' | 'one'>) {
  const messages = useMessages()
  const isRight =
    !isWithoutGoods(form) && Object.keys(checkSettle(form, order, messages)).length === 0
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
