import { createPortal } from 'react-dom'
import type { OperationName } from '../../api/client.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { CustomizationDialog } from '../customizations/customization-dialog.tsx'
import { type Customization, creationOf, type Kind } from '../customizations/form.ts'
import '../customizations/customizations.css'

interface CreateCustomizationProps {
  readonly kind: Kind
  readonly onClose: () => void
  readonly onCreated: (customization: Customization) => void
}

const refreshes: readonly OperationName[] = [
  'catalogV3.queryCustomizations',
  'catalogV3.countCustomizations',
]

/** Makes an option or an extra that products share without leaving the product it is wanted for. */
export function CreateCustomization({ kind, onClose, onCreated }: CreateCustomizationProps) {
  const { customizations: words } = useMessages()
  const tell = useTell()
  const create = useAction('catalogV3.createCustomization', { refreshes })
  return createPortal(
    <CustomizationDialog
      kind={kind}
      busy={create.isPending}
      failure={create.error ?? undefined}
      onClose={onClose}
      onSubmit={(form) =>
        create.mutate(creationOf(form), {
          onSuccess: ({ customization }) => {
            tell({ text: words.created(customization.name) })
            onCreated(customization)
          },
        })
      }
    />,
    document.body,
  )
}
