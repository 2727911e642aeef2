import { CheckboxesField } from '../../shared/choice-field.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { DeliverySetup } from './setup.ts'

interface RegionsFieldProps {
  readonly label: string
  readonly hint: string
  readonly setup: DeliverySetup
  readonly ids: readonly string[]
  readonly onIds: (ids: readonly string[]) => void
}

/** The regions of all profiles that an option is for. */
export function RegionsField({ label, hint, setup, ids, onIds }: RegionsFieldProps) {
  const { shipping } = useMessages().delivery
  const { profiles } = setup
  const options = profiles.flatMap((profile) =>
    profile.regions.map(({ id, name }) => ({
      value: id,
      label: name,
      ...(profiles.length > 1 && { hint: shipping.inProfile({ profile: profile.name }) }),
    })),
  )
  if (options.length === 0) return null
  return (
    <CheckboxesField label={label} hint={hint} options={options} values={ids} onValues={onIds} />
  )
}
