import { countryName } from '@vitrine/messages/countries'
import { ChevronRight } from 'lucide-react'
import { ChipsField } from '../../shared/chips-field.tsx'
import { useCountrySearch } from '../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { exampleSubdivision, readPostalCode, readSubdivision } from '../../shared/places.ts'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import {
  checkRegion,
  type Destination,
  emptyRegion,
  profileWith,
  regionFormOf,
  withCountries,
} from './region-form.ts'
import { type EditorProps, staleReads } from './setup.ts'

interface RegionDialogProps extends EditorProps {
  readonly profileId: string
  readonly id?: string
}

/** The destinations of a region: countries, or parts of them. */
export function RegionDialog({ setup, profileId, id, onClose }: RegionDialogProps) {
  const messages = useMessages()
  const { delivery, action } = messages
  const texts = delivery.region
  const profile = setup.profiles.find((one) => one.id === profileId)
  const stored = profile?.regions.find((one) => one.id === id)
  const saving = useDialogSave('delivery.saveDeliveryProfile', {
    invalidates: staleReads,
    onClose,
    stored,
  })
  const refused = useRefusals(saving.failure)
  const { form, set, errors, dirty, submit } = useDialogForm({
    initialForm: stored ? regionFormOf(stored) : emptyRegion,
    validate: (typed) => checkRegion(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      if (!profile) return
      const doneText = delivery.saved({ name: typed.name.trim() })
      saving.save({ profile: profileWith(profile, typed, id) }, doneText)
    },
  })
  return (
    <FormDialog
      title={stored ? delivery.changeTitle({ name: stored.name }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="delivery.saveDeliveryProfile"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        data-first=""
        autoComplete="off"
        maxLength={100}
        value={form.name}
        {...(errors.name && { error: errors.name })}
        onText={(name) => set({ name })}
      />
      <Switch
        label={texts.everywhere}
        hint={texts.everywhereHint}
        checked={form.isEverywhere}
        onChecked={(isEverywhere) => set({ isEverywhere })}
      />
      {!form.isEverywhere && (
        <Destinations
          destinations={form.destinations}
          error={errors.destinations}
          onDestinations={(destinations) => set({ destinations })}
        />
      )}
      <Switch
        label={delivery.active}
        checked={form.active}
        onChecked={(active) => set({ active })}
      />
    </FormDialog>
  )
}

/** The server's errors for a region, which is one of several in its request. */
function useRefusals(failure: unknown) {
  const { wrong } = useMessages().delivery
  const byField = fieldErrorsOf(failure, 'profile.', ['regions'], {
    DESTINATIONS_COLLISION: ['destinations', wrong.collision],
    SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: ['destinations', wrong.undivided],
  })
  const { regions, ...rest } = byField
  return regions ? { ...rest, name: regions } : rest
}

interface DestinationsProps {
  readonly destinations: readonly Destination[]
  readonly error: string | undefined
  readonly onDestinations: (destinations: readonly Destination[]) => void
}

function Destinations({ destinations, error, onDestinations }: DestinationsProps) {
  const { region } = useMessages().delivery
  const language = useLanguage()
  const chosen = destinations.map(({ countryCode: id }) => ({
    id,
    name: countryName(id, language),
  }))
  const change = (changed: Destination) =>
    onDestinations(
      destinations.map((one) => (one.countryCode === changed.countryCode ? changed : one)),
    )
  return (
    <>
      <PickerField
        label={region.countries}
        hint={region.countriesHint}
        error={error}
        placeholder={region.countryPlaceholder}
        chosen={chosen}
        useSearch={useCountrySearch}
        onChosen={(codes) => onDestinations(withCountries(destinations, codes))}
      />
      {destinations.length > 0 && (
        <div className="folds">
          {destinations.map((one) => (
            <PartsOfCountry key={one.countryCode} destination={one} onDestination={change} />
          ))}
        </div>
      )}
    </>
  )
}

interface PartsProps {
  readonly destination: Destination
  readonly onDestination: (destination: Destination) => void
}

/** Narrows a country to states, provinces or postal codes. */
function PartsOfCountry({ destination, onDestination }: PartsProps) {
  const { region, wrong } = useMessages().delivery
  const language = useLanguage()
  const { countryCode, subdivisions, postalCodes } = destination
  const country = countryName(countryCode, language)
  const example = exampleSubdivision(countryCode)
  const count = subdivisions.length + postalCodes.length
  return (
    <details className="folded">
      <summary>
        <ChevronRight aria-hidden="true" />
        <span>{region.narrow({ country })}</span>
        <span className="mute">{count === 0 ? region.whole : region.parts({ n: count })}</span>
      </summary>
      <div className="folded-inside">
        <ChipsField
          label={region.subdivisions}
          hint={region.subdivisionsHint({ example })}
          values={subdivisions}
          max={100}
          parse={(text) => {
            const value = readSubdivision(text, countryCode)
            return value ? { value } : { problem: wrong.subdivision({ example }) }
          }}
          onValues={(values) => onDestination({ ...destination, subdivisions: [...values] })}
        />
        <ChipsField
          label={region.postalCodes}
          hint={region.postalCodesHint}
          values={postalCodes}
          max={500}
          parse={(text) => {
            const value = readPostalCode(text)
            return value ? { value } : { problem: wrong.postalCode }
          }}
          onValues={(values) => onDestination({ ...destination, postalCodes: [...values] })}
        />
      </div>
    </details>
  )
}
