import { type FormEvent, useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import './locations.css'

export type Location = OutputOf<'inventory.listLocations'>['locations'][number]

interface LocationsDialogProps {
  readonly locations: readonly Location[]
  readonly onClose: () => void
}

const MAX_NAME_LENGTH = 100
const invalidates = [
  'inventory.listLocations',
  'inventory.listStockChanges',
  'stock.listVariantStock',
] as const

/** Manages stock locations: rename and add. */
export function LocationsDialog({ locations, onClose }: LocationsDialogProps) {
  const { stock, action } = useMessages()
  return (
    <Dialog title={stock.locations} onClose={onClose} className="dialog-wide">
      <div className="dialog-form">
        <p className="field-hint">{stock.locationsText}</p>
        <ul className="locations">
          {locations.map((location) => (
            <li key={location.id}>
              <IfAllowed call="inventory.renameLocation" fallback={<bdi>{location.name}</bdi>}>
                <Rename location={location} />
              </IfAllowed>
            </li>
          ))}
        </ul>
        <IfAllowed call="inventory.createLocation">
          <Add />
        </IfAllowed>
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
  const showToast = useToast()
  const rename = useAction('inventory.renameLocation', { invalidates })
  const { problem, setIsEmpty } = useProblem(rename.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fresh = typed.trim()
    setIsEmpty(fresh === '')
    if (fresh === '') return
    const location = { id, name: fresh }
    const onSuccess = () => showToast({ text: stock.locationRenamed({ name: fresh }) })
    rename.mutate({ location }, { onSuccess })
  }
  return (
    <form className="location" onSubmit={submit} noValidate>
      <TextField
        label={stock.locationName({ name })}
        hideLabel
        autoComplete="off"
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        value={typed}
        error={problem}
        {...(isDefault ? { hint: stock.defaultLocation } : {})}
        onText={setTyped}
      />
      <button
        type="submit"
        className="button"
        disabled={rename.isPending || typed.trim() === name}
        aria-label={stock.saveLocation({ name })}
      >
        {action.save}
      </button>
    </form>
  )
}

function Add() {
  const { stock, action } = useMessages()
  const [typed, setTyped] = useState('')
  const showToast = useToast()
  const create = useAction('inventory.createLocation', { invalidates })
  const { problem, setIsEmpty } = useProblem(create.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    setIsEmpty(name === '')
    if (name === '') return
    const onSuccess = () => {
      setTyped('')
      showToast({ text: stock.locationAdded({ name }) })
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
        maxLength={MAX_NAME_LENGTH}
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

/** The error of a name: empty, or refused by the server. */
function useProblem(error: unknown) {
  const messages = useMessages()
  const [isEmpty, setIsEmpty] = useState(false)
  const refused = error ? errorMessage(error, messages) : undefined
  return { problem: isEmpty ? messages.field.required : refused, setIsEmpty }
}
