import { Plus } from 'lucide-react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'

interface ChooseDialogProps<T> {
  readonly title: string
  readonly words: {
    readonly search: string
    readonly title: string
    readonly text: string
    readonly emptyTitle: string
    readonly noneFoundTitle: string
  }
  /** Where such things are made. */
  readonly place: string
  /** A way to make one here. */
  readonly create?: { readonly words: string; readonly onCreate: () => void }
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
  readonly chosenWords: (name: string) => string
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
  readonly onChoose: (value: T) => void
}

/** What is shared between products, to choose one of. */
export function ChooseDialog<T>(props: ChooseDialogProps<T>) {
  const { title, words, place, create, q, rows, chosenWords, error, onChoose } = props
  const { shell, picker } = useMessages()
  return (
    <Dialog title={title} onClose={props.onClose} className="dialog-wide">
      <div className="choose-head">
        <SearchField label={words.search} q={q} onSearch={props.onSearch} />
        {create && (
          <button type="button" className="button" onClick={create.onCreate}>
            <Plus aria-hidden="true" />
            {create.words}
          </button>
        )}
      </div>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!rows && !error && <Skeleton rows={4} label={shell.loading} />}
      {rows?.length === 0 && (
        <Empty title={q === '' ? words.emptyTitle : words.noneFoundTitle} text={words.text}>
          <Link className="button" href={place}>
            {words.title}
          </Link>
        </Empty>
      )}
      <ul className="choose-list">
        {rows?.map(({ id, name, note, value }) => (
          <li key={id}>
            <button
              type="button"
              className="choose-row"
              aria-label={chosenWords(name)}
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
