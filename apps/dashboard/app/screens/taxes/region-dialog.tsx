import { ChipsField } from '../../shared/chips-field.tsx'
import { CountryField } from '../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { readPostalCode } from '../../shared/places.ts'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import {
  checkRegion,
  emptyRegion,
  inclusions,
  type RegionForm,
  regionFormOf,
  regionOf,
} from './forms.ts'
import { type EditorProps, staleReads } from './setup.ts'
import { placeText } from './texts.ts'

/** A region in which the site collects tax. */
export function RegionDialog({ setup, id, onClose }: EditorProps & { readonly id?: string }) {
  const messages = useMessages()
  const { taxes, action } = messages
  const texts = taxes.region
  const stored = setup.regions.find((one) => one.id === id)
  const saving = useDialogSave('taxes.saveTaxRegion', { invalidates: staleReads, onClose, stored })
  const refused = useRefusals(saving.failure)
  const { form, set, errors, dirty, submit } = useDialogForm<RegionForm>({
    initialForm: stored ? regionFormOf(stored) : emptyRegion,
    validate: (typed) => checkRegion(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const version = stored && { id: stored.id, revision: stored.revision }
      const region = { ...version, ...regionOf(typed) }
      saving.save({ region }, taxes.saved({ name: placeText(region, messages) }))
    },
  })
  return (
    <FormDialog
      title={stored ? taxes.changeTitle({ name: placeText(stored, messages) }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="taxes.saveTaxRegion"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <CountryField
        label={texts.country}
        none={texts.choose}
        value={form.country}
        error={errors.country}
        onValue={(country) => set({ country })}
      />
      <TextField
        label={texts.subdivision}
        hint={texts.subdivisionHint}
        autoComplete="off"
        maxLength={50}
        value={form.subdivision}
        {...(errors.subdivision && { error: errors.subdivision })}
        onText={(subdivision) => set({ subdivision })}
      />
      <PostalCodes form={form} set={set} />
      <Switch
        label={texts.published}
        hint={texts.publishedHint}
        checked={form.usesPublishedRates}
        onChecked={(usesPublishedRates) => set({ usesPublishedRates })}
      />
      <SelectField
        label={texts.inclusion}
        value={form.inclusion}
        options={inclusions.map((one) => [one, texts.inclusions[one]] as const)}
        onValue={(inclusion) => set({ inclusion })}
      />
    </FormDialog>
  )
}

function useRefusals(failure: unknown) {
  const { wrong } = useMessages().taxes
  return fieldErrorsOf(failure, 'region.', Object.keys(emptyRegion), {
    ALREADY_EXISTS: ['country', wrong.taken],
    CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: ['country', wrong.unpublished],
    INVALID_SUBDIVISION_FORMAT: ['subdivision', wrong.subdivision],
    SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: ['subdivision', wrong.undivided],
  })
}

interface PostalCodesProps {
  readonly form: RegionForm
  readonly set: (change: Partial<RegionForm>) => void
}

function PostalCodes({ form, set }: PostalCodesProps) {
  const { taxes, delivery } = useMessages()
  return (
    <ChipsField
      label={taxes.region.postalCodes}
      hint={taxes.region.postalCodesHint}
      values={form.postalCodes}
      max={500}
      parse={(text) => {
        const value = readPostalCode(text)
        return value ? { value } : { problem: delivery.wrong.postalCode }
      }}
      onValues={(postalCodes) => set({ postalCodes })}
    />
  )
}
