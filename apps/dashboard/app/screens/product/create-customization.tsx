import { createPortal } from 'react-dom'
import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { CustomizationDialog } from '../customizations/customization-dialog.tsx'
import { type Customization, creationOf, type Kind } from '../customizations/form.ts'
import '../customizations/customizations.css'

interface CreateCustomizationProps {
  readonly kind: Kind
  readonly onClose: () => void
  readonly onCreated: (customization: Customization) => void
}

const invalidates: readonly OperationName[] = ['options.listOptions']

/** Creates a shared option or extra without leaving the product. */
export function CreateCustomization({ kind, onClose, onCreated }: CreateCustomizationProps) {
  const { customizations } = useMessages()
  const showToast = useToast()
  const create = useAction('options.saveOption', { invalidates })
  return createPortal(
    <CustomizationDialog
      kind={kind}
      busy={create.isPending}
      failure={create.error ?? undefined}
      onClose={onClose}
      onSubmit={(form) =>
        create.mutate(
          { option: creationOf(form) },
          {
            onSuccess: ({ option }) => {
              showToast({ text: customizations.created({ name: option.name }) })
              onCreated(option)
            },
          },
        )
      }
    />,
    document.body,
  )
}
