import { useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { useSearchResults } from '../../shared/use-search-results.ts'
import { type Customer, nameOf, staleCustomers } from './setup.ts'

interface PersonalDataProps {
  readonly customer: Customer
}

/** Merges two customers, or erases a guest. */
export function PersonalDataSection({ customer }: PersonalDataProps) {
  const { customer: texts } = useMessages()
  const [isMerging, setMerging] = useState(false)
  const erase = useErase(customer)
  return (
    <Section title={texts.data}>
      <ul className="deeds">
        <IfAllowed call="customers.mergeCustomers">
          <li>
            <p>{texts.merge.effect}</p>
            <button type="button" className="button" onClick={() => setMerging(true)}>
              {texts.merge.open}
            </button>
          </li>
        </IfAllowed>
        {customer.memberId === null && (
          <IfAllowed call="customers.eraseCustomer">
            <li>
              <p>{texts.erase.effect}</p>
              <button
                type="button"
                className="button button-quiet-bad"
                onClick={() => void erase()}
              >
                {texts.erase.open}
              </button>
            </li>
          </IfAllowed>
        )}
      </ul>
      {isMerging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
    </Section>
  )
}

function useErase(customer: Customer) {
  const messages = useMessages()
  const { erase: texts } = messages.customer
  const confirm = useConfirm()
  const showToast = useToast()
  const { go } = useNavigation()
  const erase = useAction('customers.eraseCustomer', {
    invalidates: ['customers.queryCustomers'],
  })
  return async () => {
    const name = nameOf(customer, messages.customers.noName)
    const question = { title: texts.title({ name }), text: texts.text, yes: texts.submit }
    if (!(await confirm(question))) return
    try {
      await erase.mutateAsync({ id: customer.id })
      showToast({ text: texts.done })
      go(links.customers(), { replace: true })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}

/** Only guests can be merged into another customer; members stay. */
function useGuestSearch(q: string, enabled: boolean) {
  const { customers } = useMessages()
  return useSearchResults(
    {
      operation: 'customers.queryCustomers',
      input: (search, paging) => ({
        ...(search !== '' && { search }),
        query: { filter: { kind: 'GUEST' }, paging },
      }),
      read: (answer) =>
        answer.customers.map((one) => ({
          id: one.id,
          name: nameOf(one, customers.noName),
          detail: one.email ?? '',
        })),
    },
    q,
    enabled,
  )
}

function MergeDialog({ customer, onClose }: PersonalDataProps & { readonly onClose: () => void }) {
  const { customer: labels, customers } = useMessages()
  const { merge: texts } = labels
  const name = nameOf(customer, customers.noName)
  const saving = useDialogSave('customers.mergeCustomers', {
    invalidates: staleCustomers,
    onClose,
    stored: undefined,
  })
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: { otherId: '' },
    validate: ({ otherId }) =>
      otherId === '' || otherId === customer.id ? { otherId: texts.choose } : {},
    onSubmit: ({ otherId }) => saving.save({ id: customer.id, otherId }, texts.done),
  })
  const other = useOperation(
    'customers.getCustomer',
    { id: form.otherId },
    { enabled: form.otherId !== '' },
  ).data?.customer
  return (
    <FormDialog
      title={texts.title({ name })}
      submitLabel={texts.submit}
      busy={saving.isBusy}
      dirty={dirty}
      failure={saving.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text({ name })}</p>
      <PickerField
        label={texts.other}
        placeholder={texts.find}
        error={errors.otherId}
        isFixed
        chosen={other ? [{ id: other.id, name: nameOf(other, customers.noName) }] : []}
        useSearch={useGuestSearch}
        onChosen={(ids) => set({ otherId: ids.at(-1) ?? '' })}
      />
    </FormDialog>
  )
}
