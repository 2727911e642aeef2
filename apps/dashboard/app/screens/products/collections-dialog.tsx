import { useState } from 'react'
import type { Suggestion } from '../../scaffold/combobox.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PickerField } from '../../scaffold/picker-field.tsx'
import { useCollectionNames, useCollectionSearch } from '../../scaffold/references.ts'

interface CollectionsDialogProps {
  /** Products that are put into the collections or taken out of them. */
  readonly count: number
  readonly onMove: (into: boolean, collections: readonly Suggestion[]) => void
  readonly onClose: () => void
}

/** Asks which collections the selected products are put into or taken out of. */
export function CollectionsDialog({ count, onMove, onClose }: CollectionsDialogProps) {
  const { bulkCollections: words, picker, action } = useMessages()
  const [ids, setIds] = useState<readonly string[]>([])
  const [isAsked, setIsAsked] = useState(false)
  const chosen = useCollectionNames(ids, picker.unnamed)
  const move = (into: boolean) => (ids.length === 0 ? setIsAsked(true) : onMove(into, chosen))
  return (
    <Dialog title={words.title(count)} onClose={onClose}>
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          move(true)
        }}
      >
        <PickerField
          label={words.which}
          hint={picker.collectionsHint}
          placeholder={picker.collections}
          chosen={chosen}
          useSearch={useCollectionSearch}
          isFixed
          onChosen={setIds}
        />
        {isAsked && ids.length === 0 && (
          <p className="field-error" role="alert">
            {words.needOne}
          </p>
        )}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="button" className="button" onClick={() => move(false)}>
            {words.remove}
          </button>
          <button type="submit" className="button button-primary">
            {words.add}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
