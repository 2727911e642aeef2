import type { OperationName } from '../api/client.ts'
import { PeekButton } from './peek/peek-button.tsx'
import { IfAllowed } from './permissions.tsx'

interface RowActionsProps {
  readonly name: string
  readonly labels: {
    readonly change: string
    readonly changeTitle: (values: { readonly name: string }) => string
    readonly delete: string
    readonly deleteOf: (values: { readonly name: string }) => string
  }
  readonly updateOperation: OperationName
  readonly deleteOperation: OperationName
  readonly onChange: () => void
  readonly onDelete: () => void
}

/** The name of a row, which opens it, as all rows of such lists have it. */
export const RowName = ({
  name,
  onChange,
  peeks = false,
}: Pick<RowActionsProps, 'name' | 'onChange'> & {
  /** Whether the list has a panel with a summary of its rows: see `usePeek`. */
  readonly peeks?: boolean
}) => (
  <th scope="row" className="cell-name">
    <button type="button" className="link-button" data-row-link="" onClick={onChange}>
      <bdi>{name}</bdi>
    </button>
    {peeks && <PeekButton name={name} />}
  </th>
)

/** The actions on a row. */
export const RowActions = ({ name, labels, onChange, onDelete, ...calls }: RowActionsProps) => (
  <>
    <IfAllowed call={calls.updateOperation}>
      <button
        type="button"
        className="link-button"
        aria-label={labels.changeTitle({ name })}
        onClick={onChange}
      >
        {labels.change}
      </button>
    </IfAllowed>
    <IfAllowed call={calls.deleteOperation}>
      <button
        type="button"
        className="link-button"
        aria-label={labels.deleteOf({ name })}
        onClick={onDelete}
      >
        {labels.delete}
      </button>
    </IfAllowed>
  </>
)
