import type { OperationName } from '../api/client.ts'
import { May } from './may.tsx'

interface RowWaysProps {
  readonly name: string
  readonly words: {
    readonly change: string
    readonly changeTitle: (name: string) => string
    readonly delete: string
    readonly deleteOf: (name: string) => string
  }
  readonly changes: OperationName
  readonly deletes: OperationName
  readonly onChange: () => void
  readonly onDelete: () => void
}

/** The name of a row, which opens it, as all rows of such lists have it. */
export const RowName = ({ name, onChange }: Pick<RowWaysProps, 'name' | 'onChange'>) => (
  <th scope="row" className="cell-name">
    <button type="button" className="link-button" data-row-link="" onClick={onChange}>
      <bdi>{name}</bdi>
    </button>
  </th>
)

/** What can be done with a row. */
export const RowWays = ({ name, words, onChange, onDelete, ...calls }: RowWaysProps) => (
  <>
    <May call={calls.changes}>
      <button
        type="button"
        className="link-button"
        aria-label={words.changeTitle(name)}
        onClick={onChange}
      >
        {words.change}
      </button>
    </May>
    <May call={calls.deletes}>
      <button
        type="button"
        className="link-button"
        aria-label={words.deleteOf(name)}
        onClick={onDelete}
      >
        {words.delete}
      </button>
    </May>
  </>
)
