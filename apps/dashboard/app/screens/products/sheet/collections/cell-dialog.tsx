import { useState } from 'react'
import { Dialog } from '../../../../shared/dialog.tsx'
import { useMessages } from '../../../../shared/messages.tsx'
import { PickerField } from '../../../../shared/picker-field.tsx'
import { useCollectionSearch } from '../../../../shared/references.ts'
import { type CollectionNames, readNames, textOfCollections } from './names.ts'

interface CellDialogProps {
  /** The product. */
  readonly label: string
  readonly text: string
  readonly names: CollectionNames
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Chooses the collections of one cell. */
export function CollectionsCellDialog({ label, text, names, onText, onClose }: CellDialogProps) {
  const { sheet, picker, action } = useMessages()
  const [ids, setIds] = useState<readonly string[]>(() => readNames(text, names).ids)
  const { unknown } = readNames(text, names)
  return (
    <Dialog title={label} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          onText(textOfCollections(ids, names))
        }}
      >
        <PickerField
          label={sheet.columns.collections}
          hint={picker.collectionsHint}
          placeholder={picker.collections}
          chosen={ids.map((id) => ({ id, name: names.labels.get(id) ?? picker.unnamed }))}
          useSearch={useCollectionSearch}
          isFixed
          onChosen={setIds}
        />
        {unknown.length > 0 && (
          <p className="field-error">{sheet.noCollection({ name: unknown.join(', ') })}</p>
        )}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary">
            {sheet.intoCell}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
