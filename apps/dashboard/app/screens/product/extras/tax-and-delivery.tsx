import { SelectField, TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { Section } from '../../../shared/section.tsx'
import { useOperation } from '../../../shared/use-operation.ts'
import type { ExtrasProps } from './form.ts'

interface TaxAndDeliveryProps extends ExtrasProps {
  readonly isDigital: boolean
}

/** The tax group and the delivery profile. */
export function TaxAndDelivery({ isDigital, ...part }: TaxAndDeliveryProps) {
  const { terms } = useMessages()
  const mayReadTaxes = useIsAllowed('taxes.listTaxes')
  const mayReadDelivery = useIsAllowed('delivery.listDelivery')
  const taxes = useOperation('taxes.listTaxes', {}, { enabled: mayReadTaxes })
  const delivery = useOperation(
    'delivery.listDelivery',
    {},
    { enabled: mayReadDelivery && !isDigital },
  )
  return (
    <Section title={terms.taxAndDelivery}>
      <IdField
        {...part}
        name="taxGroupId"
        label={terms.taxGroup}
        noneLabel={terms.noTaxGroup}
        hint={terms.taxGroupHint}
        known={taxes.data?.groups}
      />
      {!isDigital && (
        <IdField
          {...part}
          name="deliveryProfileId"
          label={terms.deliveryProfile}
          noneLabel={terms.noDeliveryProfile}
          hint={terms.deliveryProfileHint}
          known={delivery.data?.profiles}
        />
      )}
    </Section>
  )
}

interface IdFieldProps extends ExtrasProps {
  readonly name: 'taxGroupId' | 'deliveryProfileId'
  readonly label: string
  readonly noneLabel: string
  readonly hint: string
  /** Undefined for users who may not read the options: they type its id. */
  readonly known: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** Selects an id by name; an unknown one is retained. */
function IdField({ form, errors, set, name, label, noneLabel, hint, known }: IdFieldProps) {
  const value = form[name]
  const field = { label, hint, error: errors[name] }
  if (!known) {
    return (
      <TextField
        {...field}
        name={name}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onText={(id) => set({ [name]: id })}
      />
    )
  }
  const isUnknown = value !== '' && known.every(({ id }) => id !== value)
  return (
    <SelectField
      {...field}
      value={value}
      options={[
        ['', noneLabel] as const,
        ...known.map((one) => [one.id, one.name] as const),
        ...(isUnknown ? [[value, value] as const] : []),
      ]}
      onValue={(id) => set({ [name]: id })}
    />
  )
}
