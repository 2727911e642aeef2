import type { OutputOf } from '../../../api/client.ts'
import { links } from '../../../links.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../../shared/field-errors.ts'
import { TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { useMoney } from '../../../shared/use-money.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import {
  checkMethod,
  emptyMethod,
  type MethodForm,
  methodFormOf,
  methodOf,
} from '../../payments/method-form.ts'
import type { PaymentMethod } from '../../payments/setup.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

const ways = ['BANK_TRANSFER', 'PROVIDER', 'TEST_BANK'] as const

interface PaymentForm extends MethodForm {
  readonly way: (typeof ways)[number]
}

export function PaymentStep(props: StepProps) {
  const methods = useOperation('payments.listMethods', {})
  const invoices = useOperation('invoices.getInvoiceSettings', {})
  return (
    <WithReads reads={[methods, invoices]}>
      {methods.data && (
        <PaymentFields
          {...props}
          methods={methods.data.methods}
          seller={invoices.data?.settings.seller}
        />
      )}
    </WithReads>
  )
}

interface PaymentFieldsProps extends StepProps {
  readonly methods: readonly PaymentMethod[]
  readonly seller: OutputOf<'invoices.getInvoiceSettings'>['settings']['seller'] | undefined
}

function PaymentFields({ methods, seller, onSaved }: PaymentFieldsProps) {
  const messages = useMessages()
  const { setup, payments, action } = messages
  const texts = setup.payment
  const money = useMoney()
  const storedOf = (provider: string) => methods.find((one) => one.provider === provider)
  const transfer = storedOf('BANK_TRANSFER')
  const saving = useCalls<PaymentForm>(
    async (call, { way, ...form }) => {
      const provider = way === 'TEST_BANK' ? way : 'BANK_TRANSFER'
      const stored = storedOf(provider)
      const method = methodOf({ ...form, provider, active: true }, money, stored)
      await call('payments.saveMethod', { method })
    },
    { invalidates: [...staleReads, 'payments.listMethods'] },
  )
  const refused = fieldErrorsOf(saving.error, 'method.account.', ['holder', 'iban', 'bic'])
  const wrong = { ...refused, ...(refused.iban && { iban: payments.wrong.iban }) }
  const checkTransfer = (typed: PaymentForm) => ({
    ...(typed.iban.trim() === '' && { iban: payments.wrong.iban }),
    ...checkMethod(typed, messages, money),
  })
  const { form, set, errors, dirty, submit } = useDialogForm<PaymentForm>({
    initialForm: () => {
      const method = transfer ? methodFormOf(transfer, money) : emptyMethod
      const isNew = method.iban === ''
      return {
        ...method,
        way: 'BANK_TRANSFER',
        name: isNew ? payments.providers.BANK_TRANSFER : method.name,
        holder: method.holder || seller?.name || '',
      }
    },
    validate: (typed) => (typed.way === 'BANK_TRANSFER' ? checkTransfer(typed) : {}),
    serverErrors: () => wrong,
    onSubmit: (typed) => {
      const name = payments.providers.TEST_BANK
      const isTest = typed.way === 'TEST_BANK'
      const method = isTest ? { ...emptyMethod, way: typed.way, name } : typed
      saving.mutate(method, { onSuccess: onSaved })
    },
  })
  return (
    <StepForm
      title={setup.steps.PAYMENT.title}
      submitLabel={form.way === 'TEST_BANK' ? texts.addTestBank : action.save}
      busy={saving.isPending}
      dirty={dirty && form.way !== 'PROVIDER'}
      failure={Object.keys(refused).length === 0 && saving.error}
      saveOperation="payments.saveMethod"
      {...(form.way === 'PROVIDER' && {
        instead: (
          <Link className="button button-primary" href={links.payments()}>
            {texts.connect}
          </Link>
        ),
      })}
      onSubmit={submit}
    >
      <ChoiceField
        label={texts.way}
        value={form.way}
        options={ways.map((value) => ({ value, ...texts.ways[value] }))}
        onValue={(way) => set({ way })}
      />
      {form.way === 'BANK_TRANSFER' && <Account form={form} set={set} errors={errors} />}
      {form.way === 'TEST_BANK' && <p className="notice">{payments.testWarningForm}</p>}
    </StepForm>
  )
}

interface AccountProps {
  readonly form: PaymentForm
  readonly set: (change: Partial<PaymentForm>) => void
  readonly errors: Errors
}

/** The bank account for transfers. */
function Account({ form, set, errors }: AccountProps) {
  const { payments } = useMessages()
  const text = (name: 'holder' | 'iban' | 'bic', maxLength: number) => ({
    label: payments[name],
    name,
    autoComplete: 'off',
    spellCheck: false,
    maxLength,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <>
      <TextField {...text('holder', 70)} />
      <div className="fields-2">
        <TextField {...text('iban', 42)} autoCapitalize="characters" />
        <TextField {...text('bic', 11)} hint={payments.bicHint} />
      </div>
    </>
  )
}
