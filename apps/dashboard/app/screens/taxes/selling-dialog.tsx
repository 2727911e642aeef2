import { ChoiceField } from '../../shared/choice-field.tsx'
import { CountryField } from '../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { type EditorProps, staleReads, type TaxSettings } from './setup.ts'

const schemes: readonly TaxSettings['scheme'][] = ['ORIGIN', 'OSS', 'DESTINATION']

interface SellingDialogProps extends EditorProps {
  readonly settings: TaxSettings
}

/** The country that the site sells from, and the taxation of sales abroad. */
export function SellingDialog({ setup, settings, onClose }: SellingDialogProps) {
  const { taxes, action } = useMessages()
  const texts = taxes.selling
  const saving = useDialogSave('sites.updateSettings', {
    invalidates: ['sites.getSettings', ...staleReads],
    onClose,
    stored: settings,
  })
  const refused = fieldErrorsOf(saving.failure, 'settings.taxes.', Object.keys(settings))
  const { form, set, errors, dirty, submit } = useDialogForm<TaxSettings>({
    initialForm: settings,
    validate: () => ({}),
    serverErrors: () => refused,
    onSubmit: (typed) => saving.save({ settings: { taxes: typed } }, texts.saved),
  })
  const text = (name: 'originSubdivision' | 'originPostalCode', label: string) => ({
    label,
    autoComplete: 'off',
    maxLength: 50,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <FormDialog
      title={texts.heading}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="sites.updateSettings"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <CountryField
        label={texts.country}
        none={texts.none}
        value={form.originCountry}
        error={errors.originCountry}
        onValue={(originCountry) => set({ originCountry })}
      />
      <div className="fields-2">
        <TextField {...text('originSubdivision', texts.subdivision)} />
        <TextField {...text('originPostalCode', texts.postalCode)} />
      </div>
      <Switch
        label={texts.pricesIncludeTax}
        checked={form.pricesIncludeTax}
        onChecked={(pricesIncludeTax) => set({ pricesIncludeTax })}
      />
      <ChoiceField
        label={texts.schemeLabel}
        value={form.scheme}
        options={schemes.map((value) => ({
          value,
          label: texts.schemes[value],
          hint: texts.schemes[`${value}Hint`],
        }))}
        onValue={(scheme) => set({ scheme })}
      />
      <SelectField
        label={texts.defaultGroup}
        value={form.defaultGroupId || (setup.groups[0]?.id ?? '')}
        options={setup.groups.map(({ id, name }) => [id, name] as const)}
        onValue={(defaultGroupId) => set({ defaultGroupId })}
      />
    </FormDialog>
  )
}
