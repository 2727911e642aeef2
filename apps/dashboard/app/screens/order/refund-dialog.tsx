import { useState } from 'react'
import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { usePaymentName } from './payment-name.ts'
import {
  checkRefund,
  emptyRefund,
  type RefundForm,
  refundablePayments,
  refundOf,
} from './refund-form.ts'
import { RefundDeliveries, RefundLines } from './refund-lines.tsx'
import { RefundPreview } from './refund-preview.tsx'
import { TargetChoice } from './refund-target.tsx'
import { type Order, staleReads, type WindowProps } from './setup.ts'

/** Refunds an order; the button shows the amount. */
export function RefundDialog({ order, locale, onClose }: WindowProps) {
  const messages = useMessages()
  const { refunds } = messages.order
  const sending = useRefund({ order, locale, onClose })
  const { form, set, errors, dirty, submit } = useDialogForm<RefundForm>({
    initialForm: emptyRefund,
    validate: (typed) => checkRefund(typed, order, messages),
    onSubmit: (typed) => sending.send(typed),
  })
  const { preview, isChosen, failure } = usePreview(form, order)
  const amount = preview && formatMinor(preview.amount, order, locale)
  return (
    <FormDialog
      title={refunds.title({ number: order.number })}
      submitLabel={amount ? refunds.submit({ amount }) : refunds.submitEmpty}
      busy={sending.isBusy}
      isIncomplete={!preview}
      dirty={dirty}
      failure={sending.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <RefundLines order={order} form={form} set={set} errors={errors} />
      <RefundDeliveries order={order} locale={locale} form={form} set={set} />
      <AmountField
        label={refunds.amount({ currency: order.currency })}
        hint={refunds.amountHint}
        value={form.amount}
        {...(errors.amount && { error: errors.amount })}
        onText={(typed) => set({ amount: typed })}
      />
      <TargetChoice order={order} value={form.to} onValue={(to) => set({ to })} />
      <PaymentChoice order={order} locale={locale} form={form} set={set} />
      <TextField
        label={refunds.why}
        hint={refunds.whyHint}
        autoComplete="off"
        maxLength={200}
        value={form.reason}
        onText={(reason) => set({ reason })}
      />
      <RefundPreview
        order={order}
        locale={locale}
        preview={preview}
        isChosen={isChosen}
        failure={failure}
      />
    </FormDialog>
  )
}

interface PaymentChoiceProps extends Pick<WindowProps, 'order' | 'locale'> {
  readonly form: RefundForm
  readonly set: (change: Partial<RefundForm>) => void
}

/** Chooses the payment to refund, if there are several. */
function PaymentChoice({ order, locale, form, set }: PaymentChoiceProps) {
  const { refunds } = useMessages().order
  const nameOf = usePaymentName()
  const payments = refundablePayments(order)
  if (payments.length < 2) return null
  const options = payments.map((payment) => {
    const amount = formatMinor(payment.captured, order, locale)
    return [payment.id, refunds.paymentOf({ name: nameOf(payment), amount })] as const
  })
  return (
    <SelectField
      label={refunds.payment}
      hint={refunds.paymentHint}
      value={form.paymentId}
      options={[['', refunds.latestFirst], ...options]}
      onValue={(paymentId) => set({ paymentId })}
    />
  )
}

/** The server's preview of the refund; undefined while loading. */
function usePreview(form: RefundForm, order: Order) {
  const messages = useMessages()
  const isRight = Object.keys(checkRefund(form, order, messages)).length === 0
  const request = isRight ? refundOf({ ...form, reason: '' }, order) : undefined
  const result = useOperation('orders.previewRefund', request ?? { id: order.id }, {
    enabled: request !== undefined,
  })
  return {
    isChosen: request !== undefined,
    preview: request && !result.isFetching && !result.error ? result.data : undefined,
    failure: request ? result.error : null,
  }
}

/** Sends a refund once, however often the button is pressed or the answer is lost. */
function useRefund({ order, locale, onClose }: WindowProps) {
  const { refunds } = useMessages().order
  const showToast = useToast()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const action = useAction('orders.refundOrder', { invalidates: staleReads, idempotencyKey })
  const send = (form: RefundForm) => {
    const request = refundOf(form, order)
    if (!request) return
    action.mutate(request, {
      onSuccess: ({ refund }) => {
        onClose()
        const amount = formatMinor(refund.amount, order, locale)
        const isFailed = refund.state === 'FAILED'
        const outcome = isFailed ? 'failed' : refund.state === 'DONE' ? 'done' : 'sent'
        showToast({ text: refunds[outcome]({ amount }), isError: isFailed })
      },
    })
  }
  return { send, isBusy: action.isPending, failure: action.error }
}
