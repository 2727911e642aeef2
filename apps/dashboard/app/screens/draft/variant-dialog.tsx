import type { OutputOf } from '../../api/client.ts'
import { SelectField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'

export interface VariantsToChoose {
  readonly productId: string
  readonly name: string
  readonly variants: OutputOf<'products.listVariants'>['variants']
}

interface VariantDialogProps {
  readonly choosing: VariantsToChoose
  readonly onClose: () => void
  readonly onChoose: (variantId: string) => Promise<boolean>
}

/** Which variant of a product is meant. */
export function VariantDialog({ choosing, onClose, onChoose }: VariantDialogProps) {
  const { lines: words } = useMessages().draft
  const { name, variants } = choosing
  const { form, set, submit } = useDialogForm({
    initialForm: { variantId: variants[0]?.id ?? '' },
    validate: () => ({}),
    onSubmit: ({ variantId }) => {
      onClose()
      void onChoose(variantId)
    },
  })
  return (
    <FormDialog
      title={words.variantOf({ name })}
      submitLabel={words.addShort}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={words.variant}
        value={form.variantId}
        options={variants.map((one) => [one.id, labelOf(one)] as const)}
        onValue={(variantId) => set({ variantId })}
      />
    </FormDialog>
  )
}

const labelOf = ({ id, choices, sku }: VariantsToChoose['variants'][number]): string =>
  Object.values(choices).join(', ') || sku || id
