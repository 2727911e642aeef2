import { useState } from 'react'
import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { formatMinor } from '../orders/texts.ts'
import { amountOf } from './amounts.ts'
import type { DraftOrder, DraftPartProps } from './setup.ts'

/** How it is delivered: as in the order, in a way of the shop, or as the merchant writes it. */
export function DeliverySection(props: DraftPartProps) {
  const { draft, locale, onSave } = props
  const { delivery: texts } = useMessages().draft
  const [isWriting, setIsWriting] = useState(false)
  const chosen = choiceOf(draft)
  const choose = (value: string) => {
    if (value === 'CUSTOM') return setIsWriting(true)
    if (value === '') return void onSave({ delivery: null })
    if (value === 'NONE') return void onSave({ delivery: { kind: 'NONE' } })
    void onSave({ delivery: { kind: 'OPTION', optionId: value } })
  }
  const own = draft.deliveryChoice?.kind === 'CUSTOM' ? draft.deliveryChoice : undefined
  return (
    <Section title={texts.heading}>
      <SelectField
        label={texts.label}
        hint={draft.shipping?.address?.country ? texts.hint : texts.addressFirst}
        value={chosen}
        options={[
          ['', draft.isEdit ? texts.asInOrder : texts.open],
          ...offersOf(draft).map(
            (one) =>
              [one.optionId, `${one.title} · ${formatMinor(one.price, draft, locale)}`] as const,
          ),
          [
            'CUSTOM',
            own ? `${own.title} · ${formatMinor(own.price ?? 0, draft, locale)}` : texts.custom,
          ],
          ['NONE', texts.none],
        ]}
        onValue={choose}
      />
      {isWriting && <DeliveryDialog {...props} onClose={() => setIsWriting(false)} />}
    </Section>
  )
}

const choiceOf = ({ deliveryChoice: choice }: DraftOrder): string =>
  choice === null ? '' : choice.kind === 'OPTION' ? (choice.optionId ?? '') : choice.kind

/** Each option once, including a chosen one that is no longer available. */
function offersOf({ deliveryOffers, delivery, deliveryChoice }: DraftOrder) {
  const chosen = deliveryChoice?.kind === 'OPTION' ? delivery : []
  const all = [...deliveryOffers, ...chosen]
  return all.filter((one, at) => all.findIndex(({ optionId }) => optionId === one.optionId) === at)
}

function DeliveryDialog({
  draft,
  onSave,
  onClose,
}: DraftPartProps & { readonly onClose: () => void }) {
  const { delivery: texts, wrong } = useMessages().draft
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { title: '', price: '' },
    validate: ({ title, price }) => ({
      ...(title.trim() === '' && { title: wrong.name }),
      ...(amountOf(price, draft) === undefined && { price: wrong.amount }),
    }),
    onSubmit: ({ title, price }) => {
      onClose()
      const amount = amountOf(price, draft) ?? 0
      void onSave({ delivery: { kind: 'CUSTOM', title: title.trim(), price: amount } })
    },
  })
  return (
    <FormDialog
      title={texts.custom}
      submitLabel={texts.choose}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        data-first=""
        autoComplete="off"
        maxLength={250}
        value={form.title}
        {...(errors.title && { error: errors.title })}
        onText={(title) => set({ title })}
      />
      <AmountField
        label={texts.price({ currency: draft.currency })}
        value={form.price}
        {...(errors.price && { error: errors.price })}
        onText={(price) => set({ price })}
      />
    </FormDialog>
  )
}
