import { links } from '../../../links.ts'
import type { Messages } from '../../../messages/index.ts'
import { parseAmount } from '../../../shared/amount.ts'
import { fieldErrorsOf } from '../../../shared/field-errors.ts'
import { AmountField, TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { currencySign } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { type Money, useMoney } from '../../../shared/use-money.ts'
import { emptyForm } from '../../product/form.ts'
import { createRequest } from '../../product/request.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads } from './with-reads.tsx'

interface FirstProduct {
  readonly name: string
  readonly price: string
  /** Empty: it is not counted. */
  readonly quantity: string
}

const check = (form: FirstProduct, { field, delivery, setup }: Messages, money: Money): Errors => ({
  ...(form.name.trim() === '' && { name: field.required }),
  ...(parseAmount(form.price, money.digits).value === undefined && {
    price: delivery.wrong.amount,
  }),
  ...(!/^\d{0,5}$/.test(form.quantity.trim()) && { quantity: setup.product.wrongQuantity }),
})

export function ProductStep({ onSaved }: StepProps) {
  const messages = useMessages()
  const { setup } = messages
  const texts = setup.product
  const money = useMoney()
  const saving = useCalls<FirstProduct>(
    async (call, { name, price, quantity }) => {
      const pieces = quantity.trim()
      const counted = pieces === '' ? {} : { track: true, quantity: pieces }
      const product = createRequest({ ...emptyForm, name, price, ...counted })
      await call('products.saveProduct', { product })
    },
    { invalidates: [...staleReads, 'products.listProducts', 'sites.getFigures'] },
  )
  const refused = fieldErrorsOf(saving.error, 'product.', ['name', 'price'])
  const { form, set, errors, dirty, submit } = useDialogForm<FirstProduct>({
    initialForm: { name: '', price: '', quantity: '' },
    validate: (typed) => check(typed, messages, money),
    serverErrors: () => refused,
    onSubmit: (typed) => saving.mutate(typed, { onSuccess: onSaved }),
  })
  return (
    <StepForm
      title={setup.steps.PRODUCT.title}
      submitLabel={texts.add}
      busy={saving.isPending}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.error}
      saveOperation="products.saveProduct"
      more={<OtherWays />}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={80}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      <div className="fields-2">
        <AmountField
          label={texts.price}
          prefix={currencySign(money.currency, money.locale)}
          value={form.price}
          {...(errors.price && { error: errors.price })}
          onText={(price) => set({ price })}
        />
        <AmountField
          label={texts.quantity}
          hint={texts.quantityHint}
          inputMode="numeric"
          value={form.quantity}
          {...(errors.quantity && { error: errors.quantity })}
          onText={(quantity) => set({ quantity })}
        />
      </div>
    </StepForm>
  )
}

function OtherWays() {
  const { product: texts } = useMessages().setup
  return (
    <>
      <Link href={links.newProduct()}>{texts.editor}</Link>
      <Link href={links.imports()}>{texts.import}</Link>
    </>
  )
}
