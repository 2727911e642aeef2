import { MAX_CUSTOMER_NOTE } from '@vitrine/contract/customers'
import { type FormEvent, useState } from 'react'
import { errorCodeOf } from '../../shared/error-code.ts'
import { Failure } from '../../shared/failure.tsx'
import { TextArea } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useInvalidate } from '../../shared/use-operation.ts'
import { type Customer, staleCustomers } from './setup.ts'

/** Staff's note; overwriting a concurrent change needs a second click. */
export function CustomerNote({ customer }: { readonly customer: Customer }) {
  const { note: texts } = useMessages().customer
  return (
    <Section title={texts.title}>
      <IfAllowed call="customers.changeCustomer" fallback={<p>{customer.note}</p>}>
        <NoteForm customer={customer} />
      </IfAllowed>
    </Section>
  )
}

function NoteForm({ customer }: { readonly customer: Customer }) {
  const { note: texts } = useMessages().customer
  const showToast = useToast()
  const refresh = useInvalidate()
  const [typed, setTyped] = useState<string>()
  const [revision, setRevision] = useState(customer.revision)
  const change = useAction('customers.changeCustomer', { invalidates: staleCustomers })
  const isStale = errorCodeOf(change.error) === 'CUSTOMER_REVISION_CONFLICT'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === undefined) return
    change.mutate(
      { id: customer.id, note: typed, revision: isStale ? customer.revision : revision },
      {
        onSuccess: (saved, { note }) => {
          setRevision(saved.customer.revision)
          // Input typed during the save is not saved yet.
          setTyped((now) => (now === note ? undefined : now))
          showToast({ text: texts.saved })
        },
        onError: () => void refresh(staleCustomers),
      },
    )
  }
  const type = (text: string) => {
    if (typed === undefined) setRevision(customer.revision)
    setTyped(text)
  }
  return (
    <form onSubmit={submit} className="customer-note">
      <TextArea
        label={texts.label}
        hint={texts.hint}
        rows={4}
        dir="auto"
        maxLength={MAX_CUSTOMER_NOTE}
        value={typed ?? customer.note}
        onText={type}
      />
      {isStale && (
        <p className="notice notice-warn" role="alert">
          {texts.stale}
        </p>
      )}
      {change.error && !isStale && <Failure error={change.error} />}
      {typed !== undefined && typed !== customer.note && (
        <button type="submit" className="button" disabled={change.isPending}>
          {texts.save}
        </button>
      )}
    </form>
  )
}
