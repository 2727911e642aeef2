import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
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

/** Chooses a variant of a product; preselects the first available one. */
export function VariantDialog({ choosing, onClose, onChoose }: VariantDialogProps) {
  const { lines: texts } = useMessages().draft
  const { name, variants } = choosing
  const first = variants.find(isAvailable) ?? variants[0]
  const { form, set, submit } = useDialogForm({
    initialForm: { variantId: first?.id ?? '' },
    validate: () => ({}),
    onSubmit: ({ variantId }) => {
      onClose()
      void onChoose(variantId)
    },
  })
  return (
    <FormDialog
      title={texts.variantOf({ name })}
      submitLabel={texts.addShort}
      busy={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={texts.variant}
        value={form.variantId}
        options={variants.map((one) => [one.id, stateOf(one, texts)] as const)}
        onValue={(variantId) => set({ variantId })}
      />
    </FormDialog>
  )
}

type Variant = VariantsToChoose['variants'][number]

const isAvailable = ({ stock }: Variant): boolean => stock.inStock || stock.preorderable

function stateOf(one: Variant, texts: Messages['draft']['lines']): string {
  const variant = labelOf(one)
  if (one.stock.inStock) return variant
  return one.stock.preorderable ? texts.preorder({ variant }) : texts.soldOut({ variant })
}

const labelOf = ({ id, choices, sku }: Variant): string =>
  Object.values(choices).join(', ') || sku || id
