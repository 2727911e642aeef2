import { jurisdictionTypes } from '@vitrine/contract/taxes'
import { ChevronRight } from 'lucide-react'
import { DateField } from '../../shared/date-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import { checkRate, emptyRate, type RateForm, rateFormOf, rateOf } from './forms.ts'
import { formatPercent } from './percent.ts'
import { type EditorProps, type ExemptGroup, staleReads, type TaxGroup } from './setup.ts'

interface RateDialogProps extends EditorProps {
  readonly regionId: string
  readonly id?: string
}

/** The merchant's own rate of a group in a region. */
export function RateDialog({ setup, regionId, id, onClose }: RateDialogProps) {
  const messages = useMessages()
  const { taxes, action } = messages
  const language = useLanguage()
  const texts = taxes.rate
  const stored = setup.rates.find((one) => one.id === id)
  const saving = useDialogSave('taxes.saveTaxRate', { invalidates: staleReads, onClose, stored })
  const refused = useRefusals(saving.failure)
  const titleOf = ({ taxGroupId, taxRate }: { taxGroupId: string; taxRate: string }) => {
    const group = setup.groups.find((one) => one.id === taxGroupId)?.name ?? ''
    return texts.title({ group, rate: formatPercent(taxRate, language) })
  }
  const { form, set, errors, dirty, submit } = useDialogForm<RateForm>({
    initialForm: stored ? rateFormOf(stored) : emptyRate,
    validate: (typed) => checkRate(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => {
      const version = stored && { id: stored.id, revision: stored.revision }
      const rate = { ...version, ...rateOf(typed, regionId) }
      saving.save({ rate }, taxes.saved({ name: titleOf(rate) }))
    },
  })
  return (
    <FormDialog
      title={stored ? taxes.changeTitle({ name: titleOf(stored) }) : texts.new}
      submitLabel={stored ? action.save : texts.create}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="taxes.saveTaxRate"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <RateFields form={form} set={set} errors={errors} groups={setup.groups} />
      <div className="fields-2">
        <DateField
          label={texts.validFrom}
          hint={texts.validFromHint}
          value={form.validFrom}
          error={errors.validFrom}
          onText={(validFrom) => set({ validFrom })}
        />
        <DateField
          label={texts.validTo}
          hint={texts.validToHint}
          value={form.validTo}
          error={errors.validTo}
          onText={(validTo) => set({ validTo })}
        />
      </div>
      <ExemptFields form={form} set={set} errors={errors} exemptGroups={setup.exemptGroups} />
      <MoreFields form={form} set={set} errors={errors} />
    </FormDialog>
  )
}

function useRefusals(failure: unknown) {
  const { wrong } = useMessages().taxes
  const { taxRate, ...rest } = fieldErrorsOf(
    failure,
    'rate.',
    ['taxRate', ...Object.keys(emptyRate)],
    {
      MANUAL_TAX_MAPPING_ALREADY_EXISTS: ['validFrom', wrong.overlap],
      TAX_GROUP_ID_NOT_FOUND: ['taxGroupId', wrong.group],
    },
  )
  return taxRate ? { ...rest, percent: taxRate } : rest
}

interface FieldsProps {
  readonly form: RateForm
  readonly set: (change: Partial<RateForm>) => void
  readonly errors: Errors
}

function RateFields({
  form,
  set,
  errors,
  groups,
}: FieldsProps & { readonly groups: readonly TaxGroup[] }) {
  const { taxes } = useMessages()
  const texts = taxes.rate
  return (
    <>
      <SelectField
        label={texts.group}
        value={form.taxGroupId}
        options={[
          ['', taxes.region.choose],
          ...groups.map(({ id, name }): readonly [string, string] => [id, name]),
        ]}
        {...(errors.taxGroupId && { error: errors.taxGroupId })}
        onValue={(taxGroupId) => set({ taxGroupId })}
      />
      <div className="fields-2">
        <AmountField
          label={texts.percent}
          hint={texts.percentHint}
          value={form.percent}
          {...(errors.percent && { error: errors.percent })}
          onText={(percent) => set({ percent })}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={200}
          value={form.taxName}
          {...(errors.taxName && { error: errors.taxName })}
          onText={(taxName) => set({ taxName })}
        />
      </div>
    </>
  )
}

interface ExemptFieldsProps extends FieldsProps {
  readonly exemptGroups: readonly ExemptGroup[]
}

function ExemptFields({ form, set, errors, exemptGroups }: ExemptFieldsProps) {
  const { rate: texts } = useMessages().taxes
  if (exemptGroups.length === 0) return null
  return (
    <fieldset className="choice-field">
      <legend>{texts.exempt}</legend>
      <p className="field-hint">{texts.exemptHint}</p>
      <div className="fields-2">
        {exemptGroups.map(({ id, name }) => (
          <AmountField
            key={id}
            label={name}
            value={form.exempt[id] ?? ''}
            {...(errors[`exempt.${id}`] && { error: errors[`exempt.${id}`] })}
            onText={(percent) => set({ exempt: { ...form.exempt, [id]: percent } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Fields of a rate for bookkeeping. */
function MoreFields({ form, set, errors }: FieldsProps) {
  const { rate: texts } = useMessages().taxes
  const text = (name: 'taxType' | 'jurisdiction' | 'description', label: string, max: number) => ({
    label,
    autoComplete: 'off',
    maxLength: max,
    value: form[name],
    ...(errors[name] && { error: errors[name] }),
    onText: (typed: string) => set({ [name]: typed }),
  })
  return (
    <div className="folds">
      <details className="folded">
        <summary>
          <ChevronRight aria-hidden="true" />
          <span>{texts.more}</span>
          <span className="mute">{texts.moreHint}</span>
        </summary>
        <div className="folded-inside">
          <TextField {...text('taxType', texts.type, 200)} />
          <div className="fields-2">
            <TextField {...text('jurisdiction', texts.jurisdiction, 200)} />
            <SelectField
              label={texts.jurisdictionType}
              value={form.jurisdictionType}
              options={jurisdictionTypes.map((one) => [one, texts.jurisdictionTypes[one]] as const)}
              onValue={(jurisdictionType) => set({ jurisdictionType })}
            />
          </div>
          <TextField {...text('description', texts.description, 1000)} />
        </div>
      </details>
    </div>
  )
}
