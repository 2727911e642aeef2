import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/index.ts'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { ChoicesEditor } from './choices-editor.tsx'
import {
  type Customization,
  type CustomizationForm,
  checkCustomization,
  emptyCustomization,
  formOf,
  type Kind,
  type Order,
  type RenderType,
} from './form.ts'

interface CustomizationDialogProps {
  /** The option to edit; absent for a new one. */
  readonly stored?: Customization | undefined
  /** Purpose of a new option, when fixed by the caller. */
  readonly kind?: Kind
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CustomizationForm) => void
}

export function CustomizationDialog(props: CustomizationDialogProps) {
  const { stored, kind, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { customizations, sharedOptions, action } = messages
  const isExtra = kind === 'MODIFIER'
  const { form, set, errors, submit } = useDialogForm<CustomizationForm>({
    initialForm: () =>
      stored ? formOf(stored) : { ...emptyCustomization(), ...(kind && { kind }) },
    validate: (typed) => checkCustomization(typed, messages),
    serverErrors: (typed) => customizationErrors(failure, typed, messages),
    onSubmit,
  })
  const refused = customizationErrors(failure, form, messages)
  return (
    <FormDialog
      title={
        stored
          ? customizations.changeTitle({ name: stored.name })
          : isExtra
            ? sharedOptions.createExtra
            : customizations.new
      }
      submitLabel={stored ? action.save : isExtra ? sharedOptions.makeExtra : customizations.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={customizations.name}
        data-first=""
        autoComplete="off"
        dir="auto"
        maxLength={50}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      {stored ? (
        <p className="field-hint">{customizations.fixed}</p>
      ) : (
        <KindFields form={form} set={set} isForKnown={kind !== undefined} />
      )}
      {form.look === 'FREE_TEXT' ? (
        <FreeTextFields form={form} errors={errors} set={set} />
      ) : (
        <Choices form={form} errors={errors} set={set} />
      )}
    </FormDialog>
  )
}

interface PartProps {
  readonly form: CustomizationForm
  readonly errors: Errors
  readonly set: (change: Partial<CustomizationForm>) => void
}

/** Purpose and render type; fixed after creation. */
function KindFields({
  form,
  set,
  isForKnown,
}: Omit<PartProps, 'errors'> & { isForKnown: boolean }) {
  const { customizations } = useMessages()
  const kinds: readonly Kind[] = ['OPTION', 'MODIFIER']
  const looks: readonly RenderType[] = ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT']
  // Free text makes no variants.
  const possible = looks.filter((look) => look !== 'FREE_TEXT' || form.kind === 'MODIFIER')
  const chooseKind = (kind: Kind) =>
    set({ kind, ...(form.look === 'FREE_TEXT' ? { look: 'TEXT_CHOICES' } : {}) })
  return (
    <>
      {!isForKnown && (
        <ChoiceField
          label={customizations.kind}
          value={form.kind}
          options={kinds.map((value) => ({
            value,
            label: customizations.kinds[value],
            hint: customizations.kindHints[value],
          }))}
          onValue={chooseKind}
        />
      )}
      <SelectField
        label={customizations.renderType}
        value={form.look}
        options={possible.map((look) => [look, customizations.renderTypes[look]])}
        onValue={(look) => set({ look })}
      />
    </>
  )
}

function Choices({ form, errors, set }: PartProps) {
  const { customizations } = useMessages()
  const orders: readonly Order[] = ['DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL']
  return (
    <>
      <ChoicesEditor
        look={form.look}
        choices={form.choices}
        errors={errors}
        onChange={(choices) => set({ choices })}
        onArrange={(choices) => set({ choices, order: 'MANUAL' })}
      />
      <SelectField
        label={customizations.order}
        value={form.order}
        options={orders.map((order) => [order, customizations.orders[order]])}
        onValue={(order) => set({ order })}
      />
    </>
  )
}

function FreeTextFields({ form, errors, set }: PartProps) {
  const { customizations } = useMessages()
  return (
    <>
      <TextField
        label={customizations.lineTitle}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={form.title}
        error={errors.title}
        onText={(title) => set({ title })}
      />
      <div className="shared-counts">
        <TextField
          label={customizations.minChars}
          inputMode="numeric"
          autoComplete="off"
          className="figure"
          value={form.minChars}
          onText={(fewest) => set({ minChars: fewest })}
        />
        <TextField
          label={customizations.maxChars}
          inputMode="numeric"
          autoComplete="off"
          className="figure"
          value={form.maxChars}
          error={errors.maxChars}
          onText={(most) => set({ maxChars: most })}
        />
      </div>
    </>
  )
}

/** Server errors by form field. */
function customizationErrors(
  error: unknown,
  { choices }: CustomizationForm,
  { customizations }: Messages,
): Errors {
  if (!(error instanceof VitrineError)) return {}
  if (error.code === 'REVISION_CONFLICT') return { name: customizations.stale }
  const inUse = 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT'
  if (error.violations.some(({ ruleName }) => ruleName === inUse)) {
    return { choices: customizations.choicesInUse }
  }
  const choiceFields = choices.map((_, at) => `choices.${at}`)
  return {
    ...fieldErrorsOf(error, 'customization.', ['name']),
    ...fieldErrorsOf(error, 'customization.choicesSettings.', choiceFields),
    ...fieldErrorsOf(error, '', choiceFields),
  }
}
