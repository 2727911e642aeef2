import { Plus } from 'lucide-react'
import { Dialog } from '../../shared/dialog.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { SearchField } from '../../shared/search-field.tsx'

interface ChooseDialogProps<T> {
  readonly title: string
  readonly labels: {
    readonly search: string
    readonly title: string
    readonly text: string
    readonly emptyTitle: string
    readonly noneFoundTitle: string
  }
  /** The page on which such records are created. */
  readonly manageLink: string
  /** A way to make one here. */
  readonly create?: { readonly labels: string; readonly onCreate: () => void }
  readonly q: string
  readonly onSearch: (q: string) => void
  /** Undefined until the first answer. */
  readonly rows:
    | readonly {
        readonly id: string
        readonly name: string
        readonly note: string
        readonly value: T
      }[]
    | undefined
  /** Shows the next of them; absent where these are all. */
  readonly onMore?: (() => void) | undefined
  readonly chooseLabel: (values: { readonly name: string }) => string
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
  readonly onChoose: (value: T) => void
}

/** Chooses one of the entities shared by products. */
export function ChooseDialog<T>(props: ChooseDialogProps<T>) {
  const { title, labels, manageLink, create, q, rows, chooseLabel, error, onChoose } = props
  const { shell, picker } = useMessages()
  return (
    <Dialog title={title} onClose={props.onClose} className="dialog-wide">
      <div className="choose-head">
        <SearchField label={labels.search} q={q} onSearch={props.onSearch} />
        {create && (
          <button type="button" className="button" onClick={create.onCreate}>
            <Plus aria-hidden="true" />
            {create.labels}
          </button>
        )}
      </div>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!rows && !error && <Skeleton rows={4} label={shell.loading} />}
      {rows?.length === 0 && (
        <EmptyState title={q === '' ? labels.emptyTitle : labels.noneFoundTitle} text={labels.text}>
          <Link className="button" href={manageLink}>
            {labels.title}
          </Link>
        </EmptyState>
      )}
      <ul className="choose-list">
        {rows?.map(({ id, name, note, value }) => (
          <li key={id}>
            <button
              type="button"
              className="choose-row"
              aria-label={chooseLabel({ name })}
              onClick={() => onChoose(value)}
            >
              <bdi>{name}</bdi>
              <span className="mute">
                <bdi>{note}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {props.onMore && (
        <button type="button" className="button" onClick={props.onMore}>
          {picker.more}
        </button>
      )}
    </Dialog>
  )
}
