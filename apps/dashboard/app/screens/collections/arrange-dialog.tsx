import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { moved } from '../product/form-items.ts'

export interface ArrangedProduct {
  readonly id: string
  readonly name: string
  readonly url: string | undefined
}

interface ArrangeDialogProps {
  readonly name: string
  /** In their present order; undefined until the first answer. */
  readonly products: readonly ArrangedProduct[] | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (ids: readonly string[]) => void
}

/** The products of a collection in the order of its page, moved one by one. */
export function ArrangeDialog(props: ArrangeDialogProps) {
  const { name, products, busy, failure, onClose, onSubmit } = props
  const { collections, action, shell } = useMessages()
  const [order, setOrder] = useState<readonly ArrangedProduct[]>()
  const shown = order ?? products ?? []
  return (
    <Dialog title={collections.arrangeTitle({ name })} onClose={onClose} className="dialog-wide">
      <div className="dialog-form">
        <p className="field-hint">{collections.arrangeText}</p>
        {failure ? <Failure error={failure} /> : null}
        {!products && !failure && <Skeleton rows={4} label={shell.loading} />}
        {products?.length === 0 && <p>{collections.arrangeEmpty}</p>}
        <ol className="arranged">
          {shown.map((one, at) => (
            <li key={one.id}>
              <Thumbnail url={one.url} backgroundColor={undefined} />
              <span dir="auto">{one.name}</span>
              <button
                type="button"
                className="icon-button"
                disabled={at === 0}
                aria-label={collections.earlier({ name: one.name })}
                onClick={() => setOrder(moved(shown, at, -1))}
              >
                <ArrowUp aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                disabled={at === shown.length - 1}
                aria-label={collections.later({ name: one.name })}
                onClick={() => setOrder(moved(shown, at, 1))}
              >
                <ArrowDown aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
        <footer>
          <button type="button" className="button" data-first="" onClick={onClose}>
            {action.cancel}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={busy || !order}
            onClick={() => onSubmit(shown.map(({ id }) => id))}
          >
            {action.save}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
