import { type FormEvent, useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { Dialog } from '../../scaffold/dialog.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'

export type Location = OutputOf<'inventory.listLocations'>['locations'][number]

interface LocationsDialogProps {
  readonly locations: readonly Location[]
  readonly onClose: () => void
}

const MOST_LETTERS = 100
const refreshes = ['inventory.listLocations', 'inventory.listStockChanges'] as const

/** Where stock is kept: each place by its name, and one more. */
export function LocationsDialog({ locations, onClose }: LocationsDialogProps) {
  const { stock, action } = useMessages()
  return (
    <Dialog title={stock.locations} onClose={onClose} className="dialog-wide">
      <div className="dialog-form">
        <p className="field-hint">{stock.locationsText}</p>
        <ul className="locations">
          {locations.map((location) => (
            <li key={location.id}>
              <May call="inventory.renameLocation" otherwise={<bdi>{location.name}</bdi>}>
                <Rename location={location} />
              </May>
            </li>
          ))}
        </ul>
        <May call="inventory.createLocation">
          <Add />
        </May>
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}

function Rename({ location: { id, name, default: isDefault } }: { readonly location: Location }) {
  const { stock, action } = useMessages()
  const [typed, setTyped] = useState(name)
  const tell = useTell()
  const rename = useAction('inventory.renameLocation', { refreshes })
  const { problem, setIsEmpty } = useProblem(rename.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fresh = typed.trim()
    setIsEmpty(fresh === '')
    if (fresh === '') return
    const location = { id, name: fresh }
    const onSuccess = () => tell({ text: stock.locationRenamed(fresh) })
    rename.mutate({ location }, { onSuccess })
  }
  return (
    <form className="location" onSubmit={submit} noValidate>
      <TextField
        label={stock.locationName(name)}
        quiet
        autoComplete="off"
        dir="auto"
        maxLength={MOST_LETTERS}
        value={typed}
        error={problem}
        {...(isDefault ? { hint: stock.defaultLocation } : {})}
        onText={setTyped}
      />
      <button
        type="submit"
        className="button"
        disabled={rename.isPending || typed.trim() === name}
        aria-label={stock.saveLocation(name)}
      >
        {action.save}
      </button>
    </form>
  )
}

function Add() {
  const { stock, action } = useMessages()
  const [typed, setTyped] = useState('')
  const tell = useTell()
  const create = useAction('inventory.createLocation', { refreshes })
  const { problem, setIsEmpty } = useProblem(create.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    setIsEmpty(name === '')
    if (name === '') return
    const onSuccess = () => {
      setTyped('')
      tell({ text: stock.locationAdded(name) })
    }
    create.mutate({ location: { name } }, { onSuccess })
  }
  return (
    <form className="location" onSubmit={submit} noValidate>
      <TextField
        label={stock.newLocation}
        autoComplete="off"
        data-first=""
        dir="auto"
        maxLength={MOST_LETTERS}
        value={typed}
        error={problem}
        onText={setTyped}
      />
      <button type="submit" className="button" disabled={create.isPending}>
        {action.add}
      </button>
    </form>
  )
}

/** What is wrong with a name: nothing was typed, or the server refused it. */
function useProblem(error: unknown) {
  const messages = useMessages()
  const [isEmpty, setIsEmpty] = useState(false)
  const refused = error ? wordsOf(error, messages) : undefined
  return { problem: isEmpty ? messages.field.required : refused, setIsEmpty }
}
