import {
  MAX_LABELLED_VARIANTS,
  type VariantStock,
  type VariantStockFilter,
} from '@vitrine/contract/stock'
import { useState } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useCall } from '../../shared/use-operation.ts'
import { type LabelsForm, labelProblems, totalOf } from './form.ts'
import { ContentFields, PaperFields } from './paper-fields.tsx'
import { LabelPreview } from './preview.tsx'
import { LabelQuantities } from './quantities.tsx'
import { storedSettings, storeSettings } from './settings.ts'
import { usePrint } from './use-print.ts'
import { useVariants } from './use-variants.ts'
import { WithoutBarcode } from './without-barcode.tsx'
import './product-labels.css'

interface ProductLabelsDialogProps {
  /** The variants to print labels for. */
  readonly filter: VariantStockFilter
  readonly onClose: () => void
}

/** Asks for paper and quantities, and downloads labels with barcodes. */
export function ProductLabelsDialog({ filter, onClose }: ProductLabelsDialogProps) {
  const { labelPrint, shell } = useMessages()
  const { variants, total, error, retry } = useVariants(filter)
  if (variants && variants.length > 0) {
    return <LabelsDialogForm variants={variants} total={total} onClose={onClose} />
  }
  return (
    <Dialog title={labelPrint.title} onClose={onClose} className="dialog-wide">
      {error ? <Failure error={error} onRetry={retry} /> : null}
      {!variants && !error && <Skeleton rows={4} label={shell.loading} />}
      {variants?.length === 0 && <p>{labelPrint.noVariants}</p>}
    </Dialog>
  )
}

interface LabelsDialogFormProps {
  readonly variants: readonly VariantStock[]
  /** Number of matches, which may exceed one print. */
  readonly total: number
  readonly onClose: () => void
}

/** The form of the dialog, once the variants are known. */
export function LabelsDialogForm({ variants, total, onClose }: LabelsDialogFormProps) {
  const { labelPrint } = useMessages()
  const { siteId } = useCall()
  const print = usePrint()
  const [printed, setPrinted] = useState<LabelsForm>()
  const { form, set, errors, dirty, submit } = useDialogForm<LabelsForm>({
    initialForm: () => ({
      ...storedSettings(siteId),
      firstPosition: '1',
      each: 'one',
      quantities: {},
    }),
    validate: (typed) => labelProblems(typed, variants, labelPrint.problems),
    onSubmit: (typed) => {
      storeSettings(siteId, typed)
      void print.start(typed, variants).then((isDone) => isDone && setPrinted(typed))
    },
  })
  return (
    <FormDialog
      title={labelPrint.title}
      submitLabel={labelPrint.print}
      busy={print.busy}
      dirty={dirty && form !== printed}
      failure={print.failure}
      onClose={onClose}
      onSubmit={submit}
    >
      {total > variants.length && (
        <p className="notice">
          {labelPrint.onlyFirst({ max: String(MAX_LABELLED_VARIANTS), total: String(total) })}
        </p>
      )}
      <div className="label-print">
        <div className="label-fields">
          <PaperFields form={form} errors={errors} onChange={set} />
          <ContentFields form={form} onChange={set} />
          <SelectField
            label={labelPrint.each}
            value={form.each}
            options={[
              ['one', labelPrint.eachOptions.one],
              ['stock', labelPrint.eachOptions.stock],
            ]}
            onValue={(each) => set({ each, quantities: {} })}
          />
        </div>
        <LabelPreview form={form} total={totalOf(form, variants)} />
      </div>
      {errors.quantities && (
        <p className="field-error" role="alert">
          {errors.quantities}
        </p>
      )}
      <LabelQuantities
        form={form}
        variants={variants}
        onQuantity={(key, text) => set({ quantities: { ...form.quantities, [key]: text } })}
      />
      <WithoutBarcode found={print.withoutBarcode} variants={variants} />
    </FormDialog>
  )
}
