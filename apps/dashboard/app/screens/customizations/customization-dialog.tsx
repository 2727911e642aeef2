import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { Errors } from '../../scaffold/use-form.ts'
import { ChoicesEditor } from './choices-editor.tsx'
import {
  type Customization,
  type CustomizationForm,
  checkCustomization,
  emptyCustomization,
  formOf,
  type Kind,
  type Look,
  type Order,
} from './form.ts'
import { refusalsOfCustomization } from './refusals.ts'

interface CustomizationDialogProps {
  /** The one to change; without one a new one is made. */
  readonly stored?: Customization | undefined
  /** What a new one is for, where that is known already. */
  readonly kind?: Kind
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: CustomizationForm) => void
}

export function CustomizationDialog(props: CustomizationDialogProps) {
  const { stored, kind, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { customizations: words, sharedOptions, action } = messages
  const isExtra = kind === 'MODIFIER'
  const { form, set, errors, submit } = useDialogForm<CustomizationForm>({
    start: () => (stored ? formOf(stored) : { ...emptyCustomization(), ...(kind && { kind }) }),
    check: (typed) => checkCustomization(typed, messages),
    refused: (typed) => refusalsOfCustomization(failure, typed, messages),
    onSubmit,
  })
  const refused = refusalsOfCustomization(failure, form, messages)
  return (
    <FormDialog
      title={
        stored ? words.changeTitle(stored.name) : isExtra ? sharedOptions.createExtra : words.new
      }
      submitWords={stored ? action.save : isExtra ? sharedOptions.makeExtra : words.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={words.name}
        data-first=""
        autoComplete="off"
        dir="auto"
        maxLength={50}
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      {stored ? (
        <p className="field-hint">{words.fixed}</p>
      ) : (
        <Nature form={form} set={set} isForKnown={kind !== undefined} />
      )}
      {form.look === 'FREE_TEXT' ? (
        <LineOfText form={form} errors={errors} set={set} />
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

/** What it is for and how it looks, which is decided once. */
function Nature({ form, set, isForKnown }: Omit<PartProps, 'errors'> & { isForKnown: boolean }) {
  const { customizations: words } = useMessages()
  const kinds: readonly Kind[] = ['PRODUCT_OPTION', 'MODIFIER']
  const looks: readonly Look[] = ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT']
  // A line of text makes no variants.
  const possible = looks.filter((look) => look !== 'FREE_TEXT' || form.kind === 'MODIFIER')
  const chooseKind = (kind: Kind) =>
    set({ kind, ...(form.look === 'FREE_TEXT' ? { look: 'TEXT_CHOICES' } : {}) })
  return (
    <>
      {!isForKnown && (
        <ChoiceField
          label={words.kind}
          value={form.kind}
          options={kinds.map((value) => ({
            value,
            label: words.kinds[value],
            hint: words.kindHints[value],
          }))}
          onValue={chooseKind}
        />
      )}
      <SelectField
        label={words.look}
        value={form.look}
        options={possible.map((look) => [look, words.looks[look]])}
        onValue={(look) => set({ look })}
      />
    </>
  )
}

function Choices({ form, errors, set }: PartProps) {
  const { customizations: words } = useMessages()
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
        label={words.order}
        value={form.order}
        options={orders.map((order) => [order, words.orders[order]])}
        onValue={(order) => set({ order })}
      />
    </>
  )
}

function LineOfText({ form, errors, set }: PartProps) {
  const { customizations: words } = useMessages()
  return (
    <>
      <TextField
        label={words.lineTitle}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={form.title}
        error={errors.title}
        onText={(title) => set({ title })}
      />
      <div className="shared-counts">
        <TextField
          label={words.fewest}
          inputMode="numeric"
          autoComplete="off"
          className="figure"
          value={form.fewest}
          onText={(fewest) => set({ fewest })}
        />
        <TextField
          label={words.most}
          inputMode="numeric"
          autoComplete="off"
          className="figure"
          value={form.most}
          error={errors.most}
          onText={(most) => set({ most })}
        />
      </div>
    </>
  )
}
