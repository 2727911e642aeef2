import type { ChangesOfProducts, ProductFilter } from '@vitrine/contract/products'
import { ChipsField } from '../../shared/chips-field.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { SuggestField } from '../../shared/picker-field.tsx'
import { useBrandSearch, useRibbonSearch } from '../../shared/references.ts'
import { useOperation } from '../../shared/use-operation.ts'
import {
  type LabelsForm,
  labelChanges,
  MAX_BRAND,
  MAX_RIBBON,
  MAX_TAG,
  MAX_TAGS,
  noLabels,
} from './labels.ts'

interface LabelsDialogProps {
  readonly filter: ProductFilter
  readonly count: number
  readonly onChange: (changes: ChangesOfProducts) => void
  readonly onClose: () => void
}

/** Sets brand and ribbon of many products, adds and removes tags, and shows their number beforehand. */
export function LabelsDialog({ filter, count, onChange, onClose }: LabelsDialogProps) {
  const { bulkLabels } = useMessages()
  const { form, set, errors, dirty, submit } = useDialogForm<LabelsForm>({
    initialForm: noLabels,
    validate: (typed) => ({
      ...(typed.brand.trim().length > MAX_BRAND && {
        brand: bulkLabels.tooLong({ max: String(MAX_BRAND) }),
      }),
      ...(typed.ribbon.trim().length > MAX_RIBBON && {
        ribbon: bulkLabels.tooLong({ max: String(MAX_RIBBON) }),
      }),
      ...(labelChanges(typed) === undefined && { nothing: bulkLabels.needOne }),
    }),
    onSubmit: (typed) => {
      const changes = labelChanges(typed)
      if (changes) onChange(changes)
    },
  })
  return (
    <FormDialog
      title={bulkLabels.title({ n: count })}
      submitLabel={bulkLabels.change}
      busy={false}
      dirty={dirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="field-hint">{bulkLabels.hint}</p>
      <div className="fields-2">
        <SuggestField
          label={bulkLabels.brand}
          name="brand"
          useSearch={useBrandSearch}
          value={form.brand}
          error={errors.brand}
          onText={(brand) => set({ brand })}
        />
        <SuggestField
          label={bulkLabels.ribbon}
          name="ribbon"
          useSearch={useRibbonSearch}
          value={form.ribbon}
          error={errors.ribbon}
          onText={(ribbon) => set({ ribbon })}
        />
      </div>
      <TagsField
        label={bulkLabels.addTags}
        values={form.addTags}
        onValues={(addTags) => set({ addTags })}
      />
      <TagsField
        label={bulkLabels.removeTags}
        values={form.removeTags}
        onValues={(removeTags) => set({ removeTags })}
      />
      {errors.nothing && (
        <p className="field-error" role="alert">
          {errors.nothing}
        </p>
      )}
      <Preview filter={filter} changes={labelChanges(form)} />
    </FormDialog>
  )
}

interface TagsFieldProps {
  readonly label: string
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
}

function TagsField(props: TagsFieldProps) {
  const { bulkLabels } = useMessages()
  return (
    <ChipsField
      {...props}
      hint={bulkLabels.tagsHint}
      max={MAX_TAGS}
      parse={(text) =>
        text.length > MAX_TAG
          ? { problem: bulkLabels.tooLong({ max: String(MAX_TAG) }) }
          : { value: text }
      }
    />
  )
}

interface PreviewProps {
  readonly filter: ProductFilter
  readonly changes: ChangesOfProducts | undefined
}

/** How many products there are to change; nothing is changed for it. */
function Preview({ filter, changes }: PreviewProps) {
  const { bulkLabels } = useMessages()
  const { data } = useOperation(
    'products.previewProductChanges',
    { filter, changes: changes ?? {} },
    { enabled: changes !== undefined, keepPrevious: true },
  )
  if (!changes || !data) return null
  return (
    <div role="status">
      <p className="figure">{bulkLabels.preview({ n: data.count })}</p>
      {data.refusal && <p className="field-error">{data.refusal.description}</p>}
    </div>
  )
}
