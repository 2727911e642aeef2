import { useState } from 'react'
import type { Suggestion } from '../../shared/combobox.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import { useCollectionNames, useCollectionSearch } from '../../shared/references.ts'

interface CollectionsDialogProps {
  /** Products that are put into the collections or taken out of them. */
  readonly count: number
  readonly onMove: (into: boolean, collections: readonly Suggestion[]) => void
  readonly onClose: () => void
}

/** Chooses the collections to add the selected products to or remove them from. */
export function CollectionsDialog({ count, onMove, onClose }: CollectionsDialogProps) {
  const { bulkCollections, picker, action } = useMessages()
  const [ids, setIds] = useState<readonly string[]>([])
  const [isSubmitted, setIsSubmitted] = useState(false)
  const chosen = useCollectionNames(ids, picker.unnamed)
  const move = (into: boolean) => (ids.length === 0 ? setIsSubmitted(true) : onMove(into, chosen))
  return (
    <Dialog title={bulkCollections.title({ n: count })} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          move(true)
        }}
      >
        <PickerField
          label={bulkCollections.which}
          hint={picker.collectionsHint}
          placeholder={picker.collections}
          chosen={chosen}
          useSearch={useCollectionSearch}
          isFixed
          onChosen={setIds}
        />
        {isSubmitted && ids.length === 0 && (
          <p className="field-error" role="alert">
            {bulkCollections.needOne}
          </p>
        )}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="button" className="button" onClick={() => move(false)}>
            {bulkCollections.remove}
          </button>
          <button type="submit" className="button button-primary">
            {bulkCollections.add}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
