import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { errorCodeOf } from '../../shared/error-code.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { useAction } from '../../shared/use-operation.ts'
import { type CustomersSearch, filterOf, noRule } from './search.ts'

interface RuleDialogProps {
  readonly search: CustomersSearch
  readonly currency: string
  readonly onClose: () => void
}

const numbers = ['orders', 'spent', 'within', 'since'] as const
type RuleForm = Pick<CustomersSearch, (typeof numbers)[number] | 'tag'>

/** Errors of a rule by field. */
export function checkRule(form: RuleForm, { rule: texts }: Messages['customers']): Errors {
  const wrong = numbers.filter((name) => !/^[0-9]{0,6}$/.test(form[name].trim()))
  const { within, since } = form
  const isNever =
    wrong.length === 0 && within !== '' && since !== '' && Number(within) < Number(since)
  return {
    ...Object.fromEntries(wrong.map((name) => [name, texts.whole])),
    ...(isNever && { since: texts.never }),
  }
}

/** Edits the filters of the list; the result is its address. */
export function RuleDialog({ search, currency, onClose }: RuleDialogProps) {
  const { customers } = useMessages()
  const { rule: texts } = customers
  const { go } = useNavigation()
  const { form, set, errors, submit } = useDialogForm<RuleForm>({
    initialForm: {
      orders: search.orders,
      spent: search.spent,
      within: search.within,
      since: search.since,
      tag: search.tag,
    },
    validate: (typed) => checkRule(typed, customers),
    onSubmit: (typed) => {
      const rule = Object.fromEntries(
        Object.entries(typed).map(([name, value]) => [name, value.trim()]),
      )
      onClose()
      go(links.customers({ ...search, ...rule, segment: '', page: 1 }))
    },
  })
  const labelOf = (name: (typeof numbers)[number]) =>
    name === 'spent' ? texts.spent({ currency }) : texts[name]
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.show}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      {numbers.map((name) => (
        <TextField
          key={name}
          label={labelOf(name)}
          inputMode="numeric"
          autoComplete="off"
          value={form[name]}
          error={errors[name]}
          onText={(text) => set({ [name]: text })}
        />
      ))}
      <TextField
        label={texts.tag}
        autoComplete="off"
        dir="auto"
        maxLength={50}
        value={form.tag}
        onText={(tag) => set({ tag })}
      />
    </FormDialog>
  )
}

/** Keeps the rule of the list under a name. */
export function SegmentDialog({ search, currency, onClose }: RuleDialogProps) {
  const { segment: texts } = useMessages().customers
  const { go } = useNavigation()
  const showToast = useToast()
  const create = useAction('customers.createSegment', { invalidates: ['customers.listSegments'] })
  const isTaken = errorCodeOf(create.error) === 'CUSTOMER_SEGMENT_NAME_TAKEN'
  const { form, set, errors, submit } = useDialogForm({
    initialForm: { name: '' },
    validate: ({ name }) => (name.trim() === '' ? { name: texts.needName } : {}),
    serverErrors: ({ name }) =>
      isTaken && name.trim() === create.variables?.name ? { name: texts.nameTaken } : {},
    onSubmit: ({ name }) =>
      create.mutate(
        { name: name.trim(), filter: filterOf(search, currency) },
        {
          onSuccess: ({ segment }) => {
            onClose()
            showToast({ text: texts.saved({ name: segment.name }) })
            go(links.customers({ ...search, ...noRule, q: '', page: 1, segment: segment.id }), {
              replace: true,
            })
          },
        },
      ),
  })
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      busy={create.isPending}
      failure={isTaken ? null : create.error}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      <TextField
        label={texts.name}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
    </FormDialog>
  )
}
